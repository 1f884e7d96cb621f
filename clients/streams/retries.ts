/** Retries against a server that answers each request with the next scripted response. */
import { deepStrictEqual, ok } from "node:assert";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Check, formatEvent, runCase } from "./check.ts";
import type { Job } from "./job.ts";

/** Writes a response. */
type Respond = (response: ServerResponse) => void;

interface RetryCase {
  name: string;
  job?: Partial<Job>;
  responses: Respond[];
  /** The events, then the end with its status if it is an error. */
  expected: string[];
  /** The requests as `POST key` or `GET <last event id>`. There must be no more. */
  requests: string[];
  /** Least milliseconds between the requests. */
  gaps?: number[];
}

const drop: Respond = (response) => response.socket?.destroy();
const respond = (status: number, headers: Record<string, string>, body: string): Respond => {
  return (response) => response.writeHead(status, headers).end(body);
};
const problem = (status: number, headers: Record<string, string> = {}) =>
  respond(status, { "Content-Type": "application/problem+json", ...headers }, "{}");
/** A stream that ends normally after its frames. */
const stream = (...frames: string[]) =>
  respond(200, { "Content-Type": "text/event-stream; charset=utf-8", "X-Run-Id": "run_1" }, frames.join(""));
/** A stream whose connection breaks after its frames. */
const cut = (...frames: string[]): Respond => {
  return (response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "X-Run-Id": "run_1" });
    response.write(frames.join(""), () => response.socket?.destroy());
  };
};
const frame = (id: number, event: object) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;
const text = (id: number) => frame(id, { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: `${id}` });
const finished = (id: number) => frame(id, { type: "RUN_FINISHED", threadId: "t", runId: "run_1" });
const connectionError = 'data: {"type":"RUN_ERROR","message":"restarting","code":"SERVER_RESTARTING"}\n\n';
const withKey = { idempotencyKey: "key" };

const cases: readonly RetryCase[] = [
  {
    name: "a POST without a key is not repeated",
    responses: [drop],
    expected: ["error 0"],
    requests: ["POST"],
  },
  {
    name: "a POST without a key is not repeated after a stream without ids",
    responses: [cut()],
    expected: ["error 0"],
    requests: ["POST"],
  },
  {
    name: "a stream that is cut before its first id is started again",
    job: withKey,
    responses: [cut("id: 1\ndata: {"), stream(text(1), finished(2))],
    expected: ["1 text 1", "2 finished ", "last"],
    requests: ["POST key", "POST key"],
  },
  {
    name: "Retry-After is honoured",
    job: withKey,
    responses: [problem(429, { "Retry-After": "1" }), stream(finished(1))],
    expected: ["1 finished ", "last"],
    requests: ["POST key", "POST key"],
    gaps: [1000],
  },
  {
    name: "delays grow until the last attempt",
    job: { ...withKey, retryMs: 100, maxRetries: 3 },
    responses: [drop, problem(500), problem(503), problem(503)],
    expected: ["error 503"],
    requests: ["POST key", "POST key", "POST key", "POST key"],
    gaps: [50, 100, 200],
  },
  {
    name: "a message resets the number of attempts",
    job: { maxRetries: 1 },
    responses: [cut(text(1)), cut(text(2)), problem(503), stream(finished(3))],
    expected: ["1 text 1", "2 text 2", "error 503"],
    requests: ["POST", "GET 1", "GET 2"],
  },
  {
    name: "progress in every attempt",
    job: { maxRetries: 1 },
    responses: [cut(text(1)), cut(text(2)), cut(text(3)), stream(finished(4))],
    expected: ["1 text 1", "2 text 2", "3 text 3", "4 finished ", "last"],
    requests: ["POST", "GET 1", "GET 2", "GET 3"],
  },
  {
    name: "the id of an incomplete message is not used",
    responses: [cut(text(1), text(2).trimEnd()), stream(text(2), finished(3))],
    expected: ["1 text 1", "2 text 2", "3 finished ", "last"],
    requests: ["POST", "GET 1"],
  },
  {
    name: "an error about the connection, and a stream that ends before its last event",
    responses: [stream(text(1), connectionError), stream(finished(2))],
    expected: ["1 text 1", "2 finished ", "last"],
    requests: ["POST", "GET 1"],
  },
  {
    name: "the retry field replaces the first delay",
    responses: [cut(`retry: 400\n${text(1)}`), stream(finished(2))],
    expected: ["1 text 1", "2 finished ", "last"],
    requests: ["POST", "GET 1"],
    gaps: [200],
  },
  {
    name: "nothing is read after the last event",
    responses: [cut(text(1), finished(2), text(3))],
    expected: ["1 text 1", "2 finished ", "last"],
    requests: ["POST"],
  },
  {
    name: "a rejected start",
    job: withKey,
    responses: [problem(404)],
    expected: ["error 404"],
    requests: ["POST key"],
  },
  {
    name: "a rejected resume",
    responses: [cut(text(1)), problem(410)],
    expected: ["1 text 1", "error 410"],
    requests: ["POST", "GET 1"],
  },
  {
    name: "a response that is not a stream",
    job: withKey,
    responses: [respond(200, { "Content-Type": "application/json" }, "{}")],
    expected: ["error 200"],
    requests: ["POST key"],
  },
];

/** Runs the cases. */
export const retries: Check = {
  id: "Retries",
  async run(program) {
    for (const { name, job, responses, expected, requests, gaps = [] } of cases) {
      await runCase(name, async () => {
        const server = await startScriptedServer(responses);
        try {
          const url = `${server.url}/runs`;
          const read = await program.read({ url, body: "{}", maxRetries: 4, retryMs: 20, ...job });
          const end = read.end.end === "error" ? `error ${read.end.status}` : read.end.end;
          deepStrictEqual([...read.events.map(formatEvent), end], expected);
          deepStrictEqual(server.requests, requests);
          gaps.forEach((least, index) => {
            const gap = (server.times[index + 1] ?? 0) - (server.times[index] ?? 0);
            // Timers may fire a millisecond early.
            ok(gap >= least - 2, `only ${gap} ms before request ${index + 2}, expected ${least}`);
          });
        } finally {
          await server.close();
        }
      });
    }
    return cases.length;
  },
};

async function startScriptedServer(responses: readonly Respond[]) {
  const requests: string[] = [];
  const times: number[] = [];
  const server = createServer(({ method, headers, url }, response) => {
    const next = responses[requests.length] ?? problem(404);
    requests.push(describeRequest(method ?? "", url ?? "", headers));
    times.push(performance.now());
    next(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    times,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Shows what is wrong with a request, since the complete list is compared. */
function describeRequest(method: string, url: string, headers: IncomingHttpHeaders): string {
  const { "idempotency-key": key, "last-event-id": lastEventId, "content-type": type } = headers;
  const isStart = method === "POST" && url === "/runs" && type === "application/json";
  const isResume = method === "GET" && url === "/runs/run_1" && type === undefined;
  const known = isStart || isResume ? method : `${method} ${url} ${type}`;
  return [known, key, lastEventId].filter((part) => part !== undefined).join(" ");
}
