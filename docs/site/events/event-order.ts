/** Which rules say where in a stream an event may be. */
import type { Requirement } from "../../../spec/toolchain/requirements/register.ts";
import type { InvariantText } from "../../coverage/evidence.ts";

/** The rules of an event. */
export interface EventRules {
  /** Requirements about order, beginnings and ends that name it. */
  order: Requirement[];
  /** All other requirements that name it. */
  other: Requirement[];
  /** Invariants that judge a requirement of `order` in every stream. */
  judged: InvariantText[];
}

/** Words by which registers mean an event whose name they do not use. */
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

/** A rule that is about the stream, not about a member or a request that has the name of an event. */
const aboutEvents = /\b(events?|streams?|told by|comes?|came)\b/;

/** Whether a text is about order: when something comes, what is before it, what ends it. */
export function isAboutOrder(text: string): boolean {
  return aboutOrder.test(withoutCode(text));
}

/**
 * The rules of each event.
 *
 * @param names Names of the events.
 * @param members Names of members of the contract's schemas: an event that is called like one, such as `error`, is meant
 *   only where the text is about events.
 */
export function rulesOfEvents(
  names: readonly string[],
  requirements: readonly Requirement[],
  invariants: readonly InvariantText[],
  members: ReadonlySet<string>,
): Map<string, EventRules> {
  const certain = names.filter((name) => !members.has(name));
  return new Map(
    names.map((name) => {
      const naming = requirements.filter(
        ({ text }) =>
          isNamedIn(text, name) &&
          (!members.has(name) ||
            aboutEvents.test(withoutCode(text)) ||
            certain.some((each) => isNamedIn(text, each))),
      );
      const order = naming.filter(({ text }) => isAboutOrder(text));
      const other = naming.filter((requirement) => !order.includes(requirement));
      return [name, { order, other, judged: judgedIn(order, invariants) }];
    }),
  );
}

/** The rules of a kind of an event, which registers have no name for. @param ids Of the requirements about its place. */
export function rulesOfKind(
  ids: readonly string[],
  requirements: readonly Requirement[],
  invariants: readonly InvariantText[],
): EventRules {
  const order = requirements.filter(({ id }) => ids.includes(id));
  return { order, other: [], judged: judgedIn(order, invariants) };
}

function judgedIn(order: readonly Requirement[], invariants: readonly InvariantText[]): InvariantText[] {
  const ids = new Set(order.map(({ id }) => id));
  return invariants.filter(
    ({ text, requirements }) => isAboutOrder(text) && requirements.some((id) => ids.has(id)),
  );
}

/** Whether a text has an event's name as code, or a pattern such as `tambo.component.*` that covers it. */
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
