import { expect, it } from "vitest";
import { queryTexts } from "./query.ts";

it("keeps texts, and writes everything else as JSON", () => {
  expect(queryTexts({ wire: "proposal", after: 3, all: true, none: null, list: [1, "a"] })).toEqual({
    wire: "proposal",
    after: "3",
    all: "true",
    none: "null",
    list: '[1,"a"]',
  });
});

it("is empty where there is no query", () => {
  expect(queryTexts(undefined)).toEqual({});
});
