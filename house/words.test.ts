import { expect, it } from "vitest";
import { checkFile } from "./words.ts";

const found = (path: string, text: string) =>
  checkFile(path, text).map(({ where, text }) => `${where} ${text}`);

it("finds retired words in comments, messages, JSX and titles of tests, with their lines", () => {
  const code = `/**\n * The request is refused.\n */\nthrow new Error("This member is unknown: " + name);\n// Nobody reads this.\n`;
  expect(found("a.ts", code)).toEqual([
    "a.ts:2 /** * The request is refused. */",
    'a.ts:4 "This member is unknown: "',
    "a.ts:5 // Nobody reads this.",
  ]);
  expect(found("a.tsx", "export const a = <p>The run goes on</p>;\n")).toEqual(["a.tsx:1 The run goes on"]);
  expect(found("a.test.ts", 'it("takes up a stream", () => expect("he told me").toBe("x"));\n')).toEqual([
    'a.test.ts:1 "takes up a stream"',
  ]);
});

it("finds retired words in documents and descriptions, not in code", () => {
  const document = "# A\n\nThe `refused` request\nwas refused.\n\n```ts\nrefused();\n```\n\n    refused\n";
  expect(found("a.md", document)).toEqual(["a.md:4 A The `refused` request was refused."]);
  expect(found("a.tsp", "/** A member. */\nmodel A {}\n")).toEqual(["a.tsp:1 /** A member. */ model A {}"]);
});

it("finds doc comments that begin with a question word, and retired names", () => {
  expect(found("a.ts", "/** What it does. */\nexport const refusal = 1;\n")).toEqual([
    "a.ts:1 /** What it does. */",
    "a.ts:2 refusal",
  ]);
  expect(found("a.ts", "/** Whether it is open. */\nexport const open = 1;\n")).toHaveLength(1);
});

it("allows words that are listed as quotations", () => {
  expect(found("docs/glossary.md", "refused\n")).toEqual([]);
});
