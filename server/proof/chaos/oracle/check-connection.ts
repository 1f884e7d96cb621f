import type { Connection } from "./check-run.ts";

/** A rule violation with its details. */
export interface Finding {
  rule: string;
  detail: string;
}

/**
 * Checks that everything the client received is in the log, in order and without gaps or repetitions.
 *
 * @param log All frames in the log, by ID.
 */
export function checkConnection(connection: Connection, log: ReadonlyMap<number, string>): Finding[] {
  const findings: Finding[] = [];
  let next = connection.after + 1;
  const request = `reading after ${connection.after}`;
  for (const { id, text } of connection.numbered) {
    if (id > next)
      findings.push({ rule: "gap", detail: `${request}: event ${next} is missing before ${id}` });
    if (id < next) findings.push({ rule: "duplicate", detail: `${request}: event ${id} was repeated` });
    next = Math.max(next, id + 1);
    const logged = log.get(id);
    if (logged === undefined)
      findings.push({ rule: "lost", detail: `received ${formatFrame(text)}, which is not in the log` });
    else if (logged !== text)
      findings.push({
        rule: "changed",
        detail: `received ${formatMismatch(text, logged)}`,
      });
  }
  const { rest, notices, noticeStart = "data: " } = connection;
  // An incomplete frame must be the start of the next frame in the log. Comments and notices are not in the
  // log.
  const mayBeNotice = notices.length > 0 || rest.startsWith(noticeStart) || noticeStart.startsWith(rest);
  if (!mayBeNotice && !rest.startsWith(":")) {
    const logged = log.get(next);
    if (logged === undefined)
      findings.push({
        rule: "lost",
        detail: `received the incomplete frame ${formatFrame(rest)}, which is not in the log`,
      });
    else if (!`${logged}\n\n`.startsWith(rest))
      findings.push({
        rule: "changed",
        detail: `received the incomplete frame ${formatMismatch(rest, logged)}`,
      });
  }
  return findings;
}

/** Formats two frames and the place where they differ, because their beginnings may be equal for more than is shown. */
function formatMismatch(received: string, logged: string): string {
  let at = 0;
  while (at < received.length && received[at] === logged[at]) at += 1;
  const part = (frame: string) => JSON.stringify(frame.slice(at, at + 40));
  return `${formatFrame(received)}; the log has ${formatFrame(logged)}; byte ${at} of ${received.length}: ${part(received)}, not ${part(logged)}`;
}

/** Formats a frame in at most 300 characters. */
export function formatFrame(frame: string): string {
  const text = JSON.stringify(Buffer.from(frame, "latin1").toString("utf8"));
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
