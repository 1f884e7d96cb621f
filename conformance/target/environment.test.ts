import { describe, expect, it } from "vitest";
import { environmentOf, expandPort, expandVariables, UnknownVariable } from "./environment.ts";

describe("environmentOf", () => {
  it("lays the configuration's variables over the suite's, and those over the inherited", () => {
    expect(
      environmentOf({
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

  it("says which variable there is not, and where", () => {
    const parts = { inherited: {}, upstream: {}, port: 1, graceMs: 0, own: { LLM_KEY: "x${SECRET_KEY}" } };
    expect(() => environmentOf(parts)).toThrow(new UnknownVariable("env.LLM_KEY", "SECRET_KEY"));
    expect(new UnknownVariable("env.LLM_KEY", "SECRET_KEY").message).toBe(
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
