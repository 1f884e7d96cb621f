import { describe, expect, it } from "vitest";
import { expandExceptions, findExceptionProblems } from "./exceptions.ts";

describe("exceptions", () => {
  it("apply to all declared fields that a pattern matches", () => {
    const declared = new Set(["createThread ToolResultContent.type", "createRun ToolResultContent.type"]);
    expect([...expandExceptions("tambo", "noticed", declared).keys()]).toEqual([
      "createThread ToolResultContent.type",
    ]);
  });

  it("must be declared and not found, and every other field must be found", () => {
    const declared = new Set(["A.found", "A.missing", "A.excepted", "A.wrong"]);
    const found = new Set(["A.found", "A.wrong"]);
    const exceptions = new Map([
      ["A.excepted", "a reason"],
      ["A.wrong", "a reason"],
      ["B.unknown", "a reason"],
    ]);
    const texts = {
      missing: (field: string) => `${field} is missing.`,
      present: (field: string) => `${field} is present.`,
    };
    expect(findExceptionProblems(declared, found, exceptions, texts)).toEqual([
      "A.missing is missing.",
      "A.wrong is present.",
      "B.unknown is an exception, but the document does not declare it.",
    ]);
  });
});
