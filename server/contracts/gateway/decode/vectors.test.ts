/**
 * Test vectors: bodies with the result and the `param` from the strict decoder in the contract's source.
 * Where the gateway differs, the vector contains the documented interpretation.
 */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getDecodeError } from "./testing.ts";

interface ExpectedResult {
  accepts: boolean;
  param: string | null;
}

interface Vector {
  name: string;
  body: unknown;
  source: ExpectedResult;
  ours: ExpectedResult;
  difference?: string;
}

const vectors = readFileSync(new URL("./vectors.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line) as Vector);

describe("recorded requests", () => {
  it.each(vectors)("$name [G-089]", ({ body, ours }) => {
    const error = getDecodeError(body);
    expect({ accepts: error === undefined, param: error?.param ?? null }).toEqual(ours);
  });

  it("differ from the source only where a reading is documented [GX-06][GX-07][GX-08]", () => {
    const different = vectors.filter(({ source, ours }) => JSON.stringify(source) !== JSON.stringify(ours));
    expect(different.map(({ name, difference }) => [name, difference])).toEqual([
      ["content null", "GX-08"],
      ["content string item", "GX-07"],
      ["text no text", "GX-08"],
      ["image no source", "GX-08"],
      ["tool_result content string", "GX-07"],
      ["web_search config unknown key", "GX-08"],
      ["max_tokens -1", "GX-08"],
      ["temperature string", "GX-07"],
      ["tool_choice string", "GX-07"],
      ["tool_choice tool no name", "GX-08"],
      ["metadata string", "GX-07"],
      ["max_tokens negative", "GX-08"],
    ]);
    expect(vectors.filter(({ difference }) => difference !== undefined)).toEqual(different);
    expect(vectors).toHaveLength(85);
  });
});
