import type { ContractName } from "../project.ts";
import { type ChangeKind, type Verdict, verdicts } from "./rules.ts";

/** The effect of a change on the clients and servers of a contract. */
export type ChangeClass = "breaking" | "additive" | "documentation";

/**
 * The direction in which a value is sent: to the server in a request, or to the client in a response or in an
 * event of a stream.
 */
export type Direction = "request" | "response" | "event";

/** All directions, in the order that reports use. */
export const directions: readonly Direction[] = ["request", "response", "event"];

/** One change to a contract. */
export interface Change {
  contract: ContractName;
  /** The more severe class in the verdict. */
  class: ChangeClass;
  verdict: Verdict;
  /**
   * The affected directions. If a schema is used in multiple directions, there is a separate change for each class.
   * Empty if no value is sent, as for the contract's title or a schema that no operation uses.
   */
  directions: Direction[];
  kind: ChangeKind;
  /**
   * The changed part of the contract, such as `RunStartedEvent.threadId`, `POST /v1/threads` or `event
   * RUN_ERROR`.
   */
  subject: string;
  /** The old value in short form, if any. */
  from?: string;
  /** The new value in short form, if any. */
  to?: string;
  /** The ids of the affected operations, sorted. */
  operations: string[];
  /** The names of the affected events, sorted. */
  events: string[];
  /** One sentence that says which clients or servers break and why, or what they gain. */
  sentence: string;
  /**
   * The id, which consists of the kind, the subject and the directions. The same change has the same id in
   * every comparison.
   */
  id: string;
  /**
   * The location in the sources: the path relative to the project root, and the line (starting at 1). For a
   * removed part, this is the location of its parent. Absent if the parent was removed too, or if the
   * documents were not generated from this repository.
   */
  location?: { file: string; line: number };
}

/** The changes to one contract. */
export interface ContractDiff {
  contract: ContractName;
  /** The old version, or `none` if the contract is new. */
  from: string;
  /** The new version, or `none` if the contract was removed. */
  to: string;
  /** The lowest version that may contain the changes. Present only if a change is breaking. */
  needs?: string;
  /** The changes: breaking, then additive, then documentation. Each class is sorted by subject. */
  changes: Change[];
}

/** The documents of a contract, as YAML or JSON. The text is empty for a document that does not exist. */
export interface Documents {
  openapi: string;
  asyncapi: string;
  /** The file names to use in messages. */
  files?: { openapi?: string; asyncapi?: string };
}

/** Returns the verdict on a change in one direction. The direction is `undefined` if no value is sent. */
export function findVerdict(kind: ChangeKind, direction: Direction | undefined): Verdict {
  const rule = verdicts[kind];
  if ("clients" in rule) return rule;
  if (direction === undefined) throw new Error(`${kind} has no verdict without a direction`);
  return rule[direction];
}

/** Returns the more severe class in a verdict. */
export function findClass({ clients, implementers }: Verdict): ChangeClass {
  return changeClasses.find((each) => each === clients || each === implementers) ?? clients;
}

/**
 * Formats a verdict in short form: the class if it is the same for both audiences, otherwise the audience for
 * which the change is breaking.
 */
export function formatVerdict({ clients, implementers }: Verdict): string {
  if (clients === implementers) return clients;
  return clients === "breaking" ? "breaking for clients" : "breaking for implementers";
}

/** Builds the id of a change. */
export function changeId(kind: ChangeKind, subject: string, of: readonly Direction[]): string {
  return [kind, subject, ...(of.length > 0 ? [`(${of.join(", ")})`] : [])].join(" ");
}

/** All classes, from the most to the least severe. Reports use this order. */
export const changeClasses: readonly ChangeClass[] = ["breaking", "additive", "documentation"];

/** Sorts changes by class, subject and kind. */
export function sortChanges(changes: readonly Change[]): Change[] {
  const rank = (each: Change) => changeClasses.indexOf(each.class);
  return changes.toSorted(
    (a, b) => rank(a) - rank(b) || compareTexts(a.subject, b.subject) || compareTexts(a.id, b.id),
  );
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
