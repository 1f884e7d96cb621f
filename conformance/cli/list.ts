import { levelFinder, selectLevel } from "../requirements/level.ts";
import type { Check, Level } from "../runner/case.ts";
import { resolveLevel } from "../runner/judge.ts";
import type { ConformanceLevel } from "../runner/report.ts";
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

/** A check with its levels and the requirements that determine them. */
export interface ListedCheck {
  id: string;
  /** Lowest level of conformance that contains the check. */
  conformance: ConformanceLevel;
  level: Level;
  requirements: string[];
  text: string;
}

/** Returns the cases, checks and requirements of a contract's level as data. */
export function buildListing(loaded: LoadedContract, level: ConformanceLevel): Listing {
  const { contract, cases, requirements } = selectLevel(loaded, level);
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const findLevel = levelFinder(requirements);
  const list = (check: Pick<Check, "id" | "requirements" | "text" | "level">): ListedCheck => ({
    id: check.id,
    conformance: findLevel(check),
    level: resolveLevel(check, byId),
    requirements: check.requirements,
    text: check.text,
  });
  return {
    contract: contract.name,
    cases: cases.map(({ id, title, area, since, needs, modes, checks }) => ({
      id,
      title,
      area,
      since,
      needs,
      modes,
      checks: checks.map(list),
    })),
    everyCase: contract.invariants.map((invariant) => list({ ...invariant, id: `every-${invariant.id}` })),
    requirements: requirements.filter(({ core }) => level === "full" || core === true),
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
  if (everyCase.length > 0)
    lines.push("in every case", ...everyCase.map((check) => `  ${formatCheck(check)}`));
  const count = cases.reduce((sum, { checks }) => sum + checks.length, everyCase.length);
  lines.push("", `${cases.length} cases, ${count} checks, ${requirements.length} requirements.`);
  return lines;
}

function formatCheck({ id, conformance, level, requirements, text }: ListedCheck): string {
  return `${id} [${conformance} ${level} ${requirements.join(" ")}] ${text}`;
}
