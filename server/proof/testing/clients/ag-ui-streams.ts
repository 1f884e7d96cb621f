/** Checks all streams of the AG-UI contract that any test's server writes. */
import { EventSchemas } from "@ag-ui/core/schemas";
import type { Request, Response } from "express";
import { checkAgUiEvent } from "../../../../generated/ag-ui/validators.sealed.js";

// biome-ignore lint/suspicious/noExplicitAny: events of every type.
type AnyEvent = any;

/** The fields of a request that its stream must repeat. */
interface StreamRequest {
  threadId?: string;
  runId?: string;
  /** Sent only by clients since 1.0. */
  protocolVersion?: string;
}

/** Records the response's body and reports its violations when the response is closed. */
export function watchAgUiStreams(
  request: Request,
  response: Response,
  complain: (complaint: string) => void,
): void {
  if (!request.path.startsWith("/ag-ui/")) return;
  const chunks: Buffer[] = [];
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  response.write = (chunk: string | Buffer, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk as string));
    return write(chunk, ...rest);
  };
  response.on("close", () => {
    // Every successful POST of the contract returns a stream.
    if (request.method !== "POST" || !response.headersSent || response.statusCode !== 200) return;
    const whole = response.writableFinished;
    for (const complaint of checkAgUiStream(String(Buffer.concat(chunks)), request.body as StreamRequest, whole))
      complain(complaint);
  });
}

/**
 * Checks a stream.
 *
 * @param text Its body as text.
 * @param asked The request.
 * @param whole True if the response was completed.
 * @returns A line for each violation.
 */
export function checkAgUiStream(text: string, asked: StreamRequest, whole: boolean): string[] {
  const frames = text.split("\n\n");
  const complaints: string[] = [];
  if (frames.pop() !== "") complaints.push("the last frame has no empty line after it");
  const events: AnyEvent[] = [];
  for (const frame of frames) {
    if (/^data: \{.*\}$/.test(frame)) events.push(JSON.parse(frame.slice("data: ".length)));
    else if (!/^:.*$/.test(frame)) complaints.push(`a frame is no data line: ${JSON.stringify(frame)}`);
  }
  complaints.push(...events.flatMap(checkSchemas), ...events.flatMap(checkNulls));
  complaints.push(...checkOrder(events, asked, whole));
  if (asked.protocolVersion === undefined) complaints.push(...events.flatMap(checkVersion));
  return complaints;
}

function checkSchemas(event: AnyEvent): string[] {
  const where = `${event.type}${event.name === undefined ? "" : ` ${event.name}`}`;
  const official = EventSchemas.safeParse(event).error?.issues ?? [];
  return [
    ...checkAgUiEvent(event).map(({ pointer, message }) => `${where}: ${pointer} ${message}`),
    ...official.map(({ path, message }) => `${where}: AG-UI says of /${path.join("/")}: ${message}`),
  ];
}

/**
 * Reports `null` at the top level: absent fields must be omitted. State, props and arguments may contain
 * `null`.
 */
function checkNulls(event: AnyEvent): string[] {
  return Object.entries(event).flatMap(([name, value]) =>
    value === null ? [`${event.type} has ${name}: null`] : [],
  );
}

function checkOrder(events: readonly AnyEvent[], asked: StreamRequest, whole: boolean): string[] {
  const complaints: string[] = [];
  const starts = events.filter(({ type }) => type === "RUN_STARTED").length;
  if (whole && (events[0]?.type !== "RUN_STARTED" || starts !== 1))
    complaints.push(`the stream begins with ${events[0]?.type}, and has ${starts} RUN_STARTED`);
  const ends = events.filter(({ type }) => type === "RUN_FINISHED" || type === "RUN_ERROR").length;
  const endsLast = ["RUN_FINISHED", "RUN_ERROR"].includes(events.at(-1)?.type);
  if (whole ? ends !== 1 || !endsLast : ends > 1)
    complaints.push(`the stream has ${ends} ends, and its last event is ${events.at(-1)?.type}`);
  let before = 0;
  for (const { type, timestamp, value, ...event } of events) {
    if (!Number.isSafeInteger(timestamp) || timestamp < before)
      complaints.push(`${type} is of ${timestamp}, after one of ${before}`);
    before = timestamp;
    for (const name of ["threadId", "runId"] as const) {
      for (const told of [event[name], value?.[name]])
        if (told !== undefined && told !== asked[name])
          complaints.push(`${type} has ${name} ${told}, the request ${asked[name]}`);
    }
  }
  return complaints;
}

/** Reports fields on which clients before 1.0 fail. */
function checkVersion({ type, outcome, usage, content }: AnyEvent): string[] {
  const complaints: string[] = [];
  if (outcome !== undefined && outcome.type !== "interrupt") complaints.push(`outcome ${outcome.type}`);
  if (usage !== undefined) complaints.push("usage");
  if (type === "TOOL_CALL_RESULT" && typeof content !== "string") complaints.push("parts in a result");
  return complaints.map((what) => `${type} has ${what} for a client before 1.0`);
}
