/** Which cases to run. */
import { nearest } from "../baseline/nearest.ts";
import type { Case } from "../runner/case.ts";
import { UsageError } from "./exit.ts";
import type { Judged } from "./pieces.ts";

/** What the command line asks for; all that is given must be met, and one of several of a kind is enough. */
export interface Selection {
  /** Ids of cases or of checks; `*` stands for any text. */
  case?: readonly string[];
  area?: readonly string[];
  /** Ids of requirements: cases with a check that cites one. */
  requirement?: readonly string[];
}

/** Whether only a part of the suite is asked for. */
export function isPartial(selection: Selection): boolean {
  return selection.case !== undefined || selection.area !== undefined || selection.requirement !== undefined;
}

/** @throws UsageError for a name that nothing has, and for a selection without any case. */
export function selectCases({ cases, requirements, contract }: Judged, selection: Selection): Case[] {
  const patterns = (selection.case ?? []).map((pattern) => {
    const matches = matcher(pattern);
    const matched = cases.filter((each) => matches(each));
    if (matched.length === 0)
      throw unknown(
        "case",
        pattern,
        cases.map(({ id }) => id),
        "tambo-conform list",
      );
    return matches;
  });
  const areas = [...new Set(cases.map(({ area }) => area))];
  for (const area of selection.area ?? []) {
    if (!areas.includes(area)) throw unknown("area", area, areas, `areas: ${areas.join(", ")}`);
  }
  const ids = requirements.map(({ id }) => id);
  const wanted = (selection.requirement ?? []).map((id) => id.toUpperCase());
  for (const id of wanted) if (!ids.includes(id)) throw unknown("requirement", id, ids, "tambo-conform list");

  // What an invariant proves, every case proves.
  const everywhere = contract.invariants.some((invariant) => cites(invariant, wanted));
  const selected = cases.filter(
    (each) =>
      (patterns.length === 0 || patterns.some((matches) => matches(each))) &&
      (selection.area === undefined || selection.area.includes(each.area)) &&
      (wanted.length === 0 || everywhere || each.checks.some((check) => cites(check, wanted))),
  );
  if (selected.length === 0) {
    throw new UsageError(
      "No case meets all of --case, --area and --requirement; `tambo-conform list` shows what there is.",
    );
  }
  return selected;
}

function cites({ requirements }: { requirements: readonly string[] }, wanted: readonly string[]): boolean {
  return requirements.some((id) => wanted.includes(id));
}

function matcher(pattern: string): (each: Case) => boolean {
  const [caseId = "", checkId] = pattern.split("/");
  const inCase = globbed(caseId);
  const inCheck = globbed(checkId ?? "*");
  return ({ id, checks }) =>
    inCase.test(id) &&
    (checkId === undefined || checkId.startsWith("every-") || checks.some((check) => inCheck.test(check.id)));
}

function globbed(pattern: string): RegExp {
  return new RegExp(`^${pattern.split("*").map(escaped).join(".*")}$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
}

function unknown(kind: string, name: string, candidates: readonly string[], otherwise: string): UsageError {
  const [meant] = nearest(name, candidates);
  const advice = meant === undefined ? `see ${otherwise}` : `did you mean ${meant}?`;
  return new UsageError(`There is no ${kind} ${name}; ${advice}`);
}
