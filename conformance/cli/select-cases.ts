import { nearest } from "../baseline/nearest.ts";
import type { Case } from "../runner/case.ts";
import type { LoadedContract } from "./dependencies.ts";
import { UsageError } from "./exit.ts";

/** Options that select cases. A case is selected if, for every option given, at least one value matches. */
export interface Selection {
  /** Ids of cases or checks; `*` matches any text. */
  case?: readonly string[];
  area?: readonly string[];
  /** Ids of requirements. Selects the cases that have a check citing one of them. */
  requirement?: readonly string[];
}

/** Returns true if the command line selects only part of the suite. */
export function isPartial(selection: Selection): boolean {
  return selection.case !== undefined || selection.area !== undefined || selection.requirement !== undefined;
}

/** @throws UsageError for an unknown name, or if no case is selected. */
export function selectCases({ cases, requirements, contract }: LoadedContract, selection: Selection): Case[] {
  const patterns = (selection.case ?? []).map((pattern) => {
    const matches = compilePattern(pattern);
    const matched = cases.filter((each) => matches(each));
    if (matched.length === 0)
      throw unknownNameError(
        "case",
        pattern,
        cases.map(({ id }) => id),
        "tambo-conform list",
      );
    return matches;
  });
  const areas = [...new Set(cases.map(({ area }) => area))];
  for (const area of selection.area ?? []) {
    if (!areas.includes(area)) throw unknownNameError("area", area, areas, `areas: ${areas.join(", ")}`);
  }
  const ids = requirements.map(({ id }) => id);
  const wanted = (selection.requirement ?? []).map((id) => id.toUpperCase());
  for (const id of wanted)
    if (!ids.includes(id)) throw unknownNameError("requirement", id, ids, "tambo-conform list");

  // Invariants run in every case, so every case tests their requirements.
  const everywhere = contract.invariants.some((invariant) => citesAny(invariant, wanted));
  const selected = cases.filter(
    (each) =>
      (patterns.length === 0 || patterns.some((matches) => matches(each))) &&
      (selection.area === undefined || selection.area.includes(each.area)) &&
      (wanted.length === 0 || everywhere || each.checks.some((check) => citesAny(check, wanted))),
  );
  if (selected.length === 0) {
    throw new UsageError(
      "No case matches --case, --area and --requirement together; see `tambo-conform list`.",
    );
  }
  return selected;
}

function citesAny({ requirements }: { requirements: readonly string[] }, wanted: readonly string[]): boolean {
  return requirements.some((id) => wanted.includes(id));
}

function compilePattern(pattern: string): (each: Case) => boolean {
  const [caseId = "", checkId] = pattern.split("/");
  const inCase = globToRegExp(caseId);
  const inCheck = globToRegExp(checkId ?? "*");
  return ({ id, checks }) =>
    inCase.test(id) &&
    (checkId === undefined || checkId.startsWith("every-") || checks.some((check) => inCheck.test(check.id)));
}

function globToRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.split("*").map(escapeRegExp).join(".*")}$`);
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
}

function unknownNameError(
  kind: string,
  name: string,
  candidates: readonly string[],
  otherwise: string,
): UsageError {
  const [meant] = nearest(name, candidates);
  const advice = meant === undefined ? `see ${otherwise}` : `did you mean ${meant}?`;
  return new UsageError(`Unknown ${kind} ${name}; ${advice}`);
}
