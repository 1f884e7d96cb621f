import type { Change } from "../diff/change.ts";

/** How many operations or events are named. */
const named = 3;

/** What happened to the subject of a change: `member removed; event; in RUN_STARTED`. */
export function whatHappened({ kind, subject, directions, operations, events }: Change): string {
  const reached = events.length > 0 ? events : operations;
  // What the subject says need not be said again.
  const others = reached.filter((each) => !subject.split(" ").includes(each));
  const more = others.length > named ? ` and ${others.length - named} more` : "";
  return [
    kind.replaceAll("-", " "),
    ...(directions.length > 0 ? [directions.join(", ")] : []),
    ...(others.length > 0 ? [`in ${others.slice(0, named).join(", ")}${more}`] : []),
  ].join("; ");
}
