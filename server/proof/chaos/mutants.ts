/** Checks the oracle with servers that have one defect each. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CampaignOptions, runCampaign } from "./campaign.ts";
import { kill } from "./faults/process-faults.ts";
import { contractOf } from "./load/load.ts";
import type { Violation } from "./oracle/check-run.ts";

interface Mutant {
  name: string;
  module: string;
  /** The violations that must be found, by the place where they are found. */
  expected: Readonly<Record<string, (violation: Violation) => boolean>>;
}

/** Rules that are violated only if events are lost after clients have received them. */
const isLoss = ({ rule }: Violation) => rule === "changed" || rule === "lost";
const isTambo = ({ threadId }: Violation) => contractOf(threadId) === "tambo";

const mutants: readonly Mutant[] = [
  {
    name: "a server that sends events before it commits them",
    module: "mutant/send-before-commit.ts",
    expected: {
      "through Tambo": (violation) => isLoss(violation) && isTambo(violation),
      "through the other contracts": (violation) => isLoss(violation) && !isTambo(violation),
    },
  },
  {
    name: "a server that repeats interrupted tool calls",
    module: "mutant/repeat-calls.ts",
    expected: { "outside the server": ({ rule }) => rule === "call" },
  },
  {
    name: "a server that repeats committed steps",
    module: "mutant/repeat-steps.ts",
    expected: { "outside the server": ({ rule }) => rule === "step" },
  },
];

/**
 * Checks that the oracle detects every mutant.
 *
 * @param folder Folder for databases and logs.
 * @returns True if all of them were detected.
 */
export async function checkMutants(
  folder: string,
  { seed, progress }: Pick<CampaignOptions, "seed" | "progress">,
): Promise<boolean> {
  let isComplete = true;
  for (const [index, { name, module, expected }] of mutants.entries()) {
    const entries = Object.entries(expected);
    const { rows, violations } = await runCampaign({
      seed,
      progress,
      store: "sqlite",
      processes: 1,
      faults: [kill],
      count: 60,
      seconds: 80,
      folder: join(folder, `mutant-${index + 1}`),
      preload: [fileURLToPath(new URL(module, import.meta.url))],
      stopsAfter: (found) => entries.every(([, isExpected]) => found.some(isExpected)),
    });
    for (const [where, isExpected] of entries) {
      const found = violations.find(isExpected);
      isComplete &&= found !== undefined;
      process.stdout.write(
        found === undefined
          ? `${name} was not detected ${where} in ${rows[0]?.count ?? 0} kills (seed ${seed})\n`
          : `${name} was detected ${where}: ${found.rule}: ${found.detail}\n`,
      );
    }
  }
  return isComplete;
}
