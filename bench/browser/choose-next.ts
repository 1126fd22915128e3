import type { Locator } from "@playwright/test";

/** Chooses the next entry of a select by a trusted key, or from the last one the entry before it. */
export async function chooseNext(select: Locator): Promise<void> {
  const last = await select.evaluate((element) => {
    const { selectedIndex, length } = element as HTMLSelectElement;
    return selectedIndex === length - 1;
  });
  await select.press(last ? "ArrowUp" : "ArrowDown", { noWaitAfter: true });
}
