/** What a connection brought, held against the log. */
import type { Connection } from "./check-run.ts";

/** A rule that was broken, and how. */
export interface Finding {
  rule: string;
  detail: string;
}

/**
 * Every byte that a client saw is in the log, in the same order, without gaps and repetitions.
 *
 * @param log The frames of the whole log by id.
 */
export function checkConnection(connection: Connection, log: ReadonlyMap<number, string>): Finding[] {
  const findings: Finding[] = [];
  let next = connection.after + 1;
  const asked = `asked for what comes after ${connection.after}`;
  for (const { id, text } of connection.numbered) {
    if (id > next) findings.push({ rule: "gap", detail: `${asked}: event ${next} is missing before ${id}` });
    if (id < next) findings.push({ rule: "duplicate", detail: `${asked}: event ${id} came again` });
    next = Math.max(next, id + 1);
    const logged = log.get(id);
    if (logged === undefined)
      findings.push({ rule: "lost", detail: `saw ${show(text)}, which is not in the log` });
    else if (logged !== text)
      findings.push({ rule: "changed", detail: `saw ${show(text)}, the log has ${show(logged)}` });
  }
  const { rest } = connection;
  // Of a frame that was cut off, that what came begins as the next one of the log. Notices and comments are in no log.
  if (rest.startsWith("i")) {
    const logged = log.get(next);
    if (logged === undefined)
      findings.push({ rule: "lost", detail: `saw the beginning ${show(rest)}, which is not in the log` });
    else if (!`${logged}\n\n`.startsWith(rest))
      findings.push({
        rule: "changed",
        detail: `saw the beginning ${show(rest)}, the log has ${show(logged)}`,
      });
  }
  return findings;
}

/** A frame in a line of at most 300 characters. */
export function show(frame: string): string {
  const text = JSON.stringify(Buffer.from(frame, "latin1").toString("utf8"));
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
