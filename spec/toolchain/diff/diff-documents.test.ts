import { describe, expect, test } from "vitest";
import type { ContractName } from "../project.ts";
import { cases, formatLine } from "./cases/all.ts";
import { documentsOf, publishedDocuments } from "./cases/documents.ts";
import { diffDocuments, type ParsedDocuments } from "./diff-documents.ts";
import { verdicts } from "./rules.ts";

/**
 * Returns the currently published documents with a different version, so that a release does not affect these
 * tests.
 */
function publishedAs(contract: ContractName, version: string): ParsedDocuments {
  const documents = structuredClone(publishedDocuments(contract));
  for (const each of [documents.openapi, documents.asyncapi])
    if (each !== undefined) each.info.version = version;
  return documents;
}

describe("an edit and its reversal", () => {
  test.each(cases)("$contract: $name", (each) => {
    const { old, present } = documentsOf(each);
    const forth = diffDocuments(each.contract, old, present).changes;
    const back = diffDocuments(each.contract, present, old).changes;
    expect({ changes: forth.map(formatLine), reversed: back.map(formatLine) }).toEqual({
      changes: each.changes,
      reversed: each.reversed,
    });
  });

  test("there are at least sixty cases", () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  test("the cases cover every kind of change, except those for whole documents and deprecation dates, which other tests cover", () => {
    const lines = cases.flatMap(({ changes, reversed }) => [...changes, ...reversed]);
    const seen = new Set(lines.map((line) => line.split(" | ")[1]?.split(" ")[0]));
    const whole = ["contract-added", "contract-removed", "document-added", "document-removed"];
    const own = [...whole, "deprecation-moved"];
    expect(Object.keys(verdicts).filter((kind) => !seen.has(kind) && !own.includes(kind))).toEqual([]);
  });
});

describe("added and removed contracts and documents", () => {
  const all = publishedAs("agent-stream", "3.1.4");
  const none = { openapi: undefined, asyncapi: undefined };
  const lines = (old: typeof none | typeof all, present: typeof none | typeof all) => {
    const { from, to, changes } = diffDocuments("agent-stream", old, present);
    return { from, to, changes: changes.map(formatLine) };
  };

  test("a contract", () => {
    const change = (what: string, rated: string) => [`${rated} | contract-${what} contract agent-stream`];
    expect(lines(none, all)).toEqual({ from: "none", to: "3.1.4", changes: change("added", "additive") });
    expect(lines(all, none)).toEqual({ from: "3.1.4", to: "none", changes: change("removed", "breaking") });
  });

  test.each([
    ["openapi", "OpenAPI"],
    ["asyncapi", "AsyncAPI"],
  ] as const)("a document: %s", (key, name) => {
    const less = { ...all, [key]: undefined };
    expect(lines(less, all).changes).toEqual([`additive | document-added ${name} document`]);
    expect(lines(all, less).changes).toEqual([`breaking | document-removed ${name} document`]);
  });

  test("a contract without documents", () => {
    expect(() => diffDocuments("agent-stream", none, none)).toThrow(
      "agent-stream has no document in either version",
    );
  });
});

test("finds no change between identical published documents", () => {
  const [old, present] = [publishedAs("gateway", "3.1.4"), publishedAs("gateway", "3.1.5")];
  expect(diffDocuments("gateway", old, present)).toEqual({
    contract: "gateway",
    from: "3.1.4",
    to: "3.1.5",
    changes: [],
  });
});
