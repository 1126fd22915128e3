// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { expect, it } from "vitest";
import { bannerHeight } from "../../features/consent/consent-store.ts";
import BannerClearance from "./banner-clearance.island.tsx";

it("leaves as much room as the open banner covers", () => {
  const { container } = render(<BannerClearance />);
  expect(container.innerHTML).toBe("");
  act(() => bannerHeight.set(120));
  expect(container.innerHTML).toContain("height: 120px");
});
