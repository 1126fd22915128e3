/**
 * Says which slide of an endless row stands in the middle, and how far each is from it: `data-centred` and `--beside`, in
 * slides, below nought before it.
 */
export function stand(slides: readonly HTMLElement[], centred: number): void {
  const half = Math.floor(slides.length / 2);
  for (const [index, slide] of slides.entries()) {
    slide.dataset.centred = String(index === centred);
    slide.style.setProperty("--beside", `${((index - centred + half + slides.length) % slides.length) - half}`);
  }
}
