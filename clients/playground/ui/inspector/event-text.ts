/** The colours of the timeline: what an event is about, whatever its contract calls it. */
export type EventKind = "run" | "text" | "reasoning" | "tool" | "component" | "state" | "error" | "other";

/** The kinds in the order of their chips, as people read them. */
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

/** The first that fits a type decides: a component's state is state, a tool's message is the tool's. */
const patterns: readonly [EventKind, RegExp][] = [
  ["error", /error|failed/i],
  ["state", /state/i],
  ["component", /component/i],
  ["reasoning", /reason|think/i],
  ["tool", /tool|call|result|delegation|consent/i],
  ["text", /text|message|delta|content|chunk/i],
  ["run", /run|step|turn|status|awaiting|start|done|finish|complete|stop/i],
];

/** @param type What the timeline calls the event. */
export function kindOfType(type: string): EventKind {
  return patterns.find(([, pattern]) => pattern.test(type))?.[0] ?? "other";
}
