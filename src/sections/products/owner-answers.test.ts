import { expect, it } from "vitest";
import type { Product } from "../../config/site-schema.ts";
import { ownerAnswers } from "./owner-answers.tsx";

const product = (key: string, credits?: number) => ({ key, credits }) as Product;
const aiServices = { operator: "Example LLC", countries: ["FI", "AT"], retentionDays: 30, expiryMonths: 12 };

it("adds to the connector what the configuration says, in the page's language", () => {
  expect(ownerAnswers(product("provider"), { aiServices }, "de")).toMatchObject({
    operator: "Example LLC",
    countries: "Finnland und Österreich",
    retentionDays: "30 Tage",
    expiryMonths: "12 Monate",
    trialCredits: undefined,
    contract: undefined,
  });
});

it("adds to any other product its cost alone, zero included", () => {
  expect(ownerAnswers(product("courseCreator", 2000), { aiServices }, "de")).toEqual({ cost: "2.000" });
  expect(ownerAnswers(product("recommendedCourses", 0), { aiServices }, "en")).toEqual({ cost: "0" });
  expect(ownerAnswers(product("ranking"), { aiServices }, "en")).toEqual({ cost: undefined });
});
