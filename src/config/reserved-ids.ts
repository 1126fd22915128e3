/** The page's ids without a hyphen. */
const pageIds = ["root", "content", "contents", "menu", "hero", "below", "products", "pricing", "partners", "help"];

/** What no product's key may be, as it is the id of its block and a property of objects. Keys have no hyphen. */
export const reservedIds: readonly string[] = [...pageIds, ...Object.getOwnPropertyNames(Object.prototype)];
