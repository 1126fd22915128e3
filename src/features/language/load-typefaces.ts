/** How long a text waits for its typefaces, in ms: after that it is shown in the ones that the device has. */
const longest = 1000;

/**
 * Loads the typefaces that a text needs beyond those that are here, headings' and body's. Never rejects. Each family is asked
 * for by itself: a stand-in that the device lacks fails at once, and would end the wait for the others.
 */
export async function loadTypefaces(text: string): Promise<void> {
  const faces = ["h1", "body"].flatMap((selector) => {
    const { fontWeight, fontFamily } = getComputedStyle(document.querySelector(selector) ?? document.body);
    return fontFamily.split(",").map((family) => document.fonts.load(`${fontWeight} 1em ${family}`, text));
  });
  await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, longest))]);
}
