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
  [["--colour"], "--colour has no value; write --colour name"],
  [["--colour", "--twice"], 'if "--twice" is it, write --colour=--twice'],
  [["--twice=yes"], '--twice takes no value; got "yes"'],
  [["red"], '"red" belongs to no option; --help lists them'],
])("does not take %j", (parameters, fault) => {
  expect(() => readParameters(command, parameters)).toThrow(fault);
  expect(() => readParameters(command, parameters)).toThrow("npm run paint does not understand");
});

it("names all that it does not understand at once", () => {
  expect(() => readParameters(command, ["--color=red", "--twise"])).toThrow(
    "\n  - --color is no option; did you mean --colour?\n  - --twise is no option; did you mean --twice?",
  );
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
