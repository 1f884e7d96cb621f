/** The events of the contract (T-053, T-054), and the shape that a stream of them has. */
import type { Json } from "../../../runner/case.ts";
import { member, textOf } from "./json.ts";

/** The standard events that the contract uses: their `type`. */
const standard = [
  "RUN_STARTED",
  "RUN_FINISHED",
  "RUN_ERROR",
  "TEXT_MESSAGE_START",
  "TEXT_MESSAGE_CONTENT",
  "TEXT_MESSAGE_END",
  "TOOL_CALL_START",
  "TOOL_CALL_ARGS",
  "TOOL_CALL_END",
  "TOOL_CALL_RESULT",
  "STATE_SNAPSHOT",
  "STATE_DELTA",
];

/** The contract's own events: the `name` of a `CUSTOM` one. */
const custom = [
  "tambo.run.awaiting_input",
  "tambo.run.finished",
  "tambo.tool.result",
  "tambo.component.start",
  "tambo.component.props_delta",
  "tambo.component.state_delta",
  "tambo.component.end",
];

const standardNames: ReadonlySet<string> = new Set(standard);
const customNames: ReadonlySet<string> = new Set(custom);

/** What an event is called: its `type`; of a `CUSTOM` one its `name`. `""` when it has none. */
export function nameOf(event: Json | undefined): string {
  const type = textOf(event, "type") ?? "";
  return type === "CUSTOM" ? (textOf(event, "name") ?? "") : type;
}

/** Whether the contract has an event of this type or name. Others may be there too: readers ignore them. */
export function isKnown(event: Json | undefined): boolean {
  return (textOf(event, "type") === "CUSTOM" ? customNames : standardNames).has(nameOf(event));
}

/** Where an event's members are: in `value` for a `CUSTOM` one. */
export function bodyOf(event: Json | undefined): Json | undefined {
  return textOf(event, "type") === "CUSTOM" ? member(event, "value") : event;
}

/** Events that bring a text in pieces, and the member with the id of what the piece belongs to. */
export const deltas: Readonly<Record<string, string>> = {
  TEXT_MESSAGE_CONTENT: "messageId",
  TOOL_CALL_ARGS: "toolCallId",
  "tambo.component.props_delta": "componentId",
};

/** The shape of a stream, event by event: known names, in order; pieces of the same thing in a row count once. */
export class Shape {
  readonly names: string[] = [];
  #piece: string | undefined;

  add(event: Json): void {
    if (!isKnown(event)) return;
    const name = nameOf(event);
    const idName = deltas[name];
    const piece = idName === undefined ? undefined : `${name} ${textOf(bodyOf(event), idName)}`;
    if (piece === undefined || piece !== this.#piece) this.names.push(name);
    this.#piece = piece;
  }
}
