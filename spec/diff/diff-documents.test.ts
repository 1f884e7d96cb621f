import { describe, expect, test } from "vitest";
import { cases, lineOf } from "./cases/all.ts";
import { documentsOf, publishedDocuments } from "./cases/documents.ts";
import { diffDocuments } from "./diff-documents.ts";
import { classes } from "./rules.ts";

describe("what an edit of a contract changes, and what undoing it changes", () => {
  test.each(cases)("$contract: $name", (each) => {
    const { old, present } = documentsOf(each);
    const forth = diffDocuments(each.contract, old, present).changes;
    const back = diffDocuments(each.contract, present, old).changes;
    expect({ changes: forth.map(lineOf), undone: back.map(lineOf) }).toEqual({
      changes: each.changes,
      undone: each.undone,
    });
  });

  test("there are at least sixty", () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  });

  test("every kind of change is in one of them, but for those of whole documents, which have tests of their own", () => {
    const lines = cases.flatMap(({ changes, undone }) => [...changes, ...undone]);
    const seen = new Set(lines.map((line) => line.split(" | ")[1]?.split(" ")[0]));
    const whole = ["contract-added", "contract-removed", "document-added", "document-removed"];
    expect(Object.keys(classes).filter((kind) => !seen.has(kind) && !whole.includes(kind))).toEqual([]);
  });
});

describe("contracts and documents that come and go", () => {
  const all = publishedDocuments("agent-stream");
  const none = { openapi: undefined, asyncapi: undefined };
  const lines = (old: typeof none | typeof all, present: typeof none | typeof all) => {
    const { from, to, changes } = diffDocuments("agent-stream", old, present);
    return { from, to, changes: changes.map(lineOf) };
  };

  test("a contract", () => {
    const change = (what: string, rated: string) => [`${rated} | contract-${what} contract agent-stream`];
    expect(lines(none, all)).toEqual({ from: "none", to: "1.0.0", changes: change("added", "additive") });
    expect(lines(all, none)).toEqual({ from: "1.0.0", to: "none", changes: change("removed", "breaking") });
  });

  test.each([
    ["openapi", "OpenAPI"],
    ["asyncapi", "AsyncAPI"],
  ] as const)("a document: %s", (key, name) => {
    const less = { ...all, [key]: undefined };
    expect(lines(less, all).changes).toEqual([`additive | document-added ${name} document`]);
    expect(lines(all, less).changes).toEqual([`breaking | document-removed ${name} document`]);
  });

  test("a contract that never was", () => {
    expect(() => diffDocuments("agent-stream", none, none)).toThrow(
      "agent-stream: there is no document, neither before nor now",
    );
  });
});

test("nothing has changed in what is published", () => {
  const all = publishedDocuments("gateway");
  expect(diffDocuments("gateway", all, structuredClone(all))).toEqual({
    contract: "gateway",
    from: "1.0.0",
    to: "1.0.0",
    changes: [],
  });
});
