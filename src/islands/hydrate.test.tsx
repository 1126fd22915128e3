// @vitest-environment happy-dom
import { act, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { islandsData } from "../lib/islands-data.ts";
import { hydrate } from "./hydrate.ts";
import { IslandRoot } from "./island-root.tsx";

function Counter({ label, unit }: { label: string; unit: string }) {
  const [count, setCount] = useState(0);
  if (count === 2) throw new Error("the planted fault");
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        <span>{label}</span>
      </button>
      <output>{count}</output>
      <i>{unit}</i>
    </p>
  );
}

const component = Counter as unknown as React.ComponentType<object>;
const initial = { counter: { unit: "times" }, "counter:first": { label: "Press" } };
const button = () => document.querySelector("button") as HTMLButtonElement;
const press = () => act(async () => button().click());

function deliver(): HTMLElement {
  const root = <IslandRoot name="counter:first" component={component} initial={initial} locale="en" />;
  const html = renderToString(root, { identifierPrefix: "counter:first" });
  document.body.innerHTML = `<div data-island="counter:first">${html}</div>`;
  document.documentElement.dataset.islands = "/islands.json";
  vi.stubGlobal("fetch", async () => Response.json(initial));
  return document.querySelector("[data-island]") as HTMLElement;
}

/** `act` runs what React has scheduled when its callback returns: by then the props have been loaded. */
async function hydrated(island: HTMLElement, component: React.ComponentType<object>): Promise<void> {
  let done: Promise<void> | undefined;
  await act(async () => {
    done = hydrate(island, component);
    await new Promise((resolve) => setTimeout(resolve));
  });
  await done;
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  act(() => islandsData.set(undefined));
});
afterEach(() => vi.unstubAllGlobals());

it("restores the markup and reports the error when the component throws later", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const island = deliver();
  await hydrated(island, component);
  // `act` would swallow the error.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  button().click();
  await vi.waitFor(() => expect(island.textContent).toBe("Press1times"), { timeout: 10_000 });
  button().click();
  await vi.waitFor(() => expect(island.textContent).toBe("Press0times"), { timeout: 10_000 });
  expect(island.dataset.hydrated).toBeUndefined();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "the planted fault" }));
});

it("draws the props of another language, own and shared, and keeps its state", async () => {
  const island = deliver();
  await hydrated(island, component);
  await press();
  await act(async () => islandsData.set({ counter: { unit: "mal" }, "counter:first": { label: "Drücken" } }));
  expect(island.textContent).toBe("Drücken1mal");
});
