/** In ms: after that the text is shown in fallback fonts. */
const timeout = 1000;

/** Loads the heading and body fonts of a text, which would reflow under the reader later. Never rejects. */
export async function loadTypefaces(text: string): Promise<void> {
  const fonts = ["h1", "body"].map((selector) => {
    const { fontWeight, fontFamily } = getComputedStyle(document.querySelector(selector) ?? document.body);
    return document.fonts.load(`${fontWeight} 1em ${fontFamily.split(",")[0]}`, text);
  });
  await Promise.race([Promise.allSettled(fonts), new Promise((resolve) => setTimeout(resolve, timeout))]);
}
