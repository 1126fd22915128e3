/** The page's ids without a hyphen. */
const pageIds = ["root", "content", "contents", "menu", "hero", "below", "products", "pricing", "partners", "help"];

/** No product may have these keys: a key is the id of its block and a property of objects. Keys have no hyphen. */
export const reservedIds: readonly string[] = [...pageIds, ...Object.getOwnPropertyNames(Object.prototype)];
