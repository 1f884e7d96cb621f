import { expect, it } from "vitest";
import { contracts } from "../project.ts";
import { readExceptions } from "./exceptions.ts";
import { judges } from "./judges.ts";

it("every exception names a judge, a rule, a reason, and places that occur once", () => {
  const wrong = readExceptions().filter(
    ({ judge, rule, reason, places }) =>
      !judges.some(({ id }) => id === judge) ||
      !rule ||
      !/\w\.$/.test(reason.trim()) ||
      new Set(places).size !== places.length ||
      !places.every((place) => contracts.includes(place.slice(0, place.indexOf("/")))),
  );
  expect(wrong).toEqual([]);
});
