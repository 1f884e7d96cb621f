import { describe, expect, it } from "vitest";
import { redactor, Trace } from "./trace.ts";

describe("trace", () => {
  it("keeps lines in order, with the time since the case began", () => {
    const trace = new Trace(redactor([]), false);
    trace.add("main", ">", "GET /a");
    trace.add("main", "<", "200");
    const time = expect.any(Number);
    expect(trace.lines).toEqual([
      { at: time, from: "main", direction: ">", text: "GET /a" },
      { at: time, from: "main", direction: "<", text: "200" },
    ]);
    expect(trace.lines.every(({ at }) => Number.isInteger(at) && at >= 0)).toBe(true);
  });

  it("has no secret, not even half of one where a text is cut", () => {
    const trace = new Trace(redactor(["secret-key"]), false);
    trace.add("main", "<", `${"x".repeat(1_995)}secret-key and more`);
    expect(trace.lines[0]?.text).toBe(`${"x".repeat(1_995)}[key]… (2009 characters)`);
  });

  it("cuts nothing when all of the wire is asked for", () => {
    const trace = new Trace(redactor([]), true);
    trace.add("main", "<", "x".repeat(2_001));
    expect(trace.lines[0]?.text).toBe("x".repeat(2_001));
  });
});

describe("redact", () => {
  it("takes every secret out of every string, and out of names", () => {
    const redact = redactor(["key-one", undefined, "", "key-two"]);
    expect(
      redact({ "key-one": ["is key-one, key-one", { a: "key-two" }, 1, null, true], b: undefined }),
    ).toEqual({
      "[key]": ["is [key], [key]", { a: "[key]" }, 1, null, true],
      b: undefined,
    });
  });

  it("leaves everything as it is where there is no secret", () => {
    expect(redactor([undefined, ""])("key-one")).toBe("key-one");
  });
});
