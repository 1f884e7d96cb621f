/** `tambo-conform list`: what the suite judges. */
import type { Level } from "../runner/case.ts";
import { levelOf } from "../runner/judge.ts";
import type { Judged } from "./pieces.ts";

/** What `list --json` prints. */
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
  /** Judged in every case, as `<case>/<id>`. */
  everyCase: ListedCheck[];
  requirements: { id: string; level: Level; text: string; source: string; untestable?: string }[];
}

/** A check, and where its level comes from. */
export interface ListedCheck {
  id: string;
  level: Level;
  requirements: string[];
  text: string;
}

/** Everything that the suite judges, as data. */
export function listing({ contract, cases, requirements }: Judged): Listing {
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
        level: levelOf(check, byId),
        requirements: check.requirements,
        text: check.text,
      })),
    })),
    everyCase: contract.invariants.map((invariant) => ({
      id: `every-${invariant.id}`,
      level: levelOf(invariant, byId),
      requirements: invariant.requirements,
      text: invariant.text,
    })),
    requirements: [...requirements],
  };
}

/** The listing for a terminal, by area. */
export function listLines({ cases, everyCase, requirements }: Listing): string[] {
  const lines: string[] = [];
  for (const area of new Set(cases.map((each) => each.area))) {
    lines.push(area);
    for (const { id, title, needs, checks } of cases.filter((each) => each.area === area)) {
      const needed = needs.length === 0 ? "" : ` (needs ${needs.join(", ")})`;
      lines.push(`  ${id}: ${title}${needed}`, ...checks.map((check) => `    ${checkLine(check)}`));
    }
  }
  lines.push("in every case", ...everyCase.map((check) => `  ${checkLine(check)}`));
  const count = cases.reduce((sum, { checks }) => sum + checks.length, everyCase.length);
  lines.push("", `${cases.length} cases, ${count} checks, ${requirements.length} requirements.`);
  return lines;
}

function checkLine({ id, level, requirements, text }: ListedCheck): string {
  return `${id} [${level} ${requirements.join(" ")}] ${text}`;
}
