/** Masks IDs and times, which differ between runs, so that a test can compare a complete stream. */

/** An event or message of any type. */
// biome-ignore lint/suspicious/noExplicitAny: events of every type.
type Any = any;

/**
 * Returns the events without times, and with each ID replaced by its prefix and a number. IDs are numbered in
 * order of appearance.
 */
export function maskIdsAndTimes(events: readonly Any[]): Any[] {
  const seen = new Map<string, string>();
  const counts = new Map<string, number>();
  const json = JSON.stringify(events, (key, value) =>
    key === "timestamp" || key === "createdAt" ? undefined : value,
  );
  const text = json.replaceAll(/\b(thr|run|msg|tc|comp)_[0-9a-z]+\b/g, (id, kind: string) => {
    const known = seen.get(id);
    if (known !== undefined) return known;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    seen.set(id, `${kind}#${count}`);
    return `${kind}#${count}`;
  });
  return JSON.parse(text) as Any[];
}

/**
 * Checks the times that {@link maskIdsAndTimes} removes. They must not decrease, and a message must have the
 * time of its last event.
 *
 * @returns A line for each error.
 */
export function checkTimes(events: readonly Any[]): string[] {
  const violations = events.flatMap(({ timestamp, type }, index) =>
    timestamp >= (events[index - 1]?.timestamp ?? 0) ? [] : [`${type}: ${timestamp}`],
  );
  const last = findMessageTimes(events);
  const messages: Any[] = events.find(({ name }) => name === "tambo.run.finished")?.value.messages ?? [];
  for (const message of messages) {
    const time = last.get(message.role === "tool" ? message.toolCallId : message.id);
    const want = time === undefined ? undefined : new Date(time).toISOString();
    if (message.createdAt !== want) violations.push(`${message.id}: ${message.createdAt}, not ${want}`);
  }
  return violations;
}

/**
 * Returns the time of each message's last event. The key is the message ID or, for a tool message, the call
 * ID.
 */
function findMessageTimes(events: readonly Any[]): Map<string, number> {
  const owners = new Map<string, string>();
  const times = new Map<string, number>();
  for (const { type, name, value, timestamp, ...event } of events) {
    if (type === "TOOL_CALL_START") owners.set(event.toolCallId, event.parentMessageId);
    if (name === "tambo.component.start") owners.set(value.componentId, value.messageId);
    if (name === "tambo.tool.result") times.set(value.toolCallId, timestamp);
    else if (type !== "TOOL_CALL_RESULT") {
      const part = event.toolCallId ?? value?.componentId;
      const owner = event.messageId ?? owners.get(part);
      if (owner !== undefined) times.set(owner, timestamp);
    }
  }
  return times;
}
