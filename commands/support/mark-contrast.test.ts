import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { themesOf } from "../../src/styles/contrast.ts";
import { dimMarkFault } from "./mark-contrast.ts";

const { light } = themesOf(readFileSync("src/styles/tokens.css", "utf8"));
const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

it.each([
  ["the project's own", readFileSync("studio/marks/mark.svg", "utf8")],
  ["a dark one on a light shape", svg('<rect width="64" height="64" fill="#fff"/><path d="M20 20h20v20z"/>')],
])("%s is seen", async (_, mark) => {
  expect(await dimMarkFault(mark, light)).toBeUndefined();
});

it.each([
  ["one without a colour, which is black", svg('<path d="M0 0h64v64z"/>'), "100%"],
  [
    "a dark one with a light dot",
    svg('<rect width="64" height="64" fill="#222"/><circle cx="9" cy="9" r="5" fill="#fff"/>'),
    "98%",
  ],
])("%s is not", async (_, mark, share) => {
  expect(await dimMarkFault(mark, light)).toMatch(
    new RegExp(`^${share} of the mark has less than 3:1 on the dark bar`),
  );
});
