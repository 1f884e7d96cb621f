import { expect, test } from "vitest";
import { parts } from "./document-parts.ts";

test("every named part is defined", () => {
  const named = Object.values(parts).flatMap(({ members = {}, each }) => [
    ...Object.values(members).map(([, part]) => part),
    ...(each === undefined ? [] : [each]),
  ]);
  const known = new Set([...Object.keys(parts), "schema", "payload"]);
  expect(named.filter((part) => !known.has(part))).toEqual([]);
  const used = new Set([...named, "openapi", "asyncapi"]);
  expect([...known].filter((part) => !used.has(part))).toEqual([]);
});
