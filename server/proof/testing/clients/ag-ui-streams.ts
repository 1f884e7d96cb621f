/** Checks all AG-UI streams that the server writes in any test. */
import { EventSchemas } from "@ag-ui/core/schemas";
import type { Request, Response } from "express";
import { checkAgUiEvent } from "../../../../generated/ag-ui/validators.sealed.js";

// biome-ignore lint/suspicious/noExplicitAny: events of every type.
type AnyEvent = any;

/** The request fields that the stream must repeat. */
interface StreamRequest {
  threadId?: string;
  runId?: string;
  /** Sent only by clients since version 1.0. */
  protocolVersion?: string;
}

/** Records the response body, and reports violations when the response is closed. */
export function watchAgUiStreams(
  request: Request,
  response: Response,
  report: (violation: string) => void,
): void {
  if (!request.path.startsWith("/ag-ui/")) return;
  const chunks: Buffer[] = [];
  const write = response.write.bind(response) as (...parts: unknown[]) => boolean;
  response.write = (chunk: string | Buffer, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk as string));
    return write(chunk, ...rest);
  };
  response.on("close", () => {
    // Every successful POST request in the contract returns a stream.
    if (request.method !== "POST" || !response.headersSent || response.statusCode !== 200) return;
    const isComplete = response.writableFinished;
    for (const violation of checkAgUiStream(
      String(Buffer.concat(chunks)),
      request.body as StreamRequest,
      isComplete,
    ))
      report(violation);
  });
}

/**
 * Checks a stream.
 *
 * @param text The body as text.
 * @param request The request.
 * @param isComplete True if the response was completed.
 * @returns A line for each violation.
 */
export function checkAgUiStream(text: string, request: StreamRequest, isComplete: boolean): string[] {
  const frames = text.split("\n\n");
  const violations: string[] = [];
  if (frames.pop() !== "") violations.push("the last frame is incomplete");
  const events: AnyEvent[] = [];
  for (const frame of frames) {
    if (/^data: \{.*\}$/.test(frame)) events.push(JSON.parse(frame.slice("data: ".length)));
    else if (!/^:.*$/.test(frame)) violations.push(`invalid frame: ${JSON.stringify(frame)}`);
  }
  violations.push(...events.flatMap(checkSchemas), ...events.flatMap(checkNulls));
  violations.push(...checkOrder(events, request, isComplete));
  if (request.protocolVersion === undefined) violations.push(...events.flatMap(checkVersion));
  return violations;
}

function checkSchemas(event: AnyEvent): string[] {
  const where = `${event.type}${event.name === undefined ? "" : ` ${event.name}`}`;
  const official = EventSchemas.safeParse(event).error?.issues ?? [];
  return [
    ...checkAgUiEvent(event).map(({ pointer, message }) => `${where}: ${pointer} ${message}`),
    ...official.map(({ path, message }) => `${where}: AG-UI schema: /${path.join("/")} ${message}`),
  ];
}

/**
 * Reports `null` at the top level, because absent fields must be omitted. State, props and arguments may
 * contain `null`.
 */
function checkNulls(event: AnyEvent): string[] {
  return Object.entries(event).flatMap(([name, value]) =>
    value === null ? [`${event.type} has ${name}: null`] : [],
  );
}

function checkOrder(events: readonly AnyEvent[], request: StreamRequest, isComplete: boolean): string[] {
  const violations: string[] = [];
  const starts = events.filter(({ type }) => type === "RUN_STARTED").length;
  if (isComplete && (events[0]?.type !== "RUN_STARTED" || starts !== 1))
    violations.push(`the stream starts with ${events[0]?.type} and has ${starts} RUN_STARTED`);
  const ends = events.filter(({ type }) => type === "RUN_FINISHED" || type === "RUN_ERROR").length;
  const endsLast = ["RUN_FINISHED", "RUN_ERROR"].includes(events.at(-1)?.type);
  if (isComplete ? ends !== 1 || !endsLast : ends > 1)
    violations.push(`the stream has ${ends} terminal events, and its last event is ${events.at(-1)?.type}`);
  let before = 0;
  for (const { type, timestamp, value, ...event } of events) {
    if (!Number.isSafeInteger(timestamp) || timestamp < before)
      violations.push(`${type} has timestamp ${timestamp}, after ${before}`);
    before = timestamp;
    for (const name of ["threadId", "runId"] as const) {
      for (const id of [event[name], value?.[name]])
        if (id !== undefined && id !== request[name])
          violations.push(`${type} has ${name} ${id}, the request ${request[name]}`);
    }
  }
  return violations;
}

/** Reports fields that make clients before version 1.0 fail. */
function checkVersion({ type, outcome, usage, content }: AnyEvent): string[] {
  const violations: string[] = [];
  if (outcome !== undefined && outcome.type !== "interrupt") violations.push(`outcome ${outcome.type}`);
  if (usage !== undefined) violations.push("usage");
  if (type === "TOOL_CALL_RESULT" && typeof content !== "string")
    violations.push("a list of parts as its result");
  return violations.map((feature) => `${type} has ${feature} for a client before 1.0`);
}
