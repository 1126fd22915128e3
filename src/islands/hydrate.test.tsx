// @vitest-environment happy-dom
import { act, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrate } from "./hydrate.ts";
import { updatedIslandsData } from "./island-data.ts";
import { IslandRoot } from "./island-root.tsx";

let delivered: Document;
vi.mock("../features/language/load-document.ts", () => ({ loadDocument: async () => delivered }));

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  if (count === 2) throw new Error("the planted fault");
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        <span>{label}</span>
      </button>
      <output>{count}</output>
    </p>
  );
}

const component = Counter as React.ComponentType<object>;
const button = () => document.querySelector("button") as HTMLButtonElement;
const press = () => act(async () => button().click());

/** The island as delivered, after `change`, such as an extension's. */
function deliver(change: (island: HTMLElement) => void = () => {}): HTMLElement {
  const props = { label: "Press" };
  const html = renderToString(<IslandRoot name="counter" component={component} props={props} locale="en" />, {
    identifierPrefix: "counter",
  });
  const page = `<div data-island="counter">${html}</div>`;
  document.body.innerHTML = page;
  document.documentElement.dataset.islands = "/islands.json";
  vi.stubGlobal("fetch", async () => Response.json({ counter: { props, elements: 4, length: "Press0".length } }));
  delivered = new DOMParser().parseFromString(page, "text/html");
  const island = document.querySelector("[data-island]") as HTMLElement;
  change(island);
  return island;
}

async function hydrated(change?: (island: HTMLElement) => void): Promise<HTMLElement> {
  const island = deliver(change);
  await act(() => hydrate(island, component));
  return island;
}

function translate(island: HTMLElement, selector: string, textContent: string): void {
  const font = Object.assign(document.createElement("font"), { textContent });
  island.querySelector(selector)?.firstChild?.replaceWith(font);
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  act(() => updatedIslandsData.set({}));
});
afterEach(() => vi.unstubAllGlobals());

it("hydrates the prerendered markup once, even when called twice", async () => {
  const island = deliver();
  const prerendered = button();
  await act(() => Promise.all([hydrate(island, component), hydrate(island, component)]));
  await press();
  expect(button()).toBe(prerendered);
  expect(island.textContent).toBe("Press1");
});

it("restores the markup and reports the error when the component throws", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const island = await hydrated();
  // `act` would swallow the error.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  button().click();
  await vi.waitFor(() => expect(island.textContent).toBe("Press1"), { timeout: 10_000 });
  button().click();
  await vi.waitFor(() => expect(island.textContent).toBe("Press0"), { timeout: 10_000 });
  expect(island.dataset.hydrated).toBeUndefined();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "the planted fault" }));
});

it("keeps an element that an extension has inserted", async () => {
  const planted = Object.assign(document.createElement("div"), { className: "planted" });
  const island = deliver((found) => found.querySelector("button")?.after(planted));
  const prerendered = button();
  await act(() => hydrate(island, component));
  await press();
  expect(button()).toBe(prerendered);
  expect(button().nextSibling).toBe(planted);
  expect(island.textContent).toBe("Press1");
});

it("does not restore an element that an extension has removed", async () => {
  const island = await hydrated((found) => found.querySelector("output")?.remove());
  expect(island.querySelector("output")).toBeNull();
  expect(island.textContent).toBe("Press");
});

it("keeps the texts of a browser's translator", async () => {
  const island = await hydrated((found) => translate(found, "span", "Premi"));
  await press();
  expect(island.textContent).toBe("Premi1");
});

it("keeps the texts of a translator that changes them in place", async () => {
  const island = deliver((found) =>
    Object.assign(found.querySelector("span")?.firstChild as Text, { data: "Premere" }),
  );
  const prerendered = button();
  await act(() => hydrate(island, component));
  await press();
  expect(button()).toBe(prerendered);
  expect(island.textContent).toBe("Premere1");
});

it("restores its texts after a change of language, even one that is the same in both, and keeps its state", async () => {
  const island = await hydrated((found) => translate(found, "span", "Premi"));
  await press();
  translate(island, "output", "one");
  await act(async () => updatedIslandsData.set({ counter: { props: { label: "Press" }, elements: 4, length: 6 } }));
  expect(island.textContent).toBe("Press1");
});
