import { expect, it } from "vitest";
import { helpOf, readParameters } from "./command-line.ts";

const command = {
  name: "npm run paint",
  purpose: "Paints a wall.",
  options: {
    colour: { type: "string", value: "name", purpose: "which colour" },
    twice: { type: "boolean", purpose: "two coats" },
  },
} as const;

it.each([
  [["--colour", "red", "--twice"], { colour: "red", twice: true }],
  [["--colour=-1"], { colour: "-1" }],
  [["-h"], { help: true }],
  [[], {}],
])("parses %j", (parameters, values) => {
  expect({ ...readParameters(command, parameters) }).toEqual(values);
});

it.each([
  [["--color", "red"], "Unknown option '--color'; --help lists the options, and npm needs --"],
  [["--constructor"], "Unknown option '--constructor'; --help"],
  [["--colour"], "Option '--colour <value>' argument missing; --help"],
  [["red"], "Unexpected argument 'red'; --help"],
])("rejects %j", (parameters, fault) => {
  expect(() => readParameters(command, parameters)).toThrow(fault);
  expect(() => readParameters(command, parameters)).toThrow("Invalid arguments for npm run paint");
});

it("lists the options as help", () => {
  expect(helpOf(command)).toBe(`npm run paint [-- options]

Paints a wall.

  --colour name  which colour
  --twice        two coats
  --help         shows this help`);
});
