import { describe, expect, it } from "vitest";
import { createRedactor, Trace } from "./trace.ts";

describe("trace", () => {
  it("keeps lines in order, with the time since the start of the case", () => {
    const trace = new Trace(createRedactor([]), false);
    trace.add("main", ">", "GET /a");
    trace.add("main", "<", "200");
    const time = expect.any(Number);
    expect(trace.lines).toEqual([
      { at: time, from: "main", direction: ">", text: "GET /a" },
      { at: time, from: "main", direction: "<", text: "200" },
    ]);
    expect(trace.lines.every(({ at }) => Number.isInteger(at) && at >= 0)).toBe(true);
  });

  it("contains no secret, not even part of one in shortened text", () => {
    const trace = new Trace(createRedactor(["secret-key"]), false);
    trace.add("main", "<", `${"x".repeat(1_995)}secret-key and more`);
    expect(trace.lines[0]?.text).toBe(`${"x".repeat(1_995)}[key]… (2009 characters)`);
  });

  it("does not shorten a complete trace", () => {
    const trace = new Trace(createRedactor([]), true);
    trace.add("main", "<", "x".repeat(2_001));
    expect(trace.lines[0]?.text).toBe("x".repeat(2_001));
  });
});

describe("redact", () => {
  it("removes secrets from all strings and field names", () => {
    const redact = createRedactor(["key-one", undefined, "", "key-two"]);
    expect(
      redact({ "key-one": ["is key-one, key-one", { a: "key-two" }, 1, null, true], b: undefined }),
    ).toEqual({
      "[key]": ["is [key], [key]", { a: "[key]" }, 1, null, true],
      b: undefined,
    });
  });

  it("changes nothing without secrets", () => {
    expect(createRedactor([undefined, ""])("key-one")).toBe("key-one");
  });
});
