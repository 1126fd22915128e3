import { expect, it } from "vitest";
import { helpOf, readParameters } from "./parameters.ts";

const command = {
  name: "npm run paint",
  purpose: "Paints a wall.",
  options: {
    colour: { type: "string", value: "name", purpose: "which colour" },
    twice: { type: "boolean", purpose: "two coats" },
  },
} as const;

it("takes what it knows", () => {
  expect({ ...readParameters(command, ["--colour", "red", "--twice"]) }).toEqual({ colour: "red", twice: true });
  expect({ ...readParameters(command, ["--colour=-1"]) }).toEqual({ colour: "-1" });
  expect({ ...readParameters(command, ["-h"]) }).toEqual({ help: true });
  expect({ ...readParameters(command, []) }).toEqual({});
});

it.each([
  [["--color", "red"], "--color is no option; did you mean --colour?"],
  [["--constructor"], "--constructor is no option; --help lists them"],
  [["-x"], "-x is no option"],
  [["--colour"], "Option '--colour <value>' argument missing; --help lists the options"],
  [["--colour", "--twice"], "use '--colour=-XYZ'"],
  [["--twice=yes"], "Option '--twice' does not take an argument"],
  [
    ["red"],
    "Unexpected argument 'red'. This command does not take positional arguments; --help lists the options, and",
  ],
])("does not take %j", (parameters, fault) => {
  expect(() => readParameters(command, parameters)).toThrow(fault);
  expect(() => readParameters(command, parameters)).toThrow("npm run paint does not understand");
});

it("says what it knows", () => {
  expect(helpOf(command)).toBe(
    [
      "npm run paint [-- options]",
      "",
      "Paints a wall.",
      "",
      "  --colour name  which colour",
      "  --twice        two coats",
      "  --help         says this and does nothing",
    ].join("\n"),
  );
});
