/**
 * Measures a complete run of text in each contract, over HTTP. Baseline: the same run in the Tambo contract. Each
 * contract is used through its testing client, so a new contract is measured, too.
 */
import { randomUUID } from "node:crypto";
import { type ContractName, contractNames } from "../../../../generated/contracts.ts";
import { readSettings } from "../../../config/settings.ts";
import { startServer } from "../../../server.ts";
import { contractClients } from "../../testing/contract-clients.ts";
import { chunkModel, textDeltas } from "../chunk-model.ts";
import { onlyModel } from "../model.ts";
import { median } from "../statistics.ts";
import type { Figure } from "../table.ts";

const deltas = 2_000;
const rounds = 15;
const baseline = "tambo";

/** The contracts that use the server's models. A request of the gateway names a model of its own providers. */
const measured = contractNames.filter((name) => name !== "gateway");

/** Measures the contracts alternately, so that a disturbance affects all of them. */
export async function contracts(progress: (line: string) => void): Promise<Figure[]> {
  progress(`a run of ${deltas} deltas in each contract`);
  const server = await startServer(
    readSettings({ PORT: "0", DATABASE_FILE: ":memory:" }),
    (line) => process.stderr.write(`${line}\n`),
    { models: onlyModel(chunkModel(textDeltas.parts(deltas), false)) },
  );
  try {
    const taken = Object.fromEntries(measured.map((name): [string, number[]] => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of measured) {
        const ms = await measureRun(server.url, name);
        // The first round is a warm-up.
        if (round > 0) taken[name]?.push(ms);
      }
    }
    return measured.map((name) => ({
      name: `a run of ${deltas} deltas at once, ${name} (baseline: ${baseline})`,
      value: median(taken[name] ?? []),
      unit: "ms",
      baseline: median(taken[baseline] ?? []),
    }));
  } finally {
    await server.close();
  }
}

/** Returns the time until the complete stream of a run has been received, in milliseconds. */
async function measureRun(url: string, contract: ContractName): Promise<number> {
  const request = contractClients[contract].buildRequest({ threadId: randomUUID(), content: "Go." });
  const startedAt = performance.now();
  const response = await fetch(`${url}${request.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request.body),
  });
  const text = await response.text();
  if (response.status !== 200 || text.length < deltas)
    throw new Error(`${contract}: status ${response.status}: ${text.slice(0, 200)}`);
  return performance.now() - startedAt;
}
