import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../features/language/language-context.tsx";
import { type PageData, SiteContext, useStrings } from "../features/site/site-context.tsx";
import { Island } from "./island.tsx";

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;
const Outer = () => <Island name="greeting" component={Greeting} props={{ name: "Ada" }} />;
const Reader = () => <p>{useStrings("hero").badge}</p>;
const Styled = () => <p style={{ color: "red" }}>Red</p>;

const render = (island: React.ReactNode) =>
  renderToStaticMarkup(
    <LanguageProvider locale="de">
      <SiteContext value={{ islands: new Map<string, object>() } as PageData}>{island}</SiteContext>
    </LanguageProvider>,
  );

it.each([
  ["function", { name: "Ada", greet: () => {} }, "greet cannot be written"],
  ["date", { name: "Ada", on: { day: new Date() } }, "on cannot be written"],
  ["number that is not finite", { name: "Ada", sizes: [1, Number.POSITIVE_INFINITY] }, "sizes cannot be written"],
])("rejects a %s and names island and property", (_, props, message) => {
  expect(() => render(<Island name="greeting" component={Greeting} props={props} />)).toThrow(
    `Island "greeting": ${message}`,
  );
});

it("rejects an island twice on a page or in another island", () => {
  const greeting = <Island name="greeting" component={Greeting} props={{ name: "Ada" }} />;
  expect(() => render([<i key="1">{greeting}</i>, <i key="2">{greeting}</i>])).toThrow("stands on the page twice");
  expect(() => render(<Island name="outer" component={Outer} props={{}} />)).toThrow(
    "An island has no texts and data of the page",
  );
});

it("rejects a prerendered style, which the content policy would block", () => {
  expect(() => render(<Island name="styled" component={Styled} props={{}} />)).toThrow("refuses a prerendered style");
});

it("rejects texts in an island and names the alternative", () => {
  expect(() => render(<Island name="reader" component={Reader} props={{}} />)).toThrow(
    "hand them over as its properties",
  );
});
