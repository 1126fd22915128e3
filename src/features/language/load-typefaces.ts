/** In ms: after that the text is shown in fallback fonts. */
const timeout = 1000;

/**
 * Loads the heading and body fonts that a text needs. Never rejects. One request per family: a fallback font that the
 * device lacks fails at once and would end the wait for the others.
 */
export async function loadTypefaces(text: string): Promise<void> {
  const faces = ["h1", "body"].flatMap((selector) => {
    const { fontWeight, fontFamily } = getComputedStyle(document.querySelector(selector) ?? document.body);
    return fontFamily.split(",").map((family) => document.fonts.load(`${fontWeight} 1em ${family}`, text));
  });
  await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, timeout))]);
}
