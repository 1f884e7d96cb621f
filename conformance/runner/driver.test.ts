import { expect, it } from "vitest";
import { observeDriver } from "./driver.ts";

it("returns the same prompt for every script, and serves no model", async () => {
  const driver = observeDriver();
  const script = { token: "t", turns: [[{ text: "never" }]], naming: { toolServer: "conformance" } };
  expect(driver.open(script)).toBe("Say hello in one short sentence.");
  expect(driver.calls("t")).toEqual([]);
  expect(driver.takeErrors()).toEqual([]);
  await expect(driver.waitUntilReached("t.hold")).rejects.toThrow("holds cannot be used in mode `observe`");
  await expect(driver.waitUntilLeft("t.hold")).rejects.toThrow("holds cannot be used in mode `observe`");
  expect(() => driver.release("t.hold")).toThrow("holds cannot be used in mode `observe`");
});
