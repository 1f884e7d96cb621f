import { describe, expect, it } from "vitest";
import type { Level } from "./case.ts";
import { levelOf } from "./levels.ts";

const clauses = new Map(
  (["MUST", "SHOULD", "MAY"] as const).map((level) => [level, { id: level, level, text: "", source: "" }]),
);

describe("levels of checks", () => {
  it.each<[string[], Level | undefined, Level]>([
    [["MUST"], undefined, "MUST"],
    [["MAY", "SHOULD"], undefined, "SHOULD"],
    [["SHOULD", "MUST"], undefined, "MUST"],
    [["MUST"], "SHOULD", "SHOULD"],
    [["MAY"], "MUST", "MAY"],
  ])("clauses %j and its own %s make %s", (ids, level, want) => {
    expect(levelOf({ id: "c", clauses: ids, ...(level === undefined ? {} : { level }) }, clauses)).toBe(want);
  });

  it("refuses a clause that nobody wrote down, and a check that cites none", () => {
    expect(() => levelOf({ id: "c", clauses: ["T-999"] }, clauses)).toThrow(
      "the check c cites T-999, which the register does not have",
    );
    expect(() => levelOf({ id: "c", clauses: [] }, clauses)).toThrow("the check c cites no clause");
  });
});
