import { expect, it } from "vitest";
import { testDocument } from "./test-document.ts";
import { types } from "./types.ts";

it("leaves a member with a default optional, records open, a constant null as it is, and exports schemas by name", async () => {
  const text = await types(
    testDocument({
      Page: {
        type: "object",
        properties: {
          limit: { type: "integer", default: 20 },
          next: { const: null },
          tags: { type: "object", additionalProperties: {} },
        },
      },
    }),
  );
  expect(text.slice(text.indexOf("export interface components"))).toBe(`export interface components {
    schemas: {
        Page: {
            /** @default 20 */
            limit?: number;
            /** @constant */
            next?: null;
            tags?: {
                [key: string]: unknown;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Page = components["schemas"]["Page"];
`);
});
