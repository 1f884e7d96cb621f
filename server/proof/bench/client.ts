/** The load generator. It opens streams and reports when events have arrived. */
import { connect } from "node:net";
import { type ClientCommand, type Opened, type Reached, serve } from "./commands.ts";
import { monotonicMicros } from "./conductor.ts";
import { EventStream } from "./event-stream.ts";
import { percentile } from "./statistics.ts";

/** Number of streams that are opened concurrently. */
const concurrency = 8;

const body = JSON.stringify({
  model: "bench",
  createThread: true,
  message: { role: "user", content: [{ type: "text", text: "Tell me everything." }] },
});

const groups: { streams: EventStream[]; reached: Promise<Reached> | undefined }[] = [];
const sockets: { destroy(): void }[] = [];

serve<ClientCommand>((command) => {
  switch (command.do) {
    case "open":
      return open(new URL(command.url), command.streams);
    case "follow":
      return follow(new URL(command.url), command.paths);
    case "watch": {
      const group = groupOf(command.group);
      group.reached = reach(group.streams, command.upTo, command.timed);
      // The `wait` command reports the error.
      group.reached.catch(() => {});
      return undefined;
    }
    case "wait":
      return groupOf(command.group).reached;
    case "wait for the cut":
      return cut(groupOf(command.group).streams);
    case "fetch":
      return fetchAll(new URL(command.url), command.path, command.events);
    case "stall":
      return stall(new URL(command.url), command.path, command.connections);
    case "close":
      for (const { streams } of groups) for (const stream of streams) stream.close();
      for (const socket of sockets) socket.destroy();
      return undefined;
  }
});

function groupOf(index: number): (typeof groups)[number] {
  const group = groups[index];
  if (group === undefined) throw new Error(`unknown group ${index} of streams`);
  return group;
}

function open(url: URL, count: number): Promise<Opened> {
  const thread = (stream: number) => `/v1/threads/bench-${process.pid}-${groups.length}-${stream}/runs`;
  return openAll(
    url,
    Array.from({ length: count }, (_, stream) => post(thread(stream))),
  );
}

function follow(url: URL, paths: readonly string[]): Promise<Opened> {
  return openAll(url, paths.map(get));
}

async function openAll(url: URL, requests: readonly string[]): Promise<Opened> {
  const streams: EventStream[] = [];
  const firstEventMs: number[] = [];
  const group = groups.push({ streams, reached: undefined }) - 1;
  const waiting = requests.values();
  const openNext = async () => {
    for (const request of waiting) {
      const startedAt = monotonicMicros();
      const stream = new EventStream(url, request);
      streams.push(stream);
      await until(stream, () => stream.lastId > 0);
      firstEventMs.push((monotonicMicros() - startedAt) / 1000);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, openNext));
  return { group, firstEventMs, paths: streams.map(pathOf) };
}

function pathOf({ head }: EventStream): string {
  const header = (name: string) => new RegExp(`^${name}: (\\S+)\r$`, "im").exec(head)?.[1];
  return `/v1/threads/${header("X-Thread-Id")}/runs/${header("X-Run-Id")}?after=0`;
}

async function cut(streams: readonly EventStream[]): Promise<number> {
  const closed = streams.map((stream) => {
    const { promise, resolve } = Promise.withResolvers<Error>();
    stream.onClose = resolve;
    return promise;
  });
  await Promise.all(closed);
  return monotonicMicros();
}

async function reach(streams: readonly EventStream[], upTo: number, timed: boolean): Promise<Reached> {
  const ages: number[] = [];
  for (const stream of streams) stream.ages = timed ? ages : undefined;
  await Promise.all(streams.map((stream) => until(stream, () => stream.lastId >= upTo)));
  const at = monotonicMicros();
  return { at, ...(timed && { latency: { p50: percentile(ages, 0.5), p99: percentile(ages, 0.99) } }) };
}

async function fetchAll(url: URL, path: string, events: number): Promise<number> {
  const startedAt = monotonicMicros();
  const stream = new EventStream(url, get(path));
  await until(stream, () => stream.complete);
  const took = (monotonicMicros() - startedAt) / 1000;
  stream.close();
  if (stream.lastId < events) throw new Error(`${path} gave ${stream.lastId} of ${events} events`);
  return took;
}

async function stall(url: URL, path: string, connections: number): Promise<void> {
  const { hostname, port } = url;
  for (let i = 0; i < connections; i += 1) {
    // A socket without a `data` listener is never read.
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.on("error", reject);
    socket.write(get(path), () => resolve());
    await promise;
  }
}

function until(stream: EventStream, condition: () => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  stream.onClose = (error) =>
    reject(new Error(`${error.message} after event ${stream.lastId}: ${stream.head}`));
  stream.onChange = () => {
    if (condition()) resolve();
  };
  stream.onChange();
  return promise.finally(() => {
    stream.onChange = () => {};
  });
}

function post(path: string): string {
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

process.send?.({ answer: null });
