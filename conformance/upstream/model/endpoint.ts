/** Handles a provider's HTTP requests with the scripted model. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Json } from "../../runner/case.ts";
import { closedEarly, readJson, sendJson } from "../http.ts";
import type { RequestRecorder } from "../recorder.ts";
import type { Encoder, Format, Frame } from "./format.ts";
import type { ModelDriver, Performance, Refusal } from "./model-driver.ts";

let answers = 0;

/** Handles one request. Never throws. */
export async function answerModelRequest(
  format: Format,
  driver: ModelDriver,
  notes: RequestRecorder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const signal = closedEarly(response);
  const refuse = ({ status, message }: Refusal, code?: string): void =>
    // Providers' clients retry by default, but each scripted turn is served once.
    sendJson(response, status, format.error(status, message, code), {
      "retry-after": "0",
      "x-should-retry": "false",
    });
  let body: Json;
  try {
    body = await readJson(request);
  } catch (error) {
    if (!signal.aborted) refuse(driver.unreadable(format.name, (error as Error).message));
    return;
  }
  // API keys belong in headers only, so one in the body is a leak.
  notes.lookAt("the body of a model request", JSON.stringify(body));
  let asked: ReturnType<Format["decode"]>;
  try {
    asked = format.decode(body);
  } catch (error) {
    refuse(driver.unreadable(format.name, reasonOf(error as Error)));
    return;
  }
  if (signal.aborted) return;
  const performance = driver.perform(asked, keyOf(request));
  signal.addEventListener("abort", () => performance.end("aborted"));
  if (performance.refusal) {
    performance.end("complete");
    refuse(performance.refusal);
    return;
  }
  answers += 1;
  const encoder = format.encoder(asked, answers);
  try {
    if (asked.stream) await stream(performance, encoder, format.contentEvent, response, signal);
    else await answer(performance, encoder, refuse, response, signal);
  } catch {
    // The implementation closed the connection, so the turn ended at a hold or in a failed write.
    response.destroy();
  }
}

/** Clients of Anthropic use either header. */
function keyOf({ headers }: IncomingMessage): string | null {
  return headers["x-api-key"]?.toString() ?? headers.authorization?.replace(/^Bearer /, "") ?? null;
}

function reasonOf(error: Error): string {
  if (!(error instanceof z.ZodError)) return error.message;
  return error.issues.map(({ path, message }) => `${path.join(".") || "the body"}: ${message}`).join("; ");
}

async function stream(
  performance: Performance,
  encoder: Encoder,
  contentEvent: string | undefined,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  await write(response, encoder.begin(), signal);
  for await (const part of performance.parts(signal)) {
    if (part.type === "drop") {
      performance.end("complete");
      response.destroy();
      return;
    }
    const frames =
      part.type === "garbage"
        ? [{ ...(contentEvent !== undefined && { event: contentEvent }), data: part.line }]
        : encoder.encode(part);
    // When a client has read the last byte, the request must be recorded as complete.
    if (part.type === "garbage" || part.type === "fail" || part.type === "finish")
      performance.end("complete");
    await write(response, frames, signal);
  }
  response.end();
}

/**
 * Writes events and waits until the socket has them, so that a dropped connection has sent everything before
 * it.
 */
async function write(response: ServerResponse, frames: Frame[], signal: AbortSignal): Promise<void> {
  if (frames.length === 0) return;
  const text = frames
    .map(({ event, data }) => `${event === undefined ? "" : `event: ${event}\n`}${dataLines(data)}\n`)
    .join("");
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  response.write(text, (error) => (error ? reject(error) : resolve()));
  await promise;
  signal.throwIfAborted();
}

/** Encodes data as `data:` lines. Only scripted garbage contains line breaks. */
function dataLines(data: string): string {
  return data
    .split("\n")
    .map((line) => `data: ${line}\n`)
    .join("");
}

async function answer(
  performance: Performance,
  encoder: Encoder,
  refuse: (refusal: Refusal, code: string) => void,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  for await (const part of performance.parts(signal)) {
    switch (part.type) {
      case "drop":
        performance.end("complete");
        response.destroy();
        return;
      case "garbage":
        performance.end("complete");
        response.writeHead(200, { "content-type": "application/json" });
        response.end(part.line);
        return;
      case "fail":
        performance.end("complete");
        refuse({ status: 500, message: part.message }, part.code);
        return;
      default:
        encoder.encode(part);
    }
  }
  performance.end("complete");
  sendJson(response, 200, encoder.answer());
}
