/** The text shown for events in the timeline: kinds, previews and times. */
import { isObject } from "../../session/json.ts";
import type { Frame } from "../../session/session.ts";

/** The kind of an event, independent of its contract. Each kind has a color in the timeline. */
export type EventKind = "run" | "text" | "reasoning" | "tool" | "component" | "state" | "error" | "other";

/** The labels of the kinds, in the order in which their chips are shown. */
export const kindLabels: Readonly<Record<EventKind, string>> = {
  run: "Run",
  text: "Text",
  reasoning: "Reasoning",
  tool: "Tools",
  component: "Components",
  state: "State",
  error: "Errors",
  other: "Other",
};

/**
 * The first matching pattern determines the kind. A component's state therefore has the kind `state`, and a
 * tool's message has the kind `tool`.
 */
const patterns: readonly [EventKind, RegExp][] = [
  ["error", /error|failed/i],
  ["state", /state/i],
  ["component", /component|activity/i],
  ["reasoning", /reason|think/i],
  ["tool", /tool|call|result|delegation|consent/i],
  ["text", /text|message|delta|content|chunk/i],
  ["run", /run|step|turn|status|awaiting|start|done|finish|complete|stop|abort/i],
];

/**
 * Returns the kind of an event.
 *
 * @param type The event type shown in the timeline.
 */
function getEventKind(type: string): EventKind {
  return patterns.find(([, pattern]) => pattern.test(type))?.[0] ?? "other";
}

/** Returns the kind of a frame. The end of a cancelled run is not an error, although it is sent as one. */
export function getFrameKind({ type, data }: Pick<Frame, "type" | "data">): EventKind {
  const error = isObject(data) && isObject(data.error) ? data.error : data;
  return isObject(error) && error.code === "CANCELLED" ? "run" : getEventKind(type);
}

/** The fields that describe an event best, in order of preference. */
const previewFields = [
  "delta",
  "inputTextDelta",
  "message",
  "content",
  "text",
  "tool_response",
  "tool_calls",
  "toolCallName",
  "toolName",
  "tool_name",
  "name",
  "code",
  "errorText",
  "snapshot",
  "state",
];
/** Fields that all events have, or that only identify something. */
const genericFields = /^(?:type|timestamp|event|seq|.*id)$/i;
const maxPreviewLength = 160;

/** Returns a one-line preview of a frame's data, or an empty string if there is nothing useful to show. */
export function getPreview(data: unknown): string {
  if (typeof data !== "object" || data === null) return toOneLine(String(data ?? ""));
  if (Array.isArray(data)) return toOneLine(JSON.stringify(data));
  const members = data as Record<string, unknown>;
  // `CUSTOM` events and gateway frames wrap their data.
  const inner = members.value ?? members.event ?? members.data;
  if (typeof inner === "object" && inner !== null) return getPreview(inner);
  for (const name of previewFields) {
    const value = members[name];
    if (value === undefined || value === null || value === "") continue;
    if (typeof value === "object")
      return getPreview(Array.isArray(value) && value.length === 1 ? value[0] : value);
    return toOneLine(/delta$/i.test(name) ? JSON.stringify(value) : String(value));
  }
  const rest = Object.entries(members).filter(([name]) => !genericFields.test(name));
  if (rest.length > 0) return toOneLine(JSON.stringify(Object.fromEntries(rest)));
  const [, id] = Object.entries(members).find(([name]) => /.id$/i.test(name)) ?? [];
  return toOneLine(String(members.runId ?? id ?? ""));
}

function toOneLine(text: string): string {
  const line = text.slice(0, maxPreviewLength + 1).replaceAll(/\s+/g, " ");
  return line.length > maxPreviewLength ? `${line.slice(0, maxPreviewLength)}…` : line;
}

/**
 * Formats the time of an event.
 *
 * @param ms Milliseconds since the request started.
 */
export function formatOffset(ms: number): string {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(3)} s`
    : `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(1).padStart(4, "0")} min`;
}

/** Formats the time between two events. Returns an empty string for less than one millisecond. */
export function formatGap(ms: number): string {
  if (ms < 1) return "";
  return ms < 1000 ? `+${Math.round(ms)} ms` : `+${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

/**
 * Returns the relative length, from 0 to 1, of the bar that shows a gap. The scale is logarithmic, so that 1
 * ms and 10 s are both visible.
 */
export function getGapShare(ms: number): number {
  return Math.min(1, Math.log10(1 + Math.max(0, ms)) / 4);
}
