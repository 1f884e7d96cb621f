import { expect, it } from "vitest";
import { nullMembers } from "./null-members.ts";
import type { Schema } from "./schema.ts";
import { testDocument } from "./test-document.ts";

it("makes a constant of a member that is always null, and of nothing else", () => {
  const schema = (always: Schema): Schema => ({
    type: "object",
    required: ["always"],
    properties: {
      always,
      list: { type: "array", items: { type: "object", properties: { always } } },
      maybe: { anyOf: [{ type: "string" }, { type: "null" }] },
      either: { type: ["string", "null"] },
    },
  });
  const given = schema({ type: "null", description: "Nothing yet." });
  expect(nullMembers(testDocument({ A: given })).components.schemas).toEqual({
    A: schema({ const: null, description: "Nothing yet." }),
  });
});
