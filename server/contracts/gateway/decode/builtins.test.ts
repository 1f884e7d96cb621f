import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { type BuiltinNames, builtinsOf } from "./builtins.ts";

describe("builtins", () => {
  it.each<[BuiltinNames, string[] | undefined]>([
    [{}, undefined],
    [{ builtins: null, server_tools: null }, undefined],
    [{ builtins: [] }, []],
    [{ builtins: [" vai_web_search\n", "b"] }, ["vai_web_search", "b"]],
    [{ server_tools: ["a"] }, ["a"]],
    [{ builtins: null, server_tools: ["a"] }, ["a"]],
    [{ builtins: ["a", "b"], server_tools: ["a ", "b"] }, ["a", "b"]],
    [{ builtins: [], server_tools: [] }, []],
  ])("of %j are %j [G-028][GX-10]", (given, names) => {
    expect(builtinsOf(given)).toEqual(names);
  });

  const another = "server_tools is another name of builtins and must list the same; send one of them";
  it.each<[BuiltinNames, string, string]>([
    [{ builtins: ["a", " "] }, "builtins[1]", "builtins[1] must be the name of a builtin, not blank"],
    [
      { builtins: ["a", "b", " a"] },
      "builtins[2]",
      "builtins[2] names a builtin that stands before it in the list",
    ],
    [{ server_tools: [""] }, "server_tools[0]", "server_tools[0] must be the name of a builtin, not blank"],
    [{ builtins: ["a", "b"], server_tools: ["b", "a"] }, "server_tools", another],
    [{ builtins: ["a"], server_tools: [] }, "server_tools", another],
    [{ builtins: ["a"], server_tools: ["a", "b"] }, "server_tools", another],
  ])("of %j are refused [G-028][GX-10]", (given, param, message) => {
    expect(() => builtinsOf(given)).toThrow(new GatewayError("invalid_request_error", message, { param }));
  });
});
