/** Finds the requirements about the position of an event in its stream. */
import type { Clause } from "../../../spec/toolchain/requirements/register.ts";
import type { InvariantText } from "../../coverage/evidence.ts";

/** The requirements of an event. */
export interface EventRequirements {
  /** Requirements about the order of events that name it. */
  order: Clause[];
  /** Other requirements that name it. */
  other: Clause[];
  /** Invariants that check a requirement of `order` in every stream. */
  checkedBy: InvariantText[];
}

/** Words that mean an event in registers which do not use its name. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  ChatAgentResponse: [
    "`call`",
    "`result`",
    "`delegation_call`",
    "`delegation_result`",
    "`stream_part`",
    "chunk",
    "chunks",
  ],
  ForeignCustomEvent: ["`CUSTOM`"],
};

const aboutOrder =
  /\b(before|after|first|last|follow\w*|preced\w*|beg[aiu]n\w*|start\w*|end(?:s|ed|ing)?|open|once|then|order|until|between|while|nothing|again|next|one after)\b/;

/** Matches a requirement about the stream, as opposed to a field or a request with the name of an event. */
const aboutEvents = /\b(events?|streams?|told by|comes?|came)\b/;

/** Returns whether a text is about the order of events. */
export function isAboutOrder(text: string): boolean {
  return aboutOrder.test(withoutCode(text));
}

/**
 * Returns the requirements of each event.
 *
 * @param names Names of the events.
 * @param fields Names of fields of the contract's schemas. An event with the name of a field, such as
 * `error`, is meant only in texts about events.
 */
export function findEventRequirements(
  names: readonly string[],
  requirements: readonly Clause[],
  invariants: readonly InvariantText[],
  fields: ReadonlySet<string>,
): Map<string, EventRequirements> {
  const certain = names.filter((name) => !fields.has(name));
  return new Map(
    names.map((name) => {
      const naming = requirements.filter(
        ({ text }) =>
          isNamedIn(text, name) &&
          (!fields.has(name) ||
            aboutEvents.test(withoutCode(text)) ||
            certain.some((each) => isNamedIn(text, each))),
      );
      const order = naming.filter(({ text }) => isAboutOrder(text));
      const other = naming.filter((requirement) => !order.includes(requirement));
      return [name, { order, other, checkedBy: findInvariants(order, invariants) }];
    }),
  );
}

/**
 * Returns the requirements of a kind of an event, which registers have no name for. @param ids Ids of the
 * requirements.
 */
export function findKindRequirements(
  ids: readonly string[],
  requirements: readonly Clause[],
  invariants: readonly InvariantText[],
): EventRequirements {
  const order = requirements.filter(({ id }) => ids.includes(id));
  return { order, other: [], checkedBy: findInvariants(order, invariants) };
}

function findInvariants(order: readonly Clause[], invariants: readonly InvariantText[]): InvariantText[] {
  const ids = new Set(order.map(({ id }) => id));
  return invariants.filter(({ text, clauses }) => isAboutOrder(text) && clauses.some((id) => ids.has(id)));
}

/**
 * Returns whether a text has the name of an event as code, or a pattern such as `tambo.component.*` that
 * matches it.
 */
function isNamedIn(text: string, name: string): boolean {
  const words = otherWords[name];
  if (words !== undefined)
    return words.some((word) =>
      word.startsWith("`") ? text.includes(word) : new RegExp(`\\b${word}\\b`).test(withoutCode(text)),
    );
  return [...text.matchAll(/`([^`]+)`/g)].some(
    ([, code = ""]) => code === name || (code.endsWith(".*") && name.startsWith(code.slice(0, -1))),
  );
}

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, "` `");
}
