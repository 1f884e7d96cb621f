import { describe, expect, it } from "vitest";
import { buildEnvironment, expandPort, expandVariables, UnknownVariableError } from "./environment.ts";

describe("environmentOf", () => {
  it("gives the configuration precedence over the suite, and the suite over the inherited variables", () => {
    expect(
      buildEnvironment({
        inherited: { PATH: "/bin", PORT: "1", HOME: undefined, OPENAI_API_KEY: "real" },
        upstream: { OPENAI_API_KEY: "conformance" },
        port: 20_001,
        graceMs: 500,
        own: { LLM_KEY: "${OPENAI_API_KEY}", URL: "http://127.0.0.1:{port}/${PATH}", CONFORM_GRACE_MS: "0" },
      }),
    ).toEqual({
      PATH: "/bin",
      PORT: "20001",
      OPENAI_API_KEY: "conformance",
      CONFORM_GRACE_MS: "0",
      LLM_KEY: "conformance",
      URL: "http://127.0.0.1:20001//bin",
    });
  });

  it("names a variable that is not set, and its location", () => {
    const parts = { inherited: {}, upstream: {}, port: 1, graceMs: 0, own: { LLM_KEY: "x${SECRET_KEY}" } };
    expect(() => buildEnvironment(parts)).toThrow(new UnknownVariableError("env.LLM_KEY", "SECRET_KEY"));
    expect(new UnknownVariableError("env.LLM_KEY", "SECRET_KEY").message).toBe(
      "env.LLM_KEY: the environment variable SECRET_KEY is not set; set it, or correct the name",
    );
  });
});

describe("expandVariables", () => {
  it.each([
    ["$A", "$A"],
    ["${A}${B}", "12"],
    ["${A", "${A"],
    ["{A} ${1}", "{A} ${1}"],
  ])("%s", (text, expected) => {
    expect(expandVariables(text, { A: "1", B: "2" }, "key")).toBe(expected);
  });
});

describe("expandPort", () => {
  it.each([
    ["--port={port}", "--port=80"],
    ["{port}{port}", "8080"],
    ["echo ${port}", "echo ${port}"],
    ['{"port":1}', '{"port":1}'],
  ])("%s", (text, expected) => {
    expect(expandPort(text, 80)).toBe(expected);
  });
});
