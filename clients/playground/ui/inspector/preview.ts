/** What an event says, in one line for the timeline. */

/** Members that say most about an event, the most telling first. */
const telling = [
  "delta",
  "message",
  "content",
  "text",
  "tool_response",
  "tool_calls",
  "toolCallName",
  "tool_name",
  "name",
  "code",
  "snapshot",
  "state",
];
/** Members that are in every event, or only say what it belongs to. */
const dull = /^(?:type|timestamp|event|seq|.*id)$/i;
const longest = 160;

/** @param data The frame's data. @returns Empty when nothing in it is worth a line. */
export function previewOf(data: unknown): string {
  if (typeof data !== "object" || data === null) return oneLine(String(data ?? ""));
  if (Array.isArray(data)) return oneLine(JSON.stringify(data));
  const members = data as Record<string, unknown>;
  // What a `CUSTOM` event and the gateway's frames wrap.
  const inner = members.value ?? members.event ?? members.data;
  if (typeof inner === "object" && inner !== null) return previewOf(inner);
  for (const name of telling) {
    const value = members[name];
    if (value === undefined || value === null || value === "") continue;
    if (typeof value === "object")
      return previewOf(Array.isArray(value) && value.length === 1 ? value[0] : value);
    return oneLine(name === "delta" ? JSON.stringify(value) : String(value));
  }
  const rest = Object.entries(members).filter(([name]) => !dull.test(name));
  if (rest.length > 0) return oneLine(JSON.stringify(Object.fromEntries(rest)));
  const [, id] = Object.entries(members).find(([name]) => /.id$/i.test(name)) ?? [];
  return oneLine(String(members.runId ?? id ?? ""));
}

function oneLine(text: string): string {
  const line = text.slice(0, longest + 1).replaceAll(/\s+/g, " ");
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
