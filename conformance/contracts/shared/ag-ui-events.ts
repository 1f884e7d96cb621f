/** AG-UI's events, as the streams of several contracts have them: by `type`, `CUSTOM` ones by `name`. */
import { EventSchemas } from "@ag-ui/core/schemas";
import type { Json } from "../../runner/case.ts";
import { member, textOf } from "../../stream/json.ts";
import type { StreamForm } from "../../stream/stream-reader.ts";

/** Returns the `type` of an event, or the `name` of a `CUSTOM` one; `""` if it has none. */
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

/** Returns the text delta of an event for the invariant `linear`; `undefined` for other events. */
export function deltaOf(event: Json, name: string): { called: string; text: string } | undefined {
  if (!Object.hasOwn(deltas, name)) return undefined;
  return { called: `the ${name} events`, text: textOf(bodyOf(event), "delta") ?? "" };
}

/** Whether a contract has an event of this type or name. */
export type IsKnown = (event: Json | undefined) => boolean;

/** @param standard Types that a contract has. @param isCustom Returns whether it has a `CUSTOM` event of this name. */
export function knownAmong(standard: readonly string[], isCustom: (name: string) => boolean): IsKnown {
  const types = new Set(standard);
  return (event) => {
    const name = nameOf(event);
    return textOf(event, "type") === "CUSTOM" ? isCustom(name) : types.has(name);
  };
}

/**
 * Returns the form of streams of AG-UI events.
 *
 * @param isKnown Events that the shape of a stream shows.
 */
export function agUiForm(isKnown: IsKnown, frames: StreamForm["frames"]): StreamForm {
  return {
    frames,
    nameOf,
    drawn(event) {
      if (!isKnown(event)) return undefined;
      const name = nameOf(event);
      const idName = deltas[name];
      return { name, piece: idName && `${name} ${textOf(bodyOf(event), idName)}` };
    },
    take(seen, event) {
      const body = bodyOf(event);
      const delta = textOf(body, "delta") ?? "";
      switch (nameOf(event)) {
        case "RUN_STARTED":
          seen.threadId = textOf(body, "threadId") ?? seen.threadId;
          seen.runId = textOf(body, "runId") ?? seen.runId;
          break;
        case "TEXT_MESSAGE_CONTENT":
          seen.text += delta;
          break;
        case "TOOL_CALL_ARGS":
          append(seen.args, textOf(body, "toolCallId"), delta);
          break;
        case "tambo.component.props_delta":
          append(seen.props, textOf(body, "componentId"), delta);
      }
    },
  };
}

function append(texts: Record<string, string>, id: string | undefined, delta: string): void {
  if (id !== undefined) texts[id] = (Object.hasOwn(texts, id) ? texts[id] : "") + delta;
}

/** What is wrong with an event by AG-UI's schemas: at most one sentence. */
export function agUiMistakes(event: Json): string[] {
  // AG-UI's types of reasoning before 1.0: its present schemas have dropped them, its clients ignore them.
  if (textOf(event, "type")?.startsWith("THINKING_")) return [];
  const issue = EventSchemas.safeParse(event).error?.issues[0];
  return issue === undefined ? [] : [`is not valid AG-UI: /${issue.path.join("/")} ${issue.message}`];
}
