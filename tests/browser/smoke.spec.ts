import { expect, test, visit } from "./support/site-test.ts";

test("the landing page hydrates", async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
