/** Functions that the programs for Node share. Each check prints one line of JSON. */
import { deepStrictEqual } from "node:assert";

export const serverUrl = process.env.SERVER_URL ?? "";
export const apiKey = process.env.API_KEY ?? "";
export const authorization = { Authorization: `Bearer ${apiKey}` };

/** Seconds that a check may take. */
const maxSeconds = 200;

/** Runs a check, and prints its name and the reason of its failure. A failed check does not stop the program. */
export async function check(name: string, run: () => Promise<void>): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`took more than ${maxSeconds} s`)),
    maxSeconds * 1000,
  );
  try {
    await Promise.race([run(), timeout.promise]);
    console.log(JSON.stringify({ check: name }));
  } catch (error) {
    console.log(
      JSON.stringify({ check: name, failed: error instanceof Error ? error.message : String(error) }),
    );
  } finally {
    clearTimeout(timer);
  }
}

/** Compares complete results, in which ids are replaced by their prefix and a number, and times are left out. */
export function expectEqual(actual: unknown, expected: unknown): void {
  deepStrictEqual(maskIds(actual), maskIds(expected));
}

const times = ["timestamp", "createdAt", "updatedAt"];

/** Returns plain JSON. Ids are numbered in order of appearance. */
function maskIds(value: unknown): unknown {
  const names = new Map<string, string>();
  const json = JSON.stringify(value, (key, member) => (times.includes(key) ? undefined : member));
  const ids = /\b(thr|run|msg|tc|comp|sug)_[0-9a-z]+\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
  const masked = json.replaceAll(ids, (id, kind = "uuid") => {
    const count = [...names.values()].filter((name) => name.startsWith(`${kind}#`)).length;
    const name = names.get(id) ?? `${kind}#${count + 1}`;
    names.set(id, name);
    return name;
  });
  return JSON.parse(masked);
}

/** Returns the text of a user message that makes the script model play these turns. */
export function script(...turns: readonly object[][]): string {
  return JSON.stringify({ turns });
}

/** Waits until the script model has reached the hold, and lets it continue. */
export async function releaseHold(name: string): Promise<void> {
  await fetch(`${process.env.HOLDS_URL}/${name}`, { method: "POST" });
}
