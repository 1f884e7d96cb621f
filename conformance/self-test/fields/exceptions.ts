/** Reads the fields that the suite cannot observe, or whose loss it cannot notice, each with a reason. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ContractName } from "../../contracts/contracts.ts";

/** The kinds of exceptions: response and event fields, and request fields. */
type Kind = "observed" | "noticed";

/** A reason, and the fields to which it applies. In a field, `*` stands for any text. */
interface Entry {
  reason: string;
  fields: string[];
}

/**
 * Reads the exceptions of a contract.
 * @returns The reason for each field; empty for a contract without a file. An exception that matches no declared field is returned as it is.
 */
export function expandExceptions(
  contract: ContractName,
  kind: Kind,
  declared: ReadonlySet<string>,
): Map<string, string> {
  const file = join(import.meta.dirname, `exceptions.${contract}.yaml`);
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8");
  const entries = (parse(text) as Partial<Record<Kind, Entry[]>>)[kind] ?? [];
  const matching = (pattern: string) => {
    const expression = new RegExp(`^${pattern.replace(/[.[\]{}]/g, "\\$&").replaceAll("*", ".*")}$`);
    const fields = [...declared].filter((field) => expression.test(field));
    return fields.length === 0 ? [pattern] : fields;
  };
  return new Map(
    entries.flatMap(({ reason, fields }) =>
      fields.flatMap(matching).map((field) => [field, reason] as const),
    ),
  );
}

/**
 * Compares the declared fields with the fields that were found and with the exceptions.
 * @returns A line for each field that is missing, and for each exception that is wrong.
 */
export function findExceptionProblems(
  declared: ReadonlySet<string>,
  found: { has(field: string): boolean },
  exceptions: ReadonlyMap<string, string>,
  texts: { missing(field: string): string; present(field: string): string },
): string[] {
  return [
    ...[...declared].filter((field) => !found.has(field) && !exceptions.has(field)).map(texts.missing),
    ...[...exceptions.keys()].filter((field) => found.has(field)).map(texts.present),
    ...[...exceptions.keys()]
      .filter((field) => !declared.has(field))
      .map((field) => `${field} is an exception, but the document does not declare it.`),
  ];
}
