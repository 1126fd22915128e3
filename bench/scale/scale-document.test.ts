import { expect, it } from "vitest";
import { summed } from "../bytes/traffic.ts";
import { amount, scaleDocument } from "./scale-document.ts";

it.each([
  [0, "0 B"],
  [999, "999 B"],
  [1500, "1.5 kB"],
  [52_000_000, "52 MB"],
  [1.28e12, "1.3 TB"],
])("%d bytes are %s", (bytes, text) => expect(amount(bytes)).toBe(text));

it("fills every place of its template", () => {
  const visit = (received: number) => summed([{ path: "/", type: "Document", received, cached: false }]);
  const text = scaleDocument({
    visits: { firstView: visit(400_000), firstVisit: visit(1_200_000), repeatVisit: visit(150) },
    classes: [{ keeping: "public, max-age=86400", files: 300, bytes: 30e6 }],
    servers: [{ name: "nginx", perCore: 50_000, memory: 15e6 }],
    paths: ["/"],
    told: "Measured today.",
  });
  expect(text).toContain("1.2 TB");
  expect(text).not.toMatch(/\{\{|undefined|NaN/);
});
