/** The places where a translation lacks what English has, as `aiForum.title`. */
export function missingIn(translation: unknown, english: unknown, place = ""): string[] {
  if (typeof english === "string") {
    return typeof translation === "string" && translation !== "" ? [] : [place];
  }
  if (typeof english !== "object" || english === null) return typeof translation === typeof english ? [] : [place];
  if (typeof translation !== "object" || translation === null) return [place];
  const found = new Map(Object.entries(translation));
  return Object.entries(english).flatMap(([key, value]) =>
    missingIn(found.get(key), value, place ? `${place}.${key}` : key),
  );
}
