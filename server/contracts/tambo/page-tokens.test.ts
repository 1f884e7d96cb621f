import { describe, expect, it } from "vitest";
import { TamboError } from "./errors.ts";
import { clampPageSize, decodePageToken, encodePageToken } from "./page-tokens.ts";

const list = '["threads","default",null]';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("page tokens", () => {
  it("decode to their values, and need no escaping in a URL [T-085]", () => {
    const cursor = encodePageToken(list, [1704067200000, "thr_é/+?"]);
    expect(decodePageToken(cursor, list, ["number", "string"])).toEqual([1704067200000, "thr_é/+?"]);
    expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it.each([
    ["", "nothing"],
    ["garbage", "no JSON"],
    ["%00", "no base64"],
    [encoded(5), "no array"],
    [encoded([]), "an empty array"],
    [encoded([list]), "no place"],
    [encoded([list, 1]), "half a place"],
    [encoded([list, 1, "a", "b"]), "more than a place"],
    [encoded([list, "1", "a"]), "a text for a number"],
    [encoded([list, 1, 2]), "a number for a text"],
    [encoded([list, 1.5, "a"]), "a fraction"],
    [encoded([list, 1e300, "a"]), "a number beyond exact ones"],
    [encoded([list, null, "a"]), "null"],
    [encoded(['["threads","other",null]', 1, "a"]), "another project's list"],
    [encoded(['["threads","default","key"]', 1, "a"]), "a list with a filter"],
  ])("reject %j: %s [T-085]", (cursor) => {
    let thrown: unknown;
    try {
      decodePageToken(cursor, list, ["number", "string"]);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(TamboError);
    expect((thrown as TamboError).problem).toMatchObject({
      code: "INVALID_CURSOR",
      status: 400,
      detail: "/cursor: is not a cursor for this list; use nextCursor from the previous page",
      errors: [
        {
          pointer: "/cursor",
          detail: "is not a cursor for this list; use nextCursor from the previous page",
        },
      ],
    });
  });

  it.each([
    [undefined, 50, 50],
    [undefined, 20, 20],
    [1, 50, 1],
    [100, 50, 100],
    [101, 50, 100],
    [0, 50, 1],
    [-7, 50, 1],
  ])("allow for %s (default %s) a page of %s [T-085]", (limit, fallback, size) => {
    expect(clampPageSize(limit, fallback)).toBe(size);
  });
});
