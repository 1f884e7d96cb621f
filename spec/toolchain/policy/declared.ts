import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { type ContractName, contracts } from "../project.ts";

/** An intended breaking change. */
export interface DeclaredChange {
  /** The id of the change, as printed by `npm run check` and `npm run diff`. */
  id: string;
  contract: ContractName;
  /** The reason for the change, for affected users. The change log also contains it. */
  reason: string;
  /** The contract version that contains the breaking change. */
  since: string;
  /** The first line of the entry. Line numbers start at 1. */
  line: number;
}

/**
 * Thrown if `declared.yaml` is invalid. The message gives the location of the problem and the valid format.
 */
export class DeclaredError extends Error {
  override name = "DeclaredError";
}

const fields = ["id", "contract", "reason", "since"] as const;

/**
 * Parses the list of breaking changes that were declared since the last release.
 *
 * @param text The text of `declared.yaml`, which contains a list or only comments.
 * @param file The path of the file, for messages.
 * @throws {DeclaredError} The text is not a valid list.
 */
export function parseDeclared(text: string, file: string): DeclaredChange[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const fail = (offset: number, message: string): never => {
    throw new DeclaredError(`${file}:${lines.linePos(offset).line}: ${message}`);
  };
  const [error] = document.errors;
  if (error) fail(error.pos[0], error.message.split("\n", 1)[0] as string);
  const list = document.contents;
  if (list === null || (isScalar(list) && list.value === null)) return [];
  if (!isSeq(list)) return fail(0, "must be a list of declared changes");

  const seen = new Map<string, number>();
  return list.items.map((item) => {
    const offset = (item as { range?: [number, number, number] }).range?.[0] ?? 0;
    const { line } = lines.linePos(offset);
    const entry = isMap(item) ? (item.toJSON() as Record<string, unknown>) : {};
    const format = `an entry has the string fields ${new Intl.ListFormat("en").format(fields)}`;
    const unknown = Object.keys(entry).find((member) => !fields.some((each) => each === member));
    if (unknown !== undefined) fail(offset, `${format}; remove ${unknown}`);
    const wrong = fields.find((member) => typeof entry[member] !== "string" || entry[member].trim() === "");
    if (wrong !== undefined) fail(offset, `${format}; ${wrong} is missing or not a string`);
    const { id, contract, reason, since } = entry as unknown as Omit<DeclaredChange, "line">;
    if (!contracts.includes(contract))
      fail(offset, `unknown contract ${contract}; the contracts are ${contracts.join(", ")}`);
    const key = `${contract} ${id}`;
    if (seen.has(key)) fail(offset, `${id} of ${contract} is already declared on line ${seen.get(key)}`);
    seen.set(key, line);
    return { id, contract, reason: reason.trim(), since, line };
  });
}

/** The introduction of `declared.yaml`. After a release, the file contains nothing else. */
export const declaredHeader = `# Intended breaking changes since the last release: \`npm run check\` fails on all others. A release empties this list.
#
# - id: as printed by \`npm run check\` and \`npm run diff\`
#   contract: tambo
#   reason: Why, and what to do instead. The change log contains it.
#   since: 2.0.0
`;

/**
 * Removes the entries for released contracts from `declared.yaml`.
 *
 * @param text The text of the file, which must be a valid list.
 */
export function removeDeclared(text: string, released: readonly ContractName[]): string {
  const document = parseDocument(text);
  const list = document.contents;
  if (!isSeq(list)) return declaredHeader;
  list.items = list.items.filter(
    (item) => isMap(item) && !released.some((contract) => contract === (item.get("contract") as unknown)),
  );
  return list.items.length === 0 ? declaredHeader : document.toString({ lineWidth: 0 });
}
