import { describe, expect, it } from "vitest";
import { expressionsIn, fill, Misfit, select } from "./select.ts";

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

  it("names what is no expression", () => {
    expect(() => select(root, "a[")).toThrow(/^a\[ is not JMESPath: /);
  });

  it("tells values that an expression cannot work on", () => {
    expect(() => select(root, "length(missing)")).toThrow(Misfit);
    expect(() => select(root, "length(missing)")).toThrow(
      /^length\(missing\) cannot be applied to the observed value: /,
    );
  });

  it("fills in values, whole or within a text", () => {
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
    expect(expressionsIn(value)).toEqual(["id", "a.events[0].n", "a.events[0]", "a.events[0]"]);
  });

  it("does not go on with what was never observed", () => {
    expect(() => fill("${a.runId}", root)).toThrow("nothing was observed at a.runId");
  });
});
