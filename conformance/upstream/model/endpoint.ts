/** Serves the scripted model to HTTP requests in a provider's format. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import type { Json } from "../../runner/case.ts";
import { readJson, sendJson, signalClosedEarly } from "../http.ts";
import type { RequestRecorder } from "../recorder.ts";
import type { Encoder, Format, Frame } from "./format.ts";
import type { ErrorResponse, ModelDriver, ScriptedResponse } from "./model-driver.ts";

let responseCount = 0;

/** Handles one request. Never throws. */
export async function serveModelRequest(
  format: Format,
  driver: ModelDriver,
  notes: RequestRecorder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const signal = signalClosedEarly(response);
  const sendError = ({ status, message }: ErrorResponse, code?: string): void =>
    // Providers' clients retry by default, but each scripted turn must be served only once.
    sendJson(response, status, format.error(status, message, code), {
      "retry-after": "0",
      "x-should-retry": "false",
    });
  let body: Json;
  try {
    body = await readJson(request);
  } catch (error) {
    if (!signal.aborted) sendError(driver.rejectInvalid(format.name, (error as Error).message));
    return;
  }
  // API keys belong only in headers, so a key in the body is a leak.
  notes.recordLeaksIn("the body of a model request", JSON.stringify(body));
  let asked: ReturnType<Format["decode"]>;
  try {
    asked = format.decode(body);
  } catch (error) {
    sendError(driver.rejectInvalid(format.name, describeError(error as Error), body));
    return;
  }
  if (signal.aborted) return;
  const scripted = driver.respond(asked, readKey(request));
  signal.addEventListener("abort", () => scripted.end("aborted"));
  if (scripted.error) {
    scripted.end("complete");
    sendError(scripted.error);
    return;
  }
  responseCount += 1;
  const encoder = format.encoder(asked, responseCount);
  try {
    if (asked.stream) await streamResponse(scripted, encoder, format.contentEvent, response, signal);
    else await sendResponse(scripted, encoder, sendError, response, signal);
  } catch {
    // The implementation closed the connection, so the turn ended at a hold or because of a failed write.
    response.destroy();
  }
}

/** Returns the request's API key. Anthropic clients send the key in either of two headers. */
function readKey({ headers }: IncomingMessage): string | null {
  return headers["x-api-key"]?.toString() ?? headers.authorization?.replace(/^Bearer /, "") ?? null;
}

function describeError(error: Error): string {
  if (!(error instanceof z.ZodError)) return error.message;
  return error.issues.map(({ path, message }) => `${path.join(".") || "the body"}: ${message}`).join("; ");
}

async function streamResponse(
  scripted: ScriptedResponse,
  encoder: Encoder,
  contentEvent: string | undefined,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  await write(response, encoder.start(), signal);
  for await (const part of scripted.parts(signal)) {
    if (part.type === "drop") {
      scripted.end("complete");
      response.destroy();
      return;
    }
    const frames =
      part.type === "garbage"
        ? [{ ...(contentEvent !== undefined && { event: contentEvent }), data: part.line }]
        : encoder.encode(part);
    // The request must be recorded as complete by the time a client has read the last byte.
    if (part.type === "garbage" || part.type === "fail" || part.type === "finish") scripted.end("complete");
    await write(response, frames, signal);
  }
  response.end();
}

/**
 * Writes events and waits until the socket has accepted them. This ensures that all events before a dropped
 * connection have been sent.
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

/** Encodes data as `data:` lines. Only scripted garbage can contain line breaks. */
function dataLines(data: string): string {
  return data
    .split("\n")
    .map((line) => `data: ${line}\n`)
    .join("");
}

async function sendResponse(
  scripted: ScriptedResponse,
  encoder: Encoder,
  sendError: (error: ErrorResponse, code: string) => void,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  for await (const part of scripted.parts(signal)) {
    switch (part.type) {
      case "drop":
        scripted.end("complete");
        response.destroy();
        return;
      case "garbage":
        scripted.end("complete");
        response.writeHead(200, { "content-type": "application/json" });
        response.end(part.line);
        return;
      case "fail":
        scripted.end("complete");
        sendError({ status: 500, message: part.message }, part.code);
        return;
      default:
        encoder.encode(part);
    }
  }
  scripted.end("complete");
  sendJson(response, 200, encoder.response());
}
