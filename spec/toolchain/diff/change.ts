import type { ContractName } from "../project.ts";
import { type ChangeKind, classes } from "./rules.ts";

/** The effect of a change on clients and servers of a contract. */
export type ChangeClass = "breaking" | "additive" | "documentation";

/** The direction in which a value is sent: to the server, in a response, or in an event of a stream. */
export type Direction = "request" | "response" | "event";

/** All directions, in the order of reports. */
export const directions: readonly Direction[] = ["request", "response", "event"];

/** One change of a contract. */
export interface Change {
  contract: ContractName;
  class: ChangeClass;
  /**
   * Directions that are affected. A schema used in several directions has one change for each class. Empty if
   * nothing is sent, as for the title of the contract or a schema that no operation uses.
   */
  directions: Direction[];
  kind: ChangeKind;
  /** The changed part of the contract: `RunStartedEvent.threadId`, `POST /v1/threads`, `event RUN_ERROR`. */
  subject: string;
  /** Short text of the old value, if any. */
  from?: string;
  /** Short text of the new value, if any. */
  to?: string;
  /** Ids of the affected operations, sorted. */
  operations: string[];
  /** Names of the affected events, sorted. */
  events: string[];
  /** One sentence on which clients or servers break, or what they gain. */
  sentence: string;
  /** Kind, subject and directions. The same change has the same id in every comparison. */
  id: string;
  /**
   * Location in the sources, or of the parent of a removed part: path from the project's root, and line (from
   * 1). Absent if the parent was removed, too, or the documents are not of this repository.
   */
  location?: { file: string; line: number };
}

/** The changes of a contract. */
export interface ContractDiff {
  contract: ContractName;
  /** Old version; `none` if the contract is new. */
  from: string;
  /** New version; `none` if the contract was removed. */
  to: string;
  /** Breaking changes first, then additive ones, then documentation; each sorted by subject. */
  changes: Change[];
}

/** Documents of a contract as YAML or JSON; an empty text if a document does not exist. */
export interface Documents {
  openapi: string;
  asyncapi: string;
  /** File names for messages. */
  files?: { openapi?: string; asyncapi?: string };
}

/** Returns the class of a change in a direction; `undefined` if nothing is sent. */
export function classOf(kind: ChangeKind, direction: Direction | undefined): ChangeClass {
  const rule = classes[kind];
  if (typeof rule === "string") return rule;
  if (direction === undefined) throw new Error(`${kind} has no class without a direction`);
  return rule[direction];
}

/** Builds the id of a change. */
export function changeId(kind: ChangeKind, subject: string, of: readonly Direction[]): string {
  return [kind, subject, ...(of.length > 0 ? [`(${of.join(", ")})`] : [])].join(" ");
}

/** All classes, the worst first: the order in reports. */
export const changeClasses: readonly ChangeClass[] = ["breaking", "additive", "documentation"];

/** Sorts changes by class, subject and kind. */
export function sortChanges(changes: readonly Change[]): Change[] {
  const rank = (each: Change) => changeClasses.indexOf(each.class);
  return changes.toSorted(
    (a, b) => rank(a) - rank(b) || compareTexts(a.subject, b.subject) || compareTexts(a.id, b.id),
  );
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
