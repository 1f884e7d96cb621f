import { expect, it } from "vitest";
import { resolveRequestId } from "./request-id.ts";

it.each(["req_1", "a", "A.b:c-d_9", "x".repeat(128)])("uses the client's id: %s [G-176]", (header) => {
  expect(resolveRequestId(header)).toBe(header);
});

it.each([undefined, "", "x".repeat(129), "a b", "a\nb", "a\n", "ü", "a/b", '"a"', "a, b"])(
  "creates an id if the client's is missing or invalid: %j [G-176]",
  (header) => {
    const ids = [resolveRequestId(header), resolveRequestId(header)];
    expect(ids).toEqual([
      expect.stringMatching(/^req_[0-9a-f]{20}$/),
      expect.stringMatching(/^req_[0-9a-f]{20}$/),
    ]);
    expect(new Set(ids).size).toBe(2);
  },
);
