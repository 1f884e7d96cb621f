import { parseArgs } from "node:util";
import { findLastTag } from "../testing/earlier-version.ts";
import type { CampaignOptions } from "./campaign.ts";
import { rollingUpgrade } from "./faults/process-faults.ts";
import type { Fault, StoreKind } from "./scene.ts";

export interface Options {
  seed: string | undefined;
  /** The commit of the earlier version for rolling upgrades. Absent if there is none. */
  base: string | undefined;
  /** Set to check only that the oracle detects the mutants. */
  mutant: boolean;
  campaigns: (Pick<CampaignOptions, "store" | "processes" | "count" | "seconds" | "faults"> & {
    /** Maximum number of migrations in which a server is killed after the faults. */
    migrationKills: number;
  })[];
}

const help = `npm run chaos -- [options]

  --short                      inject 20 faults on each store, in less than a minute
  --mutant                     check that servers with a defect are detected
  --store sqlite|postgres      use only this store
  --processes <number>         number of server processes on PostgreSQL (default: 2)
  --faults <number>            number of faults on each store (default: 250)
  --seconds <number>           inject no more faults on a store after this time (default: 600; 0: no limit)
  --only <fault>               inject only this kind of fault; repeatable
  --base <commit>          earlier version for rolling upgrades (default: the last release tag; without
                           either, this fault is omitted)
  --seed <seed>                repeat the plan of an earlier run
  --help                       print this help
`;

/**
 * Parses the command line. For `--help`, prints the help and exits. For invalid options, prints the error and
 * exits with 2.
 */
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
      base: { type: "string" },
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
  const base = values.base ?? (short || mutant ? undefined : findLastTag());
  const names = faults.map(({ name }) => name);
  for (const name of only ?? [])
    if (!names.includes(name))
      throw new Error(`--only: unknown fault ${JSON.stringify(name)}; use one of ${names.join(", ")}`);
  const stores = values.store === undefined ? (["sqlite", "postgres"] as const) : [parseStore(values.store)];
  const chosen = faults.filter(
    ({ name }) =>
      (only === undefined || only.includes(name)) && (name !== rollingUpgrade.name || base !== undefined),
  );
  if (chosen.length === 0)
    throw new Error("--only: there is no release tag; name the version to upgrade from: --base <commit>");
  return {
    seed,
    base,
    mutant,
    campaigns: stores
      .filter((store) => chosen.some((fault) => fault.stores.includes(store)))
      .map((store) => ({
        store,
        processes: parseProcesses(values.processes, store),
        count: parseCount("--faults", values.faults) ?? (short ? 20 : 250),
        seconds: parseSeconds(values.seconds) ?? (short ? 18 : 600),
        migrationKills: only !== undefined ? 0 : short ? 2 : Number.POSITIVE_INFINITY,
        // A short run has no time for a fault that lasts longer than the lease.
        faults: chosen.filter(({ name }) => !(short && name === "SIGSTOP past the lease")),
      })),
  };
}

function parseStore(name: string): StoreKind {
  if (name === "sqlite" || name === "postgres") return name;
  throw new Error(`--store: unknown store ${JSON.stringify(name)}; use sqlite or postgres`);
}

function parseProcesses(value: string | undefined, store: StoreKind): number {
  if (store === "sqlite") return 1;
  return parseCount("--processes", value) ?? 2;
}

function parseSeconds(value: string | undefined): number | undefined {
  return value === "0" ? Number.POSITIVE_INFINITY : parseCount("--seconds", value);
}

function parseCount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  throw new Error(`${option}: ${JSON.stringify(value)} is not a positive integer`);
}
