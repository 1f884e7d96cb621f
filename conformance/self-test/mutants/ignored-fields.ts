/**
 * Verifies that for each request field, a check fails if our server ignores the field. The file
 * `fields.<contract>.json` contains such a check for each field.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContractName } from "../../contracts/contracts.ts";
import { findOperation, type Operation } from "../../invariants/responses.ts";
import type { DocumentFields } from "../fields/document-fields.ts";
import { expandExceptions, findExceptionProblems } from "../fields/exceptions.ts";
import { type CheckVerdict, recordRequests } from "./judge.ts";
import { judgeTasks } from "./judge-tasks.ts";
import { listRequestFields, readDocument, type SentRequest, visitRequest } from "./request-fields.ts";
import { loadSuite, type Suite } from "./suite.ts";
import type { Task } from "./worker.ts";

/** The checks that notice ignored fields, by field. */
type Noticed = Map<string, string>;

/** The search for checks that notice ignored fields. */
interface Search {
  contract: ContractName;
  /** The checks that pass on the unmutated server. */
  passed: ReadonlySet<string>;
  noticed: Noticed;
}

/** Number of cases with which a field is tested before it is tested with all cases that send it. */
const firstCases = 3;

/** Reads the file of a contract. */
export function readNoticed(contract: ContractName): Noticed {
  const file = join(import.meta.dirname, `fields.${contract}.json`);
  return new Map(
    Object.entries(
      JSON.parse(existsSync(file) ? readFileSync(file, "utf8") : "{}") as Record<string, string>,
    ),
  );
}

/**
 * Judges a mutant for each request field. Writes the file, or compares the result with it.
 * @param compare True to judge each mutant only with its check in the file.
 */
export async function judgeFields(
  contract: ContractName,
  compare: boolean,
): Promise<{ lines: string[]; failed: number }> {
  const file = join(import.meta.dirname, `fields.${contract}.json`);
  const before = readNoticed(contract);
  const document = readDocument(contract);
  const declared = listRequestFields(document);
  const suite = await loadSuite(contract);
  const { verdicts, requests } = await recordRequests(suite);
  const passed = new Set(verdicts.filter(({ verdict }) => verdict === "pass").map(({ check }) => check));
  const senders = await findSenders(suite, document, requests);
  const search: Search = { contract, passed, noticed: new Map() };

  await judgeRound(search, declared, (field) => getCases(before.get(field)));
  const exceptions = expandExceptions(contract, "noticed", declared);
  const left = compare ? [...exceptions.keys()] : declared;
  const skip = compare ? 0 : firstCases;
  if (!compare) await judgeRound(search, left, (field) => senders(field).slice(0, skip));
  await judgeRound(search, left, (field) => senders(field).slice(skip));

  const sorted = Object.fromEntries(
    [...declared].flatMap((field) => {
      const check = search.noticed.get(field);
      return check === undefined ? [] : [[field, check]];
    }),
  );
  if (!compare) writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
  const problems = findExceptionProblems(declared, search.noticed, exceptions, {
    missing: (field) => `No check notices that ${field} is ignored; ${senders(field).length} cases send it.`,
    present: (field) =>
      `${search.noticed.get(field)} notices that ${field} is ignored: remove the exception.`,
  });
  const count = search.noticed.size;
  return {
    failed: problems.length,
    lines: [
      ...problems,
      `${count} of ${declared.size} request fields are noticed; ${exceptions.size} are exceptions.`,
      `${count + exceptions.size} passed, ${problems.length} failed`,
    ],
  };
}

/**
 * Judges the mutants for fields that no check has noticed yet. A check counts if it fails twice.
 * @param selectCases Returns the cases for a field. Without cases, a field is skipped.
 */
async function judgeRound(
  search: Search,
  fields: Iterable<string>,
  selectCases: (field: string) => readonly string[],
): Promise<void> {
  const first = await judgeMutants(search, fields, selectCases);
  // On a busy machine, the first check that fails may have failed by accident.
  const again = await judgeMutants(search, first.keys(), (field) => [
    ...new Set(first.get(field)?.flatMap(getCases)),
  ]);
  for (const [field, checks] of first) {
    const check = checks.find((each) => again.get(field)?.includes(each));
    if (check !== undefined) search.noticed.set(field, check);
  }
}

/** Returns the failed checks of each mutant that has any. */
async function judgeMutants(
  { contract, passed, noticed }: Search,
  fields: Iterable<string>,
  selectCases: (field: string) => readonly string[],
): Promise<Map<string, string[]>> {
  const tasks = [...fields].flatMap((id): Task[] => {
    const cases = noticed.has(id) ? [] : selectCases(id);
    return cases.length === 0 ? [] : [{ contract, kind: "mutant", id, cases }];
  });
  const results = (await judgeTasks(tasks)).get("mutant") ?? new Map();
  return new Map(
    [...results].flatMap(([field, verdicts]) => {
      if ("error" in verdicts) return [];
      // A check that could not be evaluated counts, too: the case notices that a required field is missing.
      const failed = (verdicts as CheckVerdict[])
        .filter(({ check, verdict }) => verdict !== "pass" && passed.has(check))
        .toSorted((one, other) => Number(one.verdict !== "fail") - Number(other.verdict !== "fail"));
      return failed.length === 0 ? [] : [[field, failed.map(({ check }) => check)] as const];
    }),
  );
}

/**
 * Returns a function that lists the cases that send a field, those with few requests first. Headers are not
 * recorded, so all cases are listed for a header, those that name it in their steps first.
 */
async function findSenders(
  { name: contract, cases }: Suite,
  document: DocumentFields,
  requests: ReadonlyMap<string, readonly string[]>,
): Promise<(field: string) => readonly string[]> {
  const { routes } = (await import(`../../../generated/${contract}/handlers.ts`)) as { routes: Operation[] };
  const senders = new Map<string, Set<string>>();
  const all = [...requests].toSorted(([, one], [, other]) => one.length - other.length);
  for (const [id, texts] of all) {
    for (const text of texts) {
      visitRequest(document, parseRequest(text, routes), (field) => {
        senders.set(field, (senders.get(field) ?? new Set()).add(id));
      });
    }
  }
  const steps = new Map(cases.map((each) => [each.id, JSON.stringify(each.steps).toLowerCase()]));
  return (field) => {
    const [, header] = / header (.*)/.exec(field.toLowerCase()) ?? [];
    if (header === undefined) return [...(senders.get(field) ?? [])];
    const namesHeader = ([id]: (typeof all)[number]) => steps.get(id)?.includes(`"${header}"`) === true;
    return [...all.filter(namesHeader), ...all.filter((each) => !namesHeader(each))].map(([id]) => id);
  };
}

/** Parses a recorded request. */
function parseRequest(text: string, routes: readonly Operation[]): SentRequest {
  const [line = "", ...rest] = text.split("\n");
  const [method = "", target = ""] = line.split(" ");
  const url = new URL(target, "http://server");
  const match = findOperation(routes, method, url.pathname);
  let body: unknown;
  try {
    body = JSON.parse(rest.join("\n"));
  } catch {
    // The request has no body, or its body is not JSON.
  }
  return {
    operation: "operation" in match ? match.operation.operationId : undefined,
    query: Object.fromEntries(url.searchParams),
    body,
  };
}

/** Returns the case of a check, if there is one. */
function getCases(check: string | undefined): string[] {
  return check === undefined ? [] : [check.slice(0, check.indexOf("/"))];
}
