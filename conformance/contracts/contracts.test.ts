import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { contractNamed, contractNames, contractTitles } from "./contracts.ts";

it.each(contractNames)("has %s, with a folder, a register, a title and its own name", async (name) => {
  const { name: own, invariants } = await contractNamed(name);
  expect(own).toBe(name);
  expect(invariants.length).toBeGreaterThan(0);
  expect(contractTitles[name]).toBeTypeOf("string");
  expect(existsSync(new URL(`../../spec/${name}/requirements.yaml`, import.meta.url))).toBe(true);
});
