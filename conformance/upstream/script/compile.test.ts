import { describe, expect, it } from "vitest";
import type { ModelStep, Turn } from "../../runner/case.ts";
import { compileScript } from "./compile.ts";

const compile = (...turns: Turn[]) => compileScript({ token: "t", turns, naming: { toolServer: "suite" } });

describe("compileScript", () => {
  it.each<[ModelStep, object]>([
    [{ text: "a" }, { text: "a" }],
    [{ text: ["a", { hold: "t.h" }, "b"] }, { text: ["a", { hold: "t.h", ms: 60_000 }, "b"] }],
    [{ reasoning: ["a", { hold: "t.h" }] }, { reasoning: ["a", { hold: "t.h", ms: 60_000 }] }],
    [
      { tool: "add", args: { a: [1] }, id: "c" },
      { tool: "add", args: { a: [1] }, id: "c" },
    ],
    [
      { tool: "conf_echo", args: ["{", { hold: "t.h" }, "}"] },
      { tool: "suite/conf_echo", args: ["{", { hold: "t.h", ms: 60_000 }, "}"] },
    ],
    [
      { component: "Card", props: {}, state: [{ set: { a: 1 } }, { hold: "t.h" }, { patch: [] }] },
      {
        component: "Card",
        props: {},
        state: [{ set: { a: 1 } }, { hold: "t.h", ms: 60_000 }, { patch: [] }],
      },
    ],
    [
      { component: "Card", props: [] },
      { component: "Card", props: [] },
    ],
    [{ state: { component: "c", patch: [] } }, { state: { component: "c", patch: [] } }],
    [{ hold: "t.h" }, { hold: "t.h", ms: 60_000 }],
    [{ fail: { code: "C", message: "m" } }, { error: { code: "C", message: "m" } }],
    [{ drop: true }, { break: true }],
    [{ finish: "length" }, { finish: "length" }],
  ])("writes %j", (step, expected) => {
    expect(JSON.parse(compile([], [step]))).toEqual({ turns: [[], [expected]] });
  });

  it("writes the sources of a text as separate steps", () => {
    const turn: Turn = [{ text: "a", sources: ["https://a.example/"] }, { drop: true }];
    const steps = [{ text: "a" }, { source: "https://a.example/" }, { break: true }];
    expect(JSON.parse(compile(turn))).toEqual({ turns: [steps] });
  });

  it.each<[ModelStep, string]>([
    [{ error: { status: 429, message: "m" } }, "error"],
    [{ garbage: "x" }, "garbage"],
    [{ search: "x", pages: [] }, "search"],
    [{ finish: "stop", stopSequence: "END" }, "finish"],
    [{ finish: "stop", cached: { read: 1, written: 2 } }, "finish"],
  ])("rejects %j", (step, kind) => {
    expect(() => compile([{ text: "a" }], [{ text: "a" }, step])).toThrow(
      `Script t, turn 2, step 2: scripts do not support "${kind}"; remove the mode \`script\` from the case.`,
    );
  });
});
