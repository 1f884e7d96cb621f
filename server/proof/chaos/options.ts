/** The command line of `npm run chaos`. */
import { parseArgs } from "node:util";
import type { CampaignOptions } from "./campaign.ts";
import type { Fault, StoreKind } from "./scene.ts";

export interface Options {
  seed: string | undefined;
  /** Only to find out a server that sends before it commits. */
  mutant: boolean;
  campaigns: Pick<CampaignOptions, "store" | "processes" | "count" | "seconds" | "faults">[];
}

const help = `npm run chaos -- [options]

  --short                      20 faults on each store, under a minute in all
  --mutant                     a server that sends before it commits must be found out
  --store sqlite|postgres      one store only
  --processes <number>         server processes on PostgreSQL (2)
  --faults <number>            faults on each store (250)
  --seconds <number>           after this time on a store no further fault happens (600)
  --only <fault>               this kind of fault only; may be given more than once
  --seed <seed>                the plan of an earlier run
  --help                       this
`;

/** Shows the options for `--help`, and ends the process. Ends it with 2, and tells what is wrong, for a mistake. */
export function readOptions(args: readonly string[], faults: readonly Fault[]): Options {
  try {
    return parse(args, faults);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    process.stderr.write(code?.startsWith("ERR_PARSE_ARGS") ? `${message}\n\n${help}` : `${message}\n`);
    process.exit(2);
  }
}

function parse(args: readonly string[], faults: readonly Fault[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: "boolean", default: false },
      mutant: { type: "boolean", default: false },
      store: { type: "string" },
      processes: { type: "string" },
      faults: { type: "string" },
      seed: { type: "string" },
      only: { type: "string", multiple: true },
      seconds: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(help);
    process.exit(0);
  }
  const { short, mutant, seed, only } = values;
  const names = faults.map(({ name }) => name);
  for (const name of only ?? [])
    if (!names.includes(name))
      throw new Error(`--only: there is no fault ${JSON.stringify(name)}; there are ${names.join(", ")}`);
  const stores = values.store === undefined ? (["sqlite", "postgres"] as const) : [storeOf(values.store)];
  const chosen = only === undefined ? faults : faults.filter(({ name }) => only.includes(name));
  return {
    seed,
    mutant,
    campaigns: stores
      .filter((store) => chosen.some((fault) => fault.stores.includes(store)))
      .map((store) => ({
        store,
        processes: processesOf(values.processes, store),
        count: whole("--faults", values.faults) ?? (short ? 20 : 250),
        seconds: whole("--seconds", values.seconds) ?? (short ? 18 : 600),
        // In a short run there is no time for what takes longer than the lease.
        faults: chosen.filter(({ name }) => !(short && name === "SIGSTOP past the lease")),
      })),
  };
}

function storeOf(name: string): StoreKind {
  if (name === "sqlite" || name === "postgres") return name;
  throw new Error(`--store: ${JSON.stringify(name)} is neither sqlite nor postgres`);
}

function processesOf(value: string | undefined, store: StoreKind): number {
  if (store === "sqlite") return 1;
  return whole("--processes", value) ?? 2;
}

function whole(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new Error(`${option}: ${JSON.stringify(value)} is not a whole number from 1`);
}
