/** Functions that the programs for Node share. Each check prints one line of JSON. */
import { deepStrictEqual } from "node:assert";

export const serverUrl = process.env.SERVER_URL ?? "";
/** URL of two server processes on one database. */
export const twoProcessesUrl = process.env.TWO_PROCESSES_URL ?? "";
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
  const ids =
    /\b(thr|run|msg|tc|comp|sug|reasoning)(?:_|(?<=reasoning)-)[0-9a-z]+\b|\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
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

/** Ends a process with SIGKILL as soon as its model waits at the hold. Another process continues the response. */
export async function killProcessAtHold(name: string): Promise<void> {
  const response = await fetch(`${process.env.HOLDS_URL}/kill/${name}`, { method: "POST" });
  if (!response.ok) throw new Error(await response.text());
}

/** A response whose process is killed in the middle of a model call. */
export interface KillScenario {
  /** Name of the check, and of the hold in the model call. */
  name: string;
  turns: object[][];
  /** Fields of the last part when the model has reached the hold. */
  held: object;
}

const getWeather = { tool: "weather/get_weather", args: { city: "New York" } };
const first = [{ reasoning: "Hm." }, { text: "Look." }, getWeather];

/** Responses with the component of the guide for `useChat`. */
export const killScenarios: readonly KillScenario[] = [
  {
    name: "kill -9 in a text",
    turns: (hold: object) => [first, [{ reasoning: "Hm." }, { text: ["One", hold, " two"] }]],
    held: { type: "text", text: "One", state: "streaming" },
  },
  {
    name: "kill -9 in the arguments of a call",
    turns: (hold: object) => [
      first,
      [{ text: "One." }, { tool: "weather/get_weather", args: ['{"city":"New', hold, ' York"}'] }],
      [{ text: "Done." }],
    ],
    held: { type: "dynamic-tool", state: "input-streaming", input: { city: "New" } },
  },
  {
    name: "kill -9 in a component",
    turns: (hold: object) => [first, [{ component: "StockChart", props: ['{"ticker":', hold, '"AAPL"}'] }]],
    held: { type: "data-component", data: { name: "StockChart", props: {}, status: "streaming" } },
  },
].map(({ name, turns, held }) => ({ name, turns: turns({ hold: name, ms: 60_000 }), held }));
