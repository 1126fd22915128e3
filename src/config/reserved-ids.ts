/** The ids of the page's own that have no hyphen. */
const pageIds = ["root", "content", "contents", "menu", "hero", "below", "products", "pricing", "partners", "help"];

/** What no product's key, which has no hyphen, may be: it is the id of its block, beside the page's own, and a key of objects. */
export const reservedIds: readonly string[] = [...pageIds, ...Object.getOwnPropertyNames(Object.prototype)];
