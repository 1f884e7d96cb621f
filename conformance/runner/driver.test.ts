import { expect, it } from "vitest";
import { observeDriver } from "./driver.ts";

it("says the same whatever the script, and plays nothing", async () => {
  const driver = observeDriver();
  const script = { token: "t", turns: [[{ text: "never" }]], naming: { toolServer: "conformance" } };
  expect(driver.open(script)).toBe("Say hello in one short sentence.");
  expect(driver.calls("t")).toEqual([]);
  expect(driver.faults()).toEqual([]);
  await expect(driver.reached("t.hold")).rejects.toThrow("the mode observe has no scripted model");
  await expect(driver.left("t.hold")).rejects.toThrow("the mode observe");
  expect(() => driver.release("t.hold")).toThrow("the mode observe");
});
