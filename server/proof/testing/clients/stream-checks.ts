/** Checks that apply to every stream, regardless of the run. */
import { EventSchemas } from "@ag-ui/core/schemas";
import { checkRunStreamEvent } from "../../../../generated/tambo/validators.js";
import { checkRunStreamEvent as checkSealed } from "../../../../generated/tambo/validators.sealed.js";
import { readWithAgUiClients } from "./ag-ui-clients.ts";
import type { EventStream, ReceivedEvent } from "./sse-client.ts";
import { checkParts } from "./stream-parts.ts";

/** The two wire formats of the Tambo contract. */
export type Wire = "ag-ui" | "proposal";

/**
 * Waits for the end of a stream that was read from its start, and checks the stream.
 *
 * @returns All events.
 * @throws Error with a line for each violation.
 */
export async function readCheckedEvents(stream: EventStream, wire: Wire = "ag-ui"): Promise<ReceivedEvent[]> {
  const received = await stream.end();
  const violations = [
    ...checkHeaders(stream.response.headers, received),
    ...(await checkStream(received, wire)),
  ];
  if (violations.length > 0) {
    throw new Error(
      `the stream is invalid:\n- ${violations.join("\n- ")}\n${received.map(formatFrame).join("")}`,
    );
  }
  return received;
}

/**
 * Checks the frames of a complete stream.
 *
 * @returns A line for each violation.
 */
export async function checkStream(received: readonly ReceivedEvent[], wire: Wire): Promise<string[]> {
  return [
    ...received.flatMap(({ id, event }) => checkSchemas(event, wire).map((text) => `event ${id}: ${text}`)),
    ...checkIds(received, wire),
    ...checkTimes(received),
    ...checkOrder(received, wire),
    ...checkParts(received.map(({ event }) => event)),
    ...(wire === "ag-ui" ? await checkWithClients(received) : []),
  ];
}

/**
 * Checks the headers required by T-069 and T-074, and the two headers that keep proxies from buffering
 * events.
 */
function checkHeaders(headers: Headers, [first]: readonly ReceivedEvent[]): string[] {
  const wanted: Record<string, unknown> = {
    "content-type": "text/event-stream",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    connection: "keep-alive",
    "x-thread-id": first?.event.threadId,
    "x-run-id": first?.event.runId,
  };
  return Object.entries(wanted).flatMap(([name, want]) => {
    const got = headers.get(name);
    return got === want ? [] : [`header ${name} is ${JSON.stringify(got)}, not ${JSON.stringify(want)}`];
  });
}

function checkSchemas(event: unknown, wire: Wire): string[] {
  const violations = [
    ...checkRunStreamEvent(event).map(({ pointer, message }) => `contract: ${pointer} ${message}`),
    ...checkSealed(event).map(({ pointer, message }) => `undocumented: ${pointer} ${message}`),
  ];
  if (wire === "ag-ui") {
    const parsed = EventSchemas.safeParse(event);
    for (const { path, message } of parsed.error?.issues ?? [])
      violations.push(`AG-UI schema: /${path.join("/")} ${message}`);
  }
  return violations;
}

/**
 * Checks the IDs. They are 1, 2, 3 and so on in the `ag-ui` wire format. In the `proposal` format, which
 * omits some events, they increase with gaps.
 */
function checkIds(received: readonly ReceivedEvent[], wire: Wire): string[] {
  return received.flatMap(({ id }, index) => {
    const before = received[index - 1]?.id ?? 0;
    if (id === undefined || !Number.isInteger(id)) return [`event ${index + 1} of the stream has no id`];
    const fits = wire === "ag-ui" ? id === before + 1 : id > before;
    return fits ? [] : [`id ${id} follows id ${before}`];
  });
}

function checkTimes(received: readonly ReceivedEvent[]): string[] {
  return received.flatMap(({ id, event }, index) => {
    const before = received[index - 1]?.event.timestamp ?? 0;
    if (!Number.isSafeInteger(event.timestamp))
      return [`event ${id}: timestamp ${event.timestamp} is not an integer`];
    return event.timestamp < before ? [`event ${id}: timestamp ${event.timestamp} is before ${before}`] : [];
  });
}

/**
 * Checks the first event of a stream in either wire format, and checks that there is exactly one terminal
 * event and that it comes last (T-042, T-057, TX-02, TX-22).
 */
function checkOrder(received: readonly ReceivedEvent[], wire: Wire): string[] {
  const names = received.map(({ event }) => (event.type === "CUSTOM" ? event.name : event.type) as string);
  const violations: string[] = [];
  if (names[0] !== "RUN_STARTED") violations.push(`the first event is ${names[0]}, not RUN_STARTED`);
  const boundaries = new Set(["RUN_STARTED", ...terminalEvents[wire].flat()]);
  const [, ...last] = names.filter((name) => boundaries.has(name));
  const endIndex = names.length - last.length;
  const fits = terminalEvents[wire].some(
    (end) => end.join() === last.join() && end.join() === names.slice(endIndex).join(),
  );
  if (!fits) violations.push(`the stream ends with ${names.slice(endIndex - 2).join(", ")}`);
  for (const { event } of received) {
    for (const key of ["threadId", "runId"]) {
      for (const holder of [event, event.value ?? {}]) {
        if (key in holder && holder[key] !== received[0]?.event[key])
          violations.push(`${event.name ?? event.type} has ${key} ${holder[key]}, unlike RUN_STARTED`);
      }
    }
  }
  return violations;
}

const terminalEvents: Record<Wire, string[][]> = {
  "ag-ui": [
    ["tambo.run.finished", "RUN_FINISHED"],
    ["tambo.run.awaiting_input", "RUN_FINISHED"],
    ["RUN_ERROR"],
  ],
  proposal: [["RUN_FINISHED", "tambo.run.finished"], ["tambo.run.awaiting_input"], ["RUN_ERROR"]],
};

/** The proposal calls AG-UI's `toolCallName` field `toolName`. Clients report this field and ignore it. */
const knownWarning = /Removed unrecognised material at '\/toolName' on TOOL_CALL_START/;

async function checkWithClients(received: readonly ReceivedEvent[]): Promise<string[]> {
  const results = await readWithAgUiClients(received.map(formatFrame).join(""));
  return results.flatMap(({ version, error, events, warnings, messages }) => {
    const client = `@ag-ui/client ${version}`;
    const violations = warnings
      .filter((text) => !knownWarning.test(text))
      .map((text) => `${client} warns: ${text}`);
    if (error !== undefined) violations.push(`${client} fails: ${error}`);
    if (events !== received.length)
      violations.push(`${client} received ${events} of ${received.length} events`);
    for (const [messageId, text] of joinTexts(received)) {
      const got = messages.find(({ id }) => id === messageId)?.content;
      if (got !== text) violations.push(`${client} has the text ${JSON.stringify(got)} of ${messageId}`);
    }
    return violations;
  });
}

function joinTexts(received: readonly ReceivedEvent[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { event } of received) {
    if (event.type !== "TEXT_MESSAGE_CONTENT") continue;
    texts.set(event.messageId, (texts.get(event.messageId) ?? "") + event.delta);
  }
  return texts;
}

function formatFrame({ id, data }: ReceivedEvent): string {
  return `${id === undefined ? "" : `id: ${id}\n`}data: ${data}\n\n`;
}
