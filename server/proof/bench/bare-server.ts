/** The baseline: a `node:http` server that writes the same bytes and does nothing else. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serveProduction } from "./commands.ts";
import { Conductor, type Shape, stampedText } from "./conductor.ts";

const threadId = "thr_01m7yx1ahqm1ad6mwbgk7etfpe";
const runId = "run_01m7yx1ahqm1ad6mwbgk7etfpe";
const messageId = "msg_01m7yx1ahwv6prv9khkq8s5f0n";
const headers = {
  "Content-Type": "text/event-stream",
  Connection: "keep-alive",
  "X-Thread-Id": threadId,
  "X-Run-Id": runId,
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

/** Number of events before the first produced event. */
const opening = 2;

function frame(id: number, event: string): string {
  return `id: ${id}\ndata: {"type":${event},"timestamp":${Date.now()}}\n\n`;
}

function contentFrame(id: number, text: string): string {
  return frame(id, `"TEXT_MESSAGE_CONTENT","messageId":"${messageId}","delta":"${text}"`);
}

function frames(from: number, count: number): string[] {
  const text = stampedText();
  return Array.from({ length: count }, (_, index) => contentFrame(from + index, text));
}

/** The frames to write next, by the number of their first event. All streams write the same frames. */
const prepared = new Map<number, string[]>();
let written = opening;

/**
 * Prepares frames before the measurement starts. With a fixed rate this is impossible, because each event
 * contains the time at which it is produced.
 */
function prepare({ events, burst, rate, joined = false }: Shape): void {
  prepared.clear();
  for (let done = 0; rate === undefined && done < events; done += burst) {
    const first = written + done + 1;
    const texts = frames(first, Math.min(burst, events - done));
    prepared.set(first, joined ? [texts.join("")] : texts);
  }
  written += events;
}

const conductor = new Conductor();

function follow(response: ServerResponse): void {
  response.write(
    frame(1, `"RUN_STARTED","threadId":"${threadId}","runId":"${runId}"`) +
      frame(2, `"TEXT_MESSAGE_START","messageId":"${messageId}","role":"assistant"`),
  );
  let head = opening;
  let drained: Promise<void> | undefined;
  const outlet = {
    emit(count: number) {
      const texts = prepared.get(head + 1) ?? frames(head + 1, count);
      head += count;
      let room = true;
      for (const text of texts) room = response.write(text);
      if (room) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      drained = promise;
      response.once("drain", () => {
        drained = undefined;
        resolve();
      });
    },
    room: () => drained,
    end: () => response.end(),
  };
  conductor.add(outlet);
  response.on("close", () => conductor.remove(outlet));
}

const http = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers);
  response.flushHeaders();
  const again = new URL(request.url ?? "/", "http://bare").searchParams.get("events");
  if (again === null) follow(response);
  else response.end(replay(Number(again)));
});

let replayed = "";
function replay(events: number): string {
  if (replayed === "") replayed = frames(1, events).join("");
  return replayed;
}

http.listen(0, "127.0.0.1", () => {
  serveProduction(conductor, prepare);
  process.send?.({ answer: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
});
