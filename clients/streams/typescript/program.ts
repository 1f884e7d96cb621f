/** Runs the jobs on standard input with `event-stream.ts`. See `../job.ts`. */
import { createInterface } from "node:readline";
import type { components } from "../../../generated/tambo/types.ts";
import type { Job, JobEvent } from "../job.ts";
import { type Message, readStream, SseDecoder, StreamError } from "./event-stream.ts";

type RunStreamEvent = components["schemas"]["RunStreamEvent"];

/** The generated types of the events that this program handles. */
type HandledEvent = Extract<
  RunStreamEvent,
  { type: "RUN_STARTED" | "TEXT_MESSAGE_CONTENT" | "RUN_FINISHED" | "RUN_ERROR" }
>;

function decode({ data, id }: Message): HandledEvent | undefined {
  const event = JSON.parse(data) as RunStreamEvent;
  switch (event.type) {
    case "RUN_STARTED":
    case "TEXT_MESSAGE_CONTENT":
    case "RUN_FINISHED":
      return event;
    case "RUN_ERROR":
      // An error without an id concerns only the connection.
      return id === undefined ? undefined : event;
    default:
      return undefined;
  }
}

function describe(event: HandledEvent): Omit<JobEvent, "id"> {
  switch (event.type) {
    case "RUN_STARTED":
      return { event: "started", value: event.runId };
    case "TEXT_MESSAGE_CONTENT":
      return { event: "text", value: event.delta };
    case "RUN_FINISHED":
      return { event: "finished", value: "" };
    case "RUN_ERROR":
      return { event: "failed", value: event.code ?? "" };
  }
}

const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function run({ url, body, idempotencyKey, maxRetries, retryMs, cancelAfter }: Job): Promise<void> {
  const controller = new AbortController();
  const stream = readStream({
    url,
    headers: { "Content-Type": "application/json" },
    body,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    maxRetries,
    retryMs,
    resumeUrl: ({ headers }) => `${url}/${headers.get("X-Run-Id")}`,
    decode,
    isLast: ({ type }) => type === "RUN_FINISHED" || type === "RUN_ERROR",
    signal: controller.signal,
  });
  let count = 0;
  try {
    for await (const { id, event } of stream) {
      print({ id: id ?? null, ...describe(event) });
      count += 1;
      if (count === cancelAfter) setTimeout(() => controller.abort(), 50);
    }
    print({ end: "last" });
  } catch (error) {
    if (controller.signal.aborted) print({ end: "cancelled" });
    else if (error instanceof StreamError) print({ end: "error", status: error.status, body: error.body });
    else throw error;
  }
}

for await (const line of createInterface(process.stdin)) {
  const job = JSON.parse(line) as Job | { chunks: string[] };
  if ("chunks" in job) {
    const decoder = new SseDecoder();
    const messages = job.chunks.flatMap((chunk) => decoder.decode(Buffer.from(chunk, "hex")));
    print({
      messages: messages.map(({ type, data, id = null }) => ({ type, data, id })),
      lastEventId: decoder.lastEventId,
      retryMs: decoder.retryMs ?? null,
    });
  } else await run(job);
}
