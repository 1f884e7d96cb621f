import { describe, expect, it } from "vitest";
import { fill, findExpressions, select, TypeMismatchError } from "./select.ts";

const root = { a: { events: [{ type: "X", n: 1 }, { type: "Y" }] }, id: "run_1" };

describe("observations", () => {
  it.each([
    ["a.events[].type", ["X", "Y"]],
    ["a.events[?type=='X'].n | [0]", 1],
    ["a.nothing", null],
    ["join('', a.events[].type)", "XY"],
  ])("selects %s", (expression, want) => {
    expect(select(root, expression)).toEqual(want);
  });

  it("rejects invalid JMESPath", () => {
    expect(() => select(root, "a[")).toThrow(/^a\[ is not JMESPath: /);
  });

  it("reports values of a wrong type", () => {
    expect(() => select(root, "length(missing)")).toThrow(TypeMismatchError);
    expect(() => select(root, "length(missing)")).toThrow(
      /^length\(missing\) cannot be applied to the observed value: /,
    );
  });

  it("replaces a placeholder, alone or within a text", () => {
    const value = {
      path: "/runs/${id}",
      n: "${a.events[0].n}",
      list: ["${a.events[0]}"],
      more: "n=${a.events[0]}",
    };
    expect(fill(value, root)).toEqual({
      path: "/runs/run_1",
      n: 1,
      list: [{ type: "X", n: 1 }],
      more: 'n={"type":"X","n":1}',
    });
    expect(findExpressions(value)).toEqual(["id", "a.events[0].n", "a.events[0]", "a.events[0]"]);
  });

  it("throws if nothing was observed", () => {
    expect(() => fill("${a.runId}", root)).toThrow("a.runId is absent");
  });

  it.each([
    ["read.body.thread.id", "the response to GET /t has no thread.id"],
    ["read.headers.link", "the response to GET /t has no headers.link"],
    ["all.pages[0].nextCursor", "the response to GET /list has no nextCursor"],
    ["not_null(read.gone)", "the expected values were not observed"],
    ["read.body.list[?a].b", "read lacks a value that the case needs"],
  ])("names the response that lacks %s", (expression, message) => {
    const responses = {
      read: { method: "GET", path: "/t", body: {} },
      all: { method: "GET", path: "/list", pages: [{}] },
    };
    expect(() => fill(`\${${expression}}`, responses)).toThrow(message);
  });
});
