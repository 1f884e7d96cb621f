import { expect, it, onTestFinished, vi } from "vitest";
import { SharedValues } from "./shared-values.ts";

/** Creates values that record when they are created and disposed. */
function createRecorded(idleBytes = 0) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const finding: string[] = [];
  let made = 0;
  const values = new SharedValues<string>({
    idleBytes,
    idleMs: 1000,
    dispose: (value) => finding.push(`drop ${value}`),
  });
  const use = (key: string) =>
    values.acquire(key, () => {
      made += 1;
      finding.push(`make ${key}${made}`);
      return `${key}${made}`;
    });
  return { values, use, finding };
}

it("a value is created once for all its users, and disposed after the last one", () => {
  const { values, use, finding } = createRecorded();
  const [first, second, other] = [use("a"), use("a"), use("b")];
  expect([first.value, second.value, other.value]).toEqual(["a1", "a1", "b2"]);
  first.release();
  first.release();
  expect(finding).toEqual(["make a1", "make b2"]);
  second.release();
  expect(finding).toEqual(["make a1", "make b2", "drop a1"]);
  expect(["a", "b"].map((key) => values.has(key))).toEqual([false, true]);
  expect(use("a").value).toBe("a3");
});

it("an unused value is kept briefly", () => {
  const { use, finding } = createRecorded(100);
  use("a").release(40);
  vi.advanceTimersByTime(600);
  const again = use("a");
  vi.advanceTimersByTime(5000);
  again.release(40);
  vi.advanceTimersByTime(999);
  expect(finding).toEqual(["make a1"]);
  vi.advanceTimersByTime(1001);
  expect(finding).toEqual(["make a1", "drop a1"]);
});

it("only the most recently used bytes of unused values are kept", () => {
  const { use, finding } = createRecorded(100);
  for (const [key, bytes] of Object.entries({ a: 40, b: 50, c: 40, d: 500 })) use(key).release(bytes);
  expect(finding).toEqual([
    "make a1",
    "make b2",
    "make c3",
    "drop a1",
    "make d4",
    "drop b2",
    "drop c3",
    "drop d4",
  ]);
});

it("a removed value stays with its users, and the next user gets a new one", () => {
  const { values, use, finding } = createRecorded(100);
  const old = use("a");
  values.forget("a", old.value);
  const next = use("a");
  old.release(10);
  expect([old.value, next.value, use("a").value]).toEqual(["a1", "a2", "a2"]);
  expect(finding).toEqual(["make a1", "make a2", "drop a1"]);
});
