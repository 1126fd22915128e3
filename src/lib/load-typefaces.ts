/** How long a text waits for its typefaces, in ms: after that it is shown in the ones that the device has. */
const longest = 1000;

/** Loads the typefaces that a text needs beyond those that are here, headings' and body's. Never rejects. */
export async function loadTypefaces(text: string): Promise<void> {
  const faces = ["h1", "body"].map((selector) => {
    const element = document.querySelector(selector) ?? document.body;
    const { fontWeight, fontFamily } = getComputedStyle(element);
    return document.fonts.load(`${fontWeight} 1em ${fontFamily}`, text);
  });
  await Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, longest))]);
}
