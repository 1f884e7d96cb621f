import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Violation } from "../generate/runtime/violations.ts";
import { contracts } from "../project.ts";

const generated = join(import.meta.dirname, "../../../generated");

it.each(contracts)("every schema example in %s is valid and has no undocumented property", async (name) => {
  const sealed = await import(join(generated, name, "validators.sealed.js"));
  const wrong: Record<string, Violation[]> = {};
  let count = 0;
  for (const file of readdirSync(join(generated, name, "schemas"))) {
    const schema = JSON.parse(readFileSync(join(generated, name, "schemas", file), "utf8"));
    for (const example of schema.examples ?? []) {
      count++;
      const violations: Violation[] = sealed[`check${file.replace(".json", "")}`](example);
      if (violations.length > 0) wrong[file] = violations;
    }
  }
  expect(wrong).toEqual({});
  expect(count).toBeGreaterThan(0);
});
