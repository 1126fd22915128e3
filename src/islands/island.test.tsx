import type { FunctionComponent, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type PageData, SiteContext, useStrings } from "../features/site/site-context.tsx";
import { Island } from "./island.tsx";

const Greeting = ({ name }: { name: string }) => <p>{name}</p>;
const greeting = (more = {}) => <Island name="greeting" component={Greeting} props={{ name: "Ada", ...more }} />;
const bare = (component: FunctionComponent) => <Island name="bare" component={component} props={{}} />;

const Outer = () => greeting();
const Reader = () => <p>{useStrings("hero").badge}</p>;
const Styled = () => <p style={{ color: "red" }}>Red</p>;

it.each<[what: string, island: ReactNode, message: string]>([
  ["a function", greeting({ greet: () => {} }), 'Island "greeting": greet cannot be written'],
  ["a date", greeting({ on: { day: new Date() } }), 'Island "greeting": on cannot be written'],
  ["an infinite number", greeting({ sizes: [1, Number.POSITIVE_INFINITY] }), "sizes cannot be written"],
  ["an island twice on a page", ["1", "2"].map((key) => <i key={key}>{greeting()}</i>), "stands on the page twice"],
  ["an island in another", bare(Outer), "An island has no texts and data of the page"],
  ["a prerendered style, which the content policy would block", bare(Styled), "refuses a prerendered style"],
  ["texts in an island, and names the alternative", bare(Reader), "hand them over as its properties"],
])("rejects %s", (_, island, message) => {
  const page = { locale: "de", islands: new Map<string, object>() } as PageData;
  expect(() => renderToStaticMarkup(<SiteContext value={page}>{island}</SiteContext>)).toThrow(message);
});
