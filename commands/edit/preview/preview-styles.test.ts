import { expect, it } from "vitest";
import { asWithScripts } from "./preview-styles.ts";

it("what stands for scripts does not show in the preview, in which none run", () => {
  expect(asWithScripts("@media (scripting: none){.a{b:c}}@media (scripting:none) and (width<1px){}")).toBe(
    "@media not all{.a{b:c}}@media not all and (width<1px){}",
  );
});
