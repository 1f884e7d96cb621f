import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { ContractName } from "../project.ts";
import { contracts } from "../project.ts";
import { publishedDocuments } from "./cases/documents.ts";
import { operationsOf } from "./openapi/document.ts";
import { createSourceLocator } from "./source-locations.ts";

const root = mkdtempSync(join(tmpdir(), "places-"));
afterAll(() => rmSync(root, { recursive: true }));

const sources = {
  "main.tsp": `import "@typespec/http";
import "./shared.tsp";

namespace Small;

model Base { id: string; }

/** A thing. */
model Thing is Base {
  /** Its parts. */
  parts: Part[];
  ...Extra;
}

model Part extends Base { \`model\`: string; }
union Kind { one: "one", "two" }
interface Things {
  @operationId("listThings")
  list(): Thing[];
  read(): Thing;
}
`,
  "shared.tsp": `alias Extra = {
  note?: string;
};

@friendlyName("JsonObject")
model Json {}
`,
};
mkdirSync(join(root, "spec/small"), { recursive: true });
for (const [name, text] of Object.entries(sources)) writeFileSync(join(root, "spec/small", name), text);

const places = createSourceLocator("small" as ContractName, root);
const text = (place: ReturnType<typeof places>) => place && `${place.file}:${place.line}`;

describe("the source location of", () => {
  test.each([
    ["a model", { schema: "Thing", path: [] }, "spec/small/main.tsp:9"],
    ["a field", { schema: "Thing", path: ["parts"] }, "spec/small/main.tsp:11"],
    [
      "a field of the items of a list field",
      { schema: "Thing", path: ["parts", "model"] },
      "spec/small/main.tsp:15",
    ],
    ["a field from the model after `is`", { schema: "Thing", path: ["id"] }, "spec/small/main.tsp:6"],
    [
      "a field of the model that a field's type extends",
      { schema: "Thing", path: ["parts", "id"] },
      "spec/small/main.tsp:6",
    ],
    [
      "a field that is spread from another file",
      { schema: "Thing", path: ["note"] },
      "spec/small/shared.tsp:2",
    ],
    ["the parent of a removed field", { schema: "Thing", path: ["gone"] }, "spec/small/main.tsp:9"],
    ["a union", { schema: "Kind", path: [] }, "spec/small/main.tsp:16"],
    ["a model with a friendly name", { schema: "JsonObject", path: [] }, "spec/small/shared.tsp:6"],
    ["a removed model", { schema: "Gone", path: [] }, undefined],
    ["an operation with an id", { operation: "listThings" }, "spec/small/main.tsp:19"],
    ["an operation without an id", { operation: "read" }, "spec/small/main.tsp:20"],
    ["a removed operation", { operation: "gone" }, undefined],
  ])("%s", (_, owner, place) => {
    expect(text(places(owner))).toBe(place);
  });

  test("a removed contract does not exist", () => {
    expect(createSourceLocator("gone" as ContractName, root)({ schema: "Thing", path: [] })).toBeUndefined();
  });
});

test.each(contracts)("every schema and every operation of %s is found", (contract) => {
  const { openapi } = publishedDocuments(contract);
  if (openapi === undefined) throw new Error("no document");
  const find = createSourceLocator(contract, join(import.meta.dirname, "../../.."));
  const schemas = Object.keys(openapi.components?.schemas ?? {});
  expect(schemas.filter((schema) => find({ schema, path: [] }) === undefined)).toEqual([]);
  const operations = operationsOf(openapi).map(({ id }) => id);
  expect(operations.filter((operation) => find({ operation }) === undefined)).toEqual([]);
});
