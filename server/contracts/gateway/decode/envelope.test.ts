import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { decodeRunRequest } from "./decode.ts";
import { bodyOf, limits, refusalOf } from "./testing.ts";

type Row = [name: string, body: unknown, param: string, why: string, place?: string];

const unknown = "is not a member of this API; remove it or correct its name";

describe("the body", () => {
  it.each<Row>([
    ["null", null, "body", "must be an object, not null", "The body"],
    ["an array", [], "body", "must be an object, not an array", "The body"],
    ["a text", "x", "body", "must be an object, not a string", "The body"],
    ["a number", 1, "body", "must be an object, not a number", "The body"],
    ["without request", {}, "request", "is required"],
    ["request null", { request: null }, "request", "must be an object, not null"],
    ["request an array", { request: [] }, "request", "must be an object, not an array"],
    ["an unknown member", bodyOf({}, { foo: 1 }), "foo", unknown],
    ["an unknown member with a dotted name", bodyOf({}, { "run.max_turns": 1 }), "run.max_turns", unknown],
    ["a member called __proto__", { ...bodyOf(), ["__proto__"]: 1 }, "__proto__", unknown],
  ])("%s is refused [G-020][G-021][GX-06]", (_, body, param, why, place = param) => {
    expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
  });

  it.each<Row>([
    [
      "builtins: a number in the list",
      bodyOf({}, { builtins: ["a", 1] }),
      "builtins[1]",
      "must be a string, not a number",
    ],
    [
      "builtins: an object",
      bodyOf({}, { builtins: {} }),
      "builtins",
      "must be an array or null, not an object",
    ],
    [
      "builtins: blank",
      bodyOf({}, { builtins: [" "] }),
      "builtins[0]",
      "must be the name of a builtin, not blank",
    ],
    [
      "server_tools: a text",
      bodyOf({}, { server_tools: "a" }),
      "server_tools",
      "must be an array or null, not a string",
    ],
    [
      "server_tools: twice",
      bodyOf({}, { server_tools: ["a", "a"] }),
      "server_tools[1]",
      "names a builtin that stands before it in the list",
    ],
    [
      "server_tool_config: an array",
      bodyOf({}, { server_tool_config: [] }),
      "server_tool_config",
      "must be an object or null, not an array",
    ],
    [
      "server_tool_config: a text as entry",
      bodyOf({}, { server_tool_config: { x: "tavily" } }),
      "server_tool_config.x",
      "must be an object, not a string",
    ],
    [
      "server_tool_config: no provider",
      bodyOf({}, { server_tool_config: { x: {} } }),
      "server_tool_config.x.provider",
      "is required",
    ],
    [
      "server_tool_config: a number as provider",
      bodyOf({}, { server_tool_config: { x: { provider: 1 } } }),
      "server_tool_config.x.provider",
      "must be a string, not a number",
    ],
  ])("%s: refused [G-028][GX-10]", (_, body, param, why, place = param) => {
    expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
  });

  it.each<Row>([
    ["run: a text", bodyOf({}, { run: "x" }), "run", "must be an object or null, not a string"],
    ["run: an array", bodyOf({}, { run: [] }), "run", "must be an object or null, not an array"],
    ["run: an unknown member", bodyOf({}, { run: { max_turn: 1 } }), "run", unknown, "run.max_turn"],
    [
      "run: builtins",
      bodyOf({}, { run: { builtins: ["vai_web_search"] } }),
      "run",
      'is in the wrong place: it belongs beside "run", at the top',
      "run.builtins",
    ],
    ["run.max_turns: 0", bodyOf({}, { run: { max_turns: 0 } }), "run.max_turns", "must be at least 1"],
    ["run.max_turns: 65", bodyOf({}, { run: { max_turns: 65 } }), "run.max_turns", "must be at most 64"],
    [
      "run.max_turns: beyond 32 bits",
      bodyOf({}, { run: { max_turns: 2 ** 40 } }),
      "run.max_turns",
      "must be at most 64",
    ],
    [
      "run.max_tool_calls: 257",
      bodyOf({}, { run: { max_tool_calls: 257 } }),
      "run.max_tool_calls",
      "must be at most 256",
    ],
    [
      "run.max_tokens: a fraction",
      bodyOf({}, { run: { max_tokens: 0.5 } }),
      "run",
      "must be an integer or null, not 0.5",
      "run.max_tokens",
    ],
    [
      "run.max_tokens: beyond what a number holds exactly",
      bodyOf({}, { run: { max_tokens: 2 ** 60 } }),
      "run.max_tokens",
      "must be at most 9007199254740991",
    ],
    [
      "run.timeout_ms: 999",
      bodyOf({}, { run: { timeout_ms: 999 } }),
      "run.timeout_ms",
      "must be at least 1000",
    ],
    [
      "run.timeout_ms: 300001",
      bodyOf({}, { run: { timeout_ms: 300001 } }),
      "run.timeout_ms",
      "must be at most 300000",
    ],
    [
      "run.timeout_ms: a list",
      bodyOf({}, { run: { timeout_ms: [] } }),
      "run",
      "must be an integer or null, not an array",
      "run.timeout_ms",
    ],
    [
      "run.tool_timeout_ms: true",
      bodyOf({}, { run: { tool_timeout_ms: true } }),
      "run",
      "must be an integer or null, not a boolean",
      "run.tool_timeout_ms",
    ],
    [
      "run.parallel_tools: 1",
      bodyOf({}, { run: { parallel_tools: 1 } }),
      "run",
      "must be a boolean or null, not a number",
      "run.parallel_tools",
    ],
  ])("%s: refused [G-026][G-027][GX-18]", (_, body, param, why, place = param) => {
    expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
  });

  it("that is absent is refused as no JSON", () => {
    const message = 'There is no body; send a JSON object with the member "request"';
    const error = new GatewayError("invalid_request_error", message, { param: "body", code: "invalid_json" });
    expect(() => decodeRunRequest(undefined, limits)).toThrow(error);
  });
});
