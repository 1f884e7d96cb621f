/** AG-UI events that are used by more than one contract. */
import { EventSchemas } from "@ag-ui/core/schemas";
import type { Json } from "../../runner/case.ts";
import { getField, getString } from "../../stream/json.ts";
import type { StreamFormat } from "../../stream/stream-reader.ts";

/**
 * Returns the `type` of an event, or the `name` if it is a `CUSTOM` event. Returns `""` if it has neither.
 */
export function eventName(event: Json | undefined): string {
  const type = getString(event, "type") ?? "";
  return type === "CUSTOM" ? (getString(event, "name") ?? "") : type;
}

/**
 * Returns the object that contains an event's own fields: the `value` of a `CUSTOM` event, otherwise the
 * event itself.
 */
export function eventBody(event: Json | undefined): Json | undefined {
  return getString(event, "type") === "CUSTOM" ? getField(event, "value") : event;
}

/** Delta events, and the field with the id of the message, call or component to which the delta belongs. */
export const deltaIdFields: Readonly<Record<string, string>> = {
  TEXT_MESSAGE_CONTENT: "messageId",
  REASONING_MESSAGE_CONTENT: "messageId",
  TOOL_CALL_ARGS: "toolCallId",
  "tambo.component.props_delta": "componentId",
};

/** Returns an event's text delta for the `linear` invariant, or `undefined` if the event has none. */
export function findTextDelta(event: Json, name: string): { label: string; text: string } | undefined {
  if (!Object.hasOwn(deltaIdFields, name)) return undefined;
  return { label: `the ${name} events`, text: getString(eventBody(event), "delta") ?? "" };
}

/** Returns true if a contract declares an event with this type or name. */
export type IsKnown = (event: Json | undefined) => boolean;

/**
 * Creates an {@link IsKnown} function.
 * @param standard The event types that a contract declares.
 * @param isCustom Returns true if the contract declares a `CUSTOM` event with this name.
 */
export function createIsKnown(standard: readonly string[], isCustom: (name: string) => boolean): IsKnown {
  const types = new Set(standard);
  return (event) => {
    const name = eventName(event);
    return getString(event, "type") === "CUSTOM" ? isCustom(name) : types.has(name);
  };
}

/**
 * Creates the format for AG-UI event streams.
 *
 * @param isKnown Selects the events that are included in the shape of a stream.
 */
export function createAgUiFormat(isKnown: IsKnown, frames: StreamFormat["frames"]): StreamFormat {
  return {
    frames,
    nameOf: eventName,
    shapeEntry(event) {
      if (!isKnown(event)) return undefined;
      const name = eventName(event);
      const idName = deltaIdFields[name];
      return { name, group: idName && `${name} ${getString(eventBody(event), idName)}` };
    },
    accumulate(seen, event) {
      const body = eventBody(event);
      const delta = getString(body, "delta") ?? "";
      switch (eventName(event)) {
        case "RUN_STARTED":
          seen.threadId = getString(body, "threadId") ?? seen.threadId;
          seen.runId = getString(body, "runId") ?? seen.runId;
          break;
        case "TEXT_MESSAGE_CONTENT":
          seen.text += delta;
          break;
        case "TOOL_CALL_ARGS":
          appendDelta(seen.args, getString(body, "toolCallId"), delta);
          break;
        case "tambo.component.props_delta":
          appendDelta(seen.props, getString(body, "componentId"), delta);
      }
    },
  };
}

function appendDelta(texts: Record<string, string>, id: string | undefined, delta: string): void {
  if (id !== undefined) texts[id] = (Object.hasOwn(texts, id) ? texts[id] : "") + delta;
}

/** Returns the first violation of AG-UI's own schemas, if any. */
export function checkAgUiSchema(event: Json): string[] {
  // Reasoning types that existed before AG-UI 1.0. The current schemas no longer include them, and clients
  // ignore them.
  if (getString(event, "type")?.startsWith("THINKING_")) return [];
  const issue = EventSchemas.safeParse(event).error?.issues[0];
  return issue === undefined ? [] : [`is not valid AG-UI: /${issue.path.join("/")} ${issue.message}`];
}
