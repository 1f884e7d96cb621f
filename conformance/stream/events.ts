/** Events of a stream, whatever the contract: AG-UI's by `type`, `CUSTOM` ones by `name`. */
import type { Json } from "../runner/case.ts";
import { member, textOf } from "./json.ts";

/** What an event is called: its `type`; of a `CUSTOM` one its `name`. `""` when it has none. */
export function nameOf(event: Json | undefined): string {
  const type = textOf(event, "type") ?? "";
  return type === "CUSTOM" ? (textOf(event, "name") ?? "") : type;
}

/** Where an event's members are: in `value` for a `CUSTOM` one. */
export function bodyOf(event: Json | undefined): Json | undefined {
  return textOf(event, "type") === "CUSTOM" ? member(event, "value") : event;
}

/** Events that bring a text in pieces, and the member with the id of what the piece belongs to. */
export const deltas: Readonly<Record<string, string>> = {
  TEXT_MESSAGE_CONTENT: "messageId",
  REASONING_MESSAGE_CONTENT: "messageId",
  TOOL_CALL_ARGS: "toolCallId",
  "tambo.component.props_delta": "componentId",
};

/** Whether a contract has an event of this type or name. */
export type IsKnown = (event: Json | undefined) => boolean;

/** @param standard Types that a contract has. @param custom Names of its `CUSTOM` events. */
export function knownAmong(standard: readonly string[], custom: readonly string[]): IsKnown {
  const [types, names] = [new Set(standard), new Set(custom)];
  return (event) => (textOf(event, "type") === "CUSTOM" ? names : types).has(nameOf(event));
}

/** The shape of a stream, event by event: known names, in order; pieces of the same thing in a row count once. */
export class Shape {
  readonly names: string[] = [];
  readonly #isKnown: IsKnown;
  #piece: string | undefined;

  constructor(isKnown: IsKnown) {
    this.#isKnown = isKnown;
  }

  add(event: Json): void {
    if (!this.#isKnown(event)) return;
    const name = nameOf(event);
    const idName = deltas[name];
    const piece = idName === undefined ? undefined : `${name} ${textOf(bodyOf(event), idName)}`;
    if (piece === undefined || piece !== this.#piece) this.names.push(name);
    this.#piece = piece;
  }
}
