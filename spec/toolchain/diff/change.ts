import type { ContractName } from "../project.ts";
import { type ChangeKind, classes } from "./rules.ts";

/** What a change means for those who use the contract. */
export type ChangeClass = "breaking" | "additive" | "documentation";

/** Where something travels: to the server, in an answer, or in an event of a stream. */
export type Direction = "request" | "response" | "event";

/** Every direction, in the order in which they are written. */
export const directions: readonly Direction[] = ["request", "response", "event"];

/** One change of a contract. */
export interface Change {
  contract: ContractName;
  class: ChangeClass;
  /**
   * Where what changed travels. A schema that is used in several directions has a change for each whose class differs,
   * else one with all. Empty where nothing travels: the title of the contract, a schema that no operation uses.
   */
  directions: Direction[];
  /** What happened, of a closed list. */
  kind: ChangeKind;
  /** What changed, in the words of the contract: `RunStartedEvent.threadId`, `POST /v1/threads`, `event RUN_ERROR`. */
  subject: string;
  /** What there was before, as a short text, where there is such. */
  from?: string;
  /** What there is now, as a short text, where there is such. */
  to?: string;
  /** Ids of the operations that it reaches, sorted. */
  operations: string[];
  /** Names of the events that it reaches, sorted. */
  events: string[];
  /** Who breaks, and how; or who gains what. One sentence. */
  sentence: string;
  /** Kind, subject and directions: the same for the same change in every comparison. */
  id: string;
  /**
   * Where it is written, or what is left of it: path from the project's root, and line (from 1). Absent when all of it
   * is gone, or the documents are not of this repository.
   */
  place?: { file: string; line: number };
}

/** What changed in a contract. */
export interface ContractDiff {
  contract: ContractName;
  /** Version before; `none` where there was no such contract. */
  from: string;
  /** Version now; `none` where the contract is gone. */
  to: string;
  /** Breaking ones first, then additive ones, then documentation; each by subject. */
  changes: Change[];
}

/** Documents of a contract, as YAML or JSON text; an empty text where there is no such document. */
export interface Documents {
  openapi: string;
  asyncapi: string;
  /** Where they were read, for messages. */
  files?: { openapi?: string; asyncapi?: string };
}

/** What the class of a change is in a direction; `undefined` is for what travels nowhere. */
export function classOf(kind: ChangeKind, direction: Direction | undefined): ChangeClass {
  const rule = classes[kind];
  if (typeof rule === "string") return rule;
  if (direction === undefined) throw new Error(`${kind} has no class without a direction`);
  return rule[direction];
}

/** The id of a change. */
export function changeId(kind: ChangeKind, subject: string, of: readonly Direction[]): string {
  return [kind, subject, ...(of.length > 0 ? [`(${of.join(", ")})`] : [])].join(" ");
}

/** Every class, the worst first: the order in which reports show them. */
export const changeClasses: readonly ChangeClass[] = ["breaking", "additive", "documentation"];

/** Sorts changes for reading: by class, then by subject and kind. */
export function inOrder(changes: readonly Change[]): Change[] {
  const rank = (each: Change) => changeClasses.indexOf(each.class);
  return changes.toSorted(
    (a, b) => rank(a) - rank(b) || compareTexts(a.subject, b.subject) || compareTexts(a.id, b.id),
  );
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
