/** Tool servers over stdio and HTTP that misbehave while a run calls their tools. */
import { fileURLToPath } from "node:url";
import type { Attacker } from "../attacker/attacker.ts";
import type { HostileCase } from "../case.ts";
import type { McpServers } from "../servers/config.ts";
import { behaviourNames } from "../tool-servers/misbehave.ts";
import { httpBehaviourNames } from "../tool-servers/misbehave-http.ts";

const program = fileURLToPath(new URL("../tool-servers/misbehave.ts", import.meta.url));

/** Time for which a server continues to misbehave after it has been called, in milliseconds. */
const afterMs = 2_000;

/** The cases in the short run. */
const shortCases = new Set(["floods stderr", "lists invalid tools"]);

async function attack(attacker: Attacker): Promise<void> {
  const call = { tool: "bad/work", args: {} };
  await Promise.all([
    attacker.runScript([[call, call], [{ text: "Done." }]]),
    attacker.runScript([[call], [call], [{ text: "Done." }]]),
  ]);
  await attacker.pause(afterMs);
  // The project must be served no matter what its tool servers do.
  await attacker.runScript([[{ text: "Done." }]]);
}

const createToolServerCase = (name: string, toolServers: (httpUrl: string) => McpServers): HostileCase => ({
  name,
  // The behavior of tool servers does not depend on the store.
  ...(shortCases.has(name) ? { short: true } : { stores: ["sqlite"] }),
  toolServers,
  attack,
});

export const toolServers: readonly HostileCase[] = [
  ...behaviourNames.map((name) =>
    createToolServerCase(name, () => ({ bad: { command: process.execPath, args: [program, name] } })),
  ),
  ...httpBehaviourNames.map((name) =>
    createToolServerCase(`http: ${name}`, (url) => ({ bad: { url: `${url}/${encodeURIComponent(name)}` } })),
  ),
];
