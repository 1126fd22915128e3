// @vitest-environment happy-dom
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { hydrate } from "./hydrate.ts";
import { IslandRoot } from "./island-root.tsx";

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  if (count === 2) throw new Error("the planted fault");
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      <span>{label}</span>
      <output>{count}</output>
    </button>
  );
}

it("restores the markup and reports the error when the component throws later", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const initial = { counter: { label: "Press" } };
  vi.stubGlobal("fetch", async () => Response.json(initial));
  const component = Counter as unknown as React.ComponentType<object>;
  const root = <IslandRoot name="counter" component={component} initial={initial} locale="en" />;
  document.body.innerHTML = `<div data-island="counter">${renderToString(root, { identifierPrefix: "counter" })}</div>`;
  document.documentElement.dataset.islands = "/islands.json";
  const island = document.querySelector("[data-island]") as HTMLElement;
  const press = () => document.querySelector("button")?.click();
  await hydrate(island, component);
  press();
  await vi.waitFor(() => expect(island.textContent).toBe("Press1"), { timeout: 10_000 });
  press();
  await vi.waitFor(() => expect(island.textContent).toBe("Press0"), { timeout: 10_000 });
  expect(island.dataset.hydrated).toBeUndefined();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "the planted fault" }));
});
