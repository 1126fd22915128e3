import { expect, it } from "vitest";
import { messageOf, oneLine } from "./log-line.ts";

it("writes control characters as their escapes, so that a line stays one", () => {
  expect(oneLine("a\r\nGET /forged\u001b[2J\u0085\u2028 ü")).toBe(
    "a\\u000d\\u000aGET /forged\\u001b[2J\\u0085\\u2028 ü",
  );
});

it("takes the message of whatever was thrown", () => {
  expect(messageOf(new Error("a\nb"))).toBe("a\\u000ab");
  expect(messageOf("text")).toBe("text");
  expect(messageOf(undefined)).toBe("undefined");
});
