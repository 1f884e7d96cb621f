import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ModelError } from "../../core/errors.ts";
import { parseScript } from "./parse.ts";

const wrong = (script: unknown): unknown => {
  try {
    return parseScript(typeof script === "string" ? script : JSON.stringify(script));
  } catch (error) {
    return error instanceof ModelError ? `${error.code} ${error.message}` : error;
  }
};

describe("parseScript", () => {
  it("parses every kind of step", () => {
    const turn = [
      { text: "abc" },
      { text: ["a", { hold: "x" }, " b"] },
      { reasoning: ["r", { delay: 5 }, { random: 24 }] },
      { source: "app/main.py" },
      { tool: "weather/get_weather", args: { city: "Paris" } },
      { tool: "t", args: [], id: "call_a" },
      { component: "C", props: { a: 1 } },
      {
        component: "C",
        props: ["{", "}"],
        state: [{ set: { n: 1 } }, { hold: "y", ms: 7 }, { patch: [] }],
        id: "c",
      },
      { state: { component: "comp_1", set: { n: 2 } } },
      { state: { set: { n: 3 } } },
      { hold: "h" },
      { delay: 0 },
      { finish: "length" },
      { echo: "prompt" },
      { error: { code: "X", message: "y" } },
      { break: true },
    ];
    expect(parseScript(JSON.stringify({ turns: [turn, []] }))).toEqual({
      turns: [
        [
          { kind: "text", deltas: ["abc"] },
          { kind: "text", deltas: ["a", { kind: "hold", name: "x", ms: 10_000 }, " b"] },
          { kind: "reasoning", deltas: ["r", { kind: "delay", ms: 5 }, { kind: "random", length: 24 }] },
          { kind: "source", name: "app/main.py" },
          { kind: "tool", name: "weather/get_weather", id: undefined, args: ['{"city":"Paris"}'] },
          { kind: "tool", name: "t", id: "call_a", args: [] },
          { kind: "component", name: "C", id: undefined, props: ['{"a":1}'], state: [] },
          {
            kind: "component",
            name: "C",
            id: "c",
            props: ["{", "}"],
            state: [
              { kind: "change", input: { state: { n: 1 } } },
              { kind: "hold", name: "y", ms: 7 },
              { kind: "change", input: { patch: [] } },
            ],
          },
          { kind: "state", component: "comp_1", change: { kind: "change", input: { state: { n: 2 } } } },
          { kind: "state", component: undefined, change: { kind: "change", input: { state: { n: 3 } } } },
          { kind: "hold", name: "h", ms: 10_000 },
          { kind: "delay", ms: 0 },
          { kind: "finish", reason: "length" },
          { kind: "echo" },
          { kind: "error", code: "X", message: "y" },
          { kind: "break" },
        ],
        [],
      ],
    });
  });

  const kinds =
    '"text", "reasoning", "source", "tool", "component", "state", "hold", "delay", "error", "break", "finish", "echo"';
  const change = 'either {"set": object} or {"patch": list of operations}';
  const allowedDeltas =
    'must be a string or a list of strings, random texts ({"random": length}) and waits ({"hold": name} or {"delay": ms})';
  const cases: [unknown, string, string][] = [
    ["null", "", 'must be an object {"turns": […]}'],
    [{}, "/turns", "must be a list of turns"],
    [{ turns: [], more: 1 }, "/more", 'is not allowed here; the allowed fields are "turns"'],
    [{ turns: [{}] }, "/turns/0", "must be a turn: a list of steps"],
    [{ turns: [[1]] }, "/turns/0/0", `must be a step: an object with one of ${kinds}`],
    [{ turns: [[], [{ say: "x" }]] }, "/turns/1/0", `must have one of ${kinds}`],
    [{ turns: [[{ text: 1 }]] }, "/turns/0/0/text", allowedDeltas],
    [
      { turns: [[{ text: ["a", {}] }]] },
      "/turns/0/0/text/1",
      'must be a string, {"random": length}, {"hold": name} or {"delay": ms}',
    ],
    [
      { turns: [[{ text: [{ random: 0 }] }]] },
      "/turns/0/0/text/0/random",
      "must be a number of characters, 1 or more",
    ],
    [
      { turns: [[{ text: [{ random: 16_000_000 }, { random: 777_217 }] }]] },
      "/turns/0/0/text/1",
      "the random text in a script may have at most 16777216 characters in total",
    ],
    [
      { turns: [[{ text: "a", "x/~": 1 }]] },
      "/turns/0/0/x~1~0",
      'is not allowed here; the allowed fields are "text"',
    ],
    [{ turns: [[{ tool: "" }]] }, "/turns/0/0/tool", "must be a non-empty string"],
    [{ turns: [[{ tool: "t" }]] }, "/turns/0/0/args", "must be an object, or a list of its JSON fragments"],
    [{ turns: [[{ tool: "t", args: {}, id: 4 }]] }, "/turns/0/0/id", "must be a non-empty string"],
    [
      { turns: [[{ component: "C", props: {}, state: {} }]] },
      "/turns/0/0/state",
      "must be a list of state changes and waits",
    ],
    [{ turns: [[{ component: "C", props: {}, state: [{}] }]] }, "/turns/0/0/state/0", `must be ${change}`],
    [
      { turns: [[{ state: { component: "", set: {} } }]] },
      "/turns/0/0/state/component",
      "must be a non-empty string",
    ],
    [
      { turns: [[{ state: { component: "c", set: {}, patch: [] } }]] },
      "/turns/0/0/state",
      `must be ${change}`,
    ],
    [
      { turns: [[{ hold: "x", ms: -1 }]] },
      "/turns/0/0/ms",
      "must be a number of milliseconds from 0 to 600000",
    ],
    [
      { turns: [[{ delay: 600_001 }]] },
      "/turns/0/0/delay",
      "must be a number of milliseconds from 0 to 600000",
    ],
    [{ turns: [[{ error: { code: "X" } }]] }, "/turns/0/0/error/message", "must be a non-empty string"],
    [{ turns: [[{ break: 1 }]] }, "/turns/0/0/break", "must be true"],
    [
      { turns: [[{ finish: "end" }]] },
      "/turns/0/0/finish",
      'must be one of "stop", "length", "content-filter", "tool-calls", "error", "interrupted", "other"',
    ],
    [{ turns: [[{ echo: "tools" }]] }, "/turns/0/0/echo", 'must be "prompt"'],
    [
      { turns: [[], Array.from({ length: 10_001 }, () => ({ text: "" }))] },
      "/turns/1",
      "a script may contain at most  10000 steps in total",
    ],
    [
      { turns: [[{ text: Array.from({ length: 100_001 }, () => "") }]] },
      "/turns/0/0/text",
      "a script may contain at most  100000 list items in total",
    ],
  ];
  it.each(cases)("rejects %.60j: at %s, %s", (script, pointer, what) => {
    expect(wrong(script)).toBe(`INVALID_SCRIPT Invalid script at "${pointer}": ${what}.`);
  });

  it("rejects invalid JSON, and does not treat inherited names as steps", () => {
    expect(wrong("{")).toMatch(/^INVALID_SCRIPT Invalid script at "": must be JSON \(/);
    expect(wrong('{"turns":[[{"toString":1}]]}')).toMatch(/at "\/turns\/0\/0": must have one of/);
    expect(wrong('{"turns":[[{"__proto__":{"text":"a"}}]]}')).toMatch(/at "\/turns\/0\/0"/);
  });

  it("returns a script or INVALID_SCRIPT for any JSON", () => {
    const keys = [
      "turns",
      "text",
      "reasoning",
      "tool",
      "args",
      "component",
      "props",
      "state",
      "hold",
      "ms",
      "error",
    ];
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys), tie("value"), { maxKeys: 3 }),
      ),
    }));
    const turns = fc.array(fc.array(value, { maxLength: 3 }), { maxLength: 2 });
    fc.assert(
      fc.property(
        fc.oneof(
          value,
          turns.map((all) => ({ turns: all })),
        ),
        (script) => {
          const read = wrong(script);
          if (typeof read === "string") expect(read).toMatch(/^INVALID_SCRIPT Invalid script at "/);
          else expect(read).toEqual({ turns: expect.any(Array) });
        },
      ),
      { numRuns: 500, seed: 7 },
    );
  });
});
