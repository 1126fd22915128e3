import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themesOf } from "../../src/styles/contrast.ts";
import { markContrastFault } from "./mark-contrast.ts";

const { light } = themesOf(readFileSync("src/styles/tokens.css", "utf8"));
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
const square = (fill: string) => `<rect width="64" height="64" fill="${fill}"/>`;

it.each([
  ["the project's own", readFileSync("studio/icons/mark.svg", "utf8"), undefined],
  ["a dark one on a light shape", svg(`${square("#fff")}<path d="M20 20h20v20z"/>`), undefined],
  ["one without a colour, which is black", svg('<path d="M0 0h64v64z"/>'), "100%"],
  ["a dark one with a light dot", svg(`${square("#222")}<circle cx="9" cy="9" r="5" fill="#fff"/>`), "98%"],
])("reports how much of a mark is too dark, if it is too much: %s", async (_what, mark, share) => {
  const fault =
    share && expect.stringContaining(`${share} of the logo mark has less than 3:1 contrast on the dark bar`);
  expect(await markContrastFault(mark, light)).toEqual(fault);
});
