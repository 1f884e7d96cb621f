import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { type ContractName, contracts } from "../project.ts";

/** A breaking change that is meant. */
export interface Declared {
  /** Id of the change, as `npm run check` and `npm run diff` print it. */
  id: string;
  contract: ContractName;
  /** Why it is made, for those whom it breaks: the change log has it too. */
  reason: string;
  /** The version of the contract that breaks. */
  since: string;
  /** Where the entry begins, counted from 1. */
  line: number;
}

/** `declared.yaml` is not what it should be; the message says where, and what is allowed. */
export class DeclaredError extends Error {
  override name = "DeclaredError";
}

const members = ["id", "contract", "reason", "since"] as const;

/**
 * Reads the breaking changes that were declared since the last release.
 *
 * @param text The text of `declared.yaml`: a list, or nothing but comments.
 * @param file Its path, for messages.
 * @throws DeclaredError when it is not such a list.
 */
export function readDeclared(text: string, file: string): Declared[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const fail = (offset: number, message: string): never => {
    throw new DeclaredError(`${file}:${lines.linePos(offset).line}: ${message}`);
  };
  const [error] = document.errors;
  if (error) fail(error.pos[0], error.message.split("\n", 1)[0] as string);
  const list = document.contents;
  if (list === null || (isScalar(list) && list.value === null)) return [];
  if (!isSeq(list)) return fail(0, "is not a list of declared changes");

  const seen = new Map<string, number>();
  return list.items.map((item) => {
    const offset = (item as { range?: [number, number, number] }).range?.[0] ?? 0;
    const { line } = lines.linePos(offset);
    const entry = isMap(item) ? (item.toJSON() as Record<string, unknown>) : {};
    const what = `an entry has ${new Intl.ListFormat("en").format(members)}, all texts`;
    const unknown = Object.keys(entry).find((member) => !members.some((each) => each === member));
    if (unknown !== undefined) fail(offset, `${what}, and no ${unknown}`);
    const wrong = members.find((member) => typeof entry[member] !== "string" || entry[member].trim() === "");
    if (wrong !== undefined) fail(offset, `${what}: ${wrong} is missing or no text`);
    const { id, contract, reason, since } = entry as unknown as Omit<Declared, "line">;
    if (!contracts.includes(contract))
      fail(offset, `there is no contract ${contract}: there are ${contracts.join(", ")}`);
    const key = `${contract} ${id}`;
    if (seen.has(key)) fail(offset, `${id} of ${contract} is declared in line ${seen.get(key)} already`);
    seen.set(key, line);
    return { id, contract, reason: reason.trim(), since, line };
  });
}

/** What `declared.yaml` says of itself, and all of it after a release. */
export const declaredHeader = `# Breaking changes since the last release that are meant: \`npm run check\` fails on any other. A release empties this list.
#
# - id: what \`npm run check\` and \`npm run diff\` print
#   contract: tambo
#   reason: Why, and what to do instead. The change log says it too.
#   since: 2.0.0
`;

/** Takes the entries of the contracts that were released out of `declared.yaml`. @param text A list that can be read. */
export function withoutDeclared(text: string, released: readonly ContractName[]): string {
  const document = parseDocument(text);
  const list = document.contents;
  if (!isSeq(list)) return declaredHeader;
  list.items = list.items.filter(
    (item) => isMap(item) && !released.some((contract) => contract === (item.get("contract") as unknown)),
  );
  return list.items.length === 0 ? declaredHeader : document.toString({ lineWidth: 0 });
}
