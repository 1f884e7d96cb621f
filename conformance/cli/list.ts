import type { Level } from "../runner/case.ts";
import { resolveLevel } from "../runner/judge.ts";
import type { LoadedContract } from "./dependencies.ts";

/** Output of `list --json`. */
export interface Listing {
  contract: string;
  cases: {
    id: string;
    title: string;
    area: string;
    since: string;
    needs: string[];
    modes: string[];
    checks: ListedCheck[];
  }[];
  /** Checks of invariants. They run in every case, with the id `<case>/<id>`. */
  everyCase: ListedCheck[];
  requirements: { id: string; level: Level; text: string; source: string; untestable?: string }[];
}

/** A check with its level and the requirements that determine the level. */
export interface ListedCheck {
  id: string;
  level: Level;
  requirements: string[];
  text: string;
}

/** Returns all cases, checks and requirements of a contract as data. */
export function buildListing({ contract, cases, requirements }: LoadedContract): Listing {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  return {
    contract: contract.name,
    cases: cases.map(({ id, title, area, since, needs, modes, checks }) => ({
      id,
      title,
      area,
      since,
      needs,
      modes,
      checks: checks.map((check) => ({
        id: check.id,
        level: resolveLevel(check, byId),
        requirements: check.requirements,
        text: check.text,
      })),
    })),
    everyCase: contract.invariants.map((invariant) => ({
      id: `every-${invariant.id}`,
      level: resolveLevel(invariant, byId),
      requirements: invariant.requirements,
      text: invariant.text,
    })),
    requirements: [...requirements],
  };
}

/** Formats a listing for a terminal, grouped by area. */
export function formatListing({ cases, everyCase, requirements }: Listing): string[] {
  const lines: string[] = [];
  for (const area of new Set(cases.map((each) => each.area))) {
    lines.push(area);
    for (const { id, title, needs, checks } of cases.filter((each) => each.area === area)) {
      const needed = needs.length === 0 ? "" : ` (needs ${needs.join(", ")})`;
      lines.push(`  ${id}: ${title}${needed}`, ...checks.map((check) => `    ${formatCheck(check)}`));
    }
  }
  lines.push("in every case", ...everyCase.map((check) => `  ${formatCheck(check)}`));
  const count = cases.reduce((sum, { checks }) => sum + checks.length, everyCase.length);
  lines.push("", `${cases.length} cases, ${count} checks, ${requirements.length} requirements.`);
  return lines;
}

function formatCheck({ id, level, requirements, text }: ListedCheck): string {
  return `${id} [${level} ${requirements.join(" ")}] ${text}`;
}
