import { expect, it } from "vitest";
import { servicesTemplate } from "./services-template.ts";

it("is not there without services", () => {
  expect(servicesTemplate([])).toBe("");
});

it("holds the scripts with their attributes, and what they store under which names", () => {
  const counter = {
    name: "Counter",
    script: "/counter.js",
    attributes: { defer: true as const, "data-domain": 'a"b' },
    connects: [],
    storage: ["counter_", "count-"],
  };
  const other = {
    ...counter,
    name: "Other",
    script: "https://other.example/x.js",
    attributes: {},
    storage: ["other_"],
  };
  expect(servicesTemplate([counter, other])).toBe(
    '<template data-services data-storage="counter_ count- other_">' +
      '<script defer data-domain="a&quot;b" src="/counter.js"></script>' +
      '<script src="https://other.example/x.js"></script></template>',
  );
});

it("cannot have its address given by an attribute", () => {
  const service = { name: "A", script: "/a.js", attributes: { src: "/b.js" }, connects: [], storage: [] };
  expect(servicesTemplate([service])).toContain('<script src="/a.js">');
});
