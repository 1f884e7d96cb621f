import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readJsonFile } from "./json-file.ts";
import { SettingErrors } from "./sources.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "json-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(bytes: string | Buffer): { content: unknown; errors: string[] } {
  const path = join(folder, "x.json");
  writeFileSync(path, bytes);
  const errors = new SettingErrors();
  const content = readJsonFile(path, "x.json", errors);
  try {
    errors.throwIfAny();
    return { content, errors: [] };
  } catch (error) {
    return { content, errors: (error as Error).message.split("\n") };
  }
}

describe("readJsonFile", () => {
  it.each<[string, unknown]>([
    ['\uFEFF{"a": 1}', { a: 1 }],
    // Text that a YAML parser might interpret differently.
    [
      '{\n\t"a":\t[1e2, -0, null],\r\n\t"<<": {"b/": "\\ud83d\\ude00 # no, {comment}"}, "": {"": 1}}',
      JSON.parse,
    ],
    [`{"${"k".repeat(2000)}"\n:1, "1": 1, "1.0": 2, "true": 3, "__proto__": 4}`, JSON.parse],
  ])("reads JSON: %j", (text, expected) => {
    expect(read(text)).toEqual({
      content: expected === JSON.parse ? JSON.parse(text) : expected,
      errors: [],
    });
  });

  it.each<[string | Buffer, string]>([
    [Buffer.from([0x22, 0xff, 0x22]), "is not UTF-8"],
    [Buffer.from("\uFEFF{}", "utf16le"), "is not UTF-8"],
    ['{"a":\n1 hunter2}', "is not JSON: line 2 column 3"],
    ["{a: hunter2}", "is not JSON: line 1 column 2"],
    ["", "is not JSON"],
  ])("rejects a file that is not UTF-8 JSON: %j", (bytes, problem) => {
    expect(read(bytes)).toEqual({ content: undefined, errors: [`x.json: ${problem}`] });
  });

  it("reports each duplicate key once, without revealing values", () => {
    const text =
      '{"a": "hunter2", "a": 1, "a": 2, "b": [{"c/d": 1, "\\u0063\\/d": {"a": 3}}], "e": {"__proto__": 1, "__proto__": 2}}';
    const repeated = "is a duplicate key; remove one";
    expect(read(text)).toEqual({
      content: JSON.parse(text),
      errors: [
        `x.json: /a: ${repeated}`,
        `x.json: /b/0/c~1d: ${repeated}`,
        `x.json: /e/__proto__: ${repeated}`,
      ],
    });
  });
});
