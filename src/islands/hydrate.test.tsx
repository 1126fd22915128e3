// @vitest-environment happy-dom
import { act, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hydrate } from "./hydrate.ts";
import { changedData } from "./island-data.ts";
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

/** A page with the island as it was delivered, after a visitor's browser has made `change` to it. */
function deliver(change: (island: HTMLElement) => void = () => {}): HTMLElement {
  const props = { label: "Press" };
  const html = renderToString(<IslandRoot name="counter" of={component} props={props} locale="en" />, {
    identifierPrefix: "counter",
  });
  const page = `<div data-island="counter">${html}</div>`;
  document.body.innerHTML = page;
  document.documentElement.dataset.islands = "/islands.json";
  vi.stubGlobal("fetch", async () => Response.json({ counter: { props, elements: 4 } }));
  delivered = new DOMParser().parseFromString(page, "text/html");
  const island = document.querySelector("[data-island]") as HTMLElement;
  change(island);
  return island;
}

/** The island of that page once React has taken it over. */
async function hydrated(change?: (island: HTMLElement) => void): Promise<HTMLElement> {
  const island = deliver(change);
  await act(() => hydrate(island, component));
  return island;
}

/** What a browser's translator does to a text. */
function translate(island: HTMLElement, place: string, textContent: string): void {
  const font = Object.assign(document.createElement("font"), { textContent });
  island.querySelector(place)?.firstChild?.replaceWith(font);
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  act(() => changedData.set({}));
});
afterEach(() => vi.unstubAllGlobals());

it("brings what was prerendered to life, once, however often it is asked for", async () => {
  const island = deliver();
  const prerendered = button();
  await act(() => Promise.all([hydrate(island, component), hydrate(island, component)]));
  await press();
  expect(button()).toBe(prerendered);
  expect(island.textContent).toBe("Press1");
});

it("puts the markup back when the component throws, and reports it", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const island = await hydrated();
  // `act` would keep the error to itself.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  button().click();
  await vi.waitFor(() => expect(island.textContent).toBe("Press1"));
  button().click();
  await vi.waitFor(() => expect(island.textContent).toBe("Press0"));
  expect(island.dataset.hydrated).toBeUndefined();
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "the planted fault" }));
});

it("leaves what an extension has put into it where it is", async () => {
  const planted = Object.assign(document.createElement("div"), { className: "planted" });
  const island = deliver((found) => found.querySelector("button")?.after(planted));
  const prerendered = button();
  await act(() => hydrate(island, component));
  await press();
  expect(button()).toBe(prerendered);
  expect(button().nextSibling).toBe(planted);
  expect(island.textContent).toBe("Press1");
});

it("leaves what an extension has taken away where it is: outside", async () => {
  const island = await hydrated((found) => found.querySelector("output")?.remove());
  expect(island.querySelector("output")).toBeNull();
  expect(island.textContent).toBe("Press");
});

it("leaves the texts of a browser's translator alone", async () => {
  const island = await hydrated((found) => translate(found, "span", "Premi"));
  await press();
  expect(island.textContent).toBe("Premi1");
});

it("has its own texts again in another language, also one that reads the same in both, and keeps its state", async () => {
  const island = await hydrated((found) => translate(found, "span", "Premi"));
  await press();
  translate(island, "output", "one");
  await act(async () => changedData.set({ counter: { props: { label: "Press" }, elements: 4 } }));
  expect(island.textContent).toBe("Press1");
});
