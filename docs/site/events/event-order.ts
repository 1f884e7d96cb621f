/**
 * Finds the requirements that name an event, and separates the requirements about its position in the stream
 * from the others.
 */
import type { Requirement } from "../../../spec/toolchain/requirements/register.ts";
import type { InvariantText } from "../../coverage/evidence.ts";

/** The requirements that apply to an event. */
export interface EventRequirements {
  /** Requirements that name the event and are about the order of events. */
  order: Requirement[];
  /** Other requirements that name the event. */
  other: Requirement[];
  /** Invariants that check one of the `order` requirements in every stream. */
  checkedBy: InvariantText[];
}

/** Words that refer to an event in requirements that do not use the event's name. */
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

/**
 * Matches a requirement about the stream, as opposed to a requirement about a field or a request that has the
 * same name as an event.
 */
const aboutEvents = /\b(events?|streams?|told by|comes?|came)\b/;

/** Returns true if the text is about the order of events. */
export function isAboutOrder(text: string): boolean {
  return aboutOrder.test(withoutCode(text));
}

/**
 * Returns the requirements that apply to each event.
 *
 * @param names Names of the events.
 * @param fields Names of all fields in the contract's schemas. If an event has the same name as a field, such
 * as `error`, the name counts as the event only in text about events.
 */
export function findEventRequirements(
  names: readonly string[],
  requirements: readonly Requirement[],
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
 * Returns the requirements that apply to a kind of event. Requirements do not name kinds, so they are
 * selected by id.
 *
 * @param ids IDs of the requirements.
 */
export function findKindRequirements(
  ids: readonly string[],
  requirements: readonly Requirement[],
  invariants: readonly InvariantText[],
): EventRequirements {
  const order = requirements.filter(({ id }) => ids.includes(id));
  return { order, other: [], checkedBy: findInvariants(order, invariants) };
}

function findInvariants(
  order: readonly Requirement[],
  invariants: readonly InvariantText[],
): InvariantText[] {
  const ids = new Set(order.map(({ id }) => id));
  return invariants.filter(
    ({ text, requirements }) => isAboutOrder(text) && requirements.some((id) => ids.has(id)),
  );
}

/**
 * Returns true if the text contains the name of an event as code, or a pattern such as `tambo.component.*` that matches
 * the name.
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
