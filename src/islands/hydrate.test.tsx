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

function Broken(): never {
  throw new Error("the planted fault");
}

const component = Counter as unknown as React.ComponentType<object>;
const initial = { counter: { unit: "times" }, "counter:first": { label: "Press" } };
const button = () => document.querySelector("button") as HTMLButtonElement;
const press = () => act(async () => button().click());

/** The island as delivered, after `change`, such as an extension's. */
function deliver(change: (island: HTMLElement) => void = () => {}): HTMLElement {
  const root = <IslandRoot name="counter:first" component={component} initial={initial} locale="en" />;
  const html = renderToString(root, { identifierPrefix: "counter:first" });
  document.body.innerHTML = `<div data-island="counter:first">${html}</div>`;
  document.documentElement.dataset.islands = "/islands.json";
  vi.stubGlobal("fetch", async () => Response.json(initial));
  const island = document.querySelector("[data-island]") as HTMLElement;
  change(island);
  return island;
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

it("hydrates the prerendered markup, and says when it has", async () => {
  const island = deliver();
  const prerendered = button();
  await hydrated(island, component);
  expect(island.dataset.hydrated).toBe("");
  await press();
  expect(button()).toBe(prerendered);
  expect(island.textContent).toBe("Press1times");
});

it("works, without a message, where an extension has changed the markup", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const island = deliver((found) => {
    found.querySelector("output")?.remove();
    found
      .querySelector("span")
      ?.replaceChildren(Object.assign(document.createElement("font"), { textContent: "Premi" }));
  });
  await hydrated(island, component);
  await press();
  expect(island.textContent).toBe("Press1times");
  expect(reported).not.toHaveBeenCalled();
});

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

it("rejects and leaves the markup where the component throws at once", async () => {
  const island = deliver();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  await expect(hydrate(island, Broken)).rejects.toThrow("the planted fault");
  await vi.waitFor(() => expect(island.textContent).toBe("Press0times"));
  expect(island.dataset.hydrated).toBeUndefined();
});

it("rejects where the props cannot be loaded", async () => {
  const island = deliver();
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(hydrate(island, component)).rejects.toThrow("/islands.json answered 404");
});

it("draws the props of another language, own and shared, and keeps its state", async () => {
  const island = deliver();
  await hydrated(island, component);
  await press();
  await act(async () => islandsData.set({ counter: { unit: "mal" }, "counter:first": { label: "Drücken" } }));
  expect(island.textContent).toBe("Drücken1mal");
});
