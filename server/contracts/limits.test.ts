import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import type { ProjectRate } from "../core/limits/rate-limiter.ts";
import { defaultLimits } from "../core/settings.ts";
import { holdReached, releaseHold } from "../models/script/holds.ts";
import { contractClients } from "../proof/testing/contract-clients.ts";
import { startTestServer } from "../proof/testing/server.ts";

const everyProject = (rate: ProjectRate) => ({
  toolServers: [],
  agents: [],
  builtInTools: {},
  limits: defaultLimits,
  rate,
});

const fast = { requestsPerSecond: 1000, burst: 1000, streams: 1000 };
const alice = { authorization: "Bearer one" };

/** The contracts to which these limits apply. */
const limited = contractNames.filter((name) => contractClients[name].probePath !== undefined);

const script = (...turns: unknown[]) => JSON.stringify({ turns });
const fieldsOf = ({ headers }: Response) => ({
  policy: headers.get("ratelimit-policy"),
  left: headers.get("ratelimit"),
  after: headers.get("retry-after"),
});

it.each(limited)(
  "%s sends its limit to every client with a key, and rejects requests that exceed it [TC-078][TC-079][CC-139][CC-140][TP-067][TP-068][AS-061][AS-062]",
  async (contract) => {
    const { buildRequest, expectedError, probePath = "" } = contractClients[contract];
    const server = await startTestServer({
      apiKeys: "a:one,b:two",
      // The rate is so slow that no additional request is allowed during the test, even on a busy machine.
      everyProject: everyProject({ requestsPerSecond: 0.01, burst: 3, streams: 9 }),
    });
    const { path, body } = buildRequest({ threadId: "thr_a", content: script([{ text: "Hi" }]) });
    const stream = await server.stream("POST", path, body, alice);
    await stream.end();
    const policy = '"requests";q=3;w=300';
    expect(fieldsOf(stream.response)).toEqual({ policy, left: '"requests";r=2;t=100', after: null });
    const second = await server.request("GET", probePath, undefined, alice);
    expect(fieldsOf(second)).toEqual({
      policy,
      left: expect.stringMatching(/^"requests";r=1;t=(?:1\d\d|200)$/),
      after: null,
    });
    const wrong = await server.request("POST", path, {}, alice);
    expect([wrong.status, fieldsOf(wrong)]).toMatchObject([400, { policy, after: null }]);
    const rejection = await server.request("POST", path, body, alice);
    expect(rejection.status).toBe(429);
    const { after } = fieldsOf(rejection);
    expect(after).toMatch(/^(?:\d\d|100)$/);
    expect(fieldsOf(rejection)).toEqual({ policy, left: `"requests";r=0;t=${after}`, after });
    const message = "Too many requests. The limit is 0.01 per second, with bursts of up to 3.";
    expect(await rejection.json()).toMatchObject(expectedError(429, "RATE_LIMITED", message));
    const other = await server.request("GET", probePath, undefined, { authorization: "Bearer two" });
    expect(other.headers.get("ratelimit")).toBe('"requests";r=2;t=100');
    const stranger = await server.request("GET", probePath, undefined, { authorization: "Bearer three" });
    expect([stranger.status, stranger.headers.get("ratelimit")]).toEqual([401, null]);
  },
);

it.each(limited)(
  "%s rejects a stream that exceeds the limit before storing anything, until another one is closed [TC-080][CC-141][TP-069][AS-063]",
  async (contract) => {
    const { buildRequest, expectedError } = contractClients[contract];
    const server = await startTestServer({
      apiKeys: "a:one,b:two",
      everyProject: everyProject({ ...fast, streams: 1 }),
    });
    const hold = randomUUID();
    const first = buildRequest({ threadId: "thr_a", content: script([{ text: ["a", { hold }, "b"] }]) });
    const stream = await server.stream("POST", first.path, first.body, alice);
    await holdReached(hold);
    const { path, body } = buildRequest({ threadId: "thr_b", content: script([{ text: "Hi" }]) });
    const rejection = await server.request("POST", path, body, alice);
    expect([rejection.status, rejection.headers.get("retry-after")]).toEqual([429, "1"]);
    const message = "The limit for open streams (1) has been reached. Wait until one of them has ended.";
    expect(await rejection.json()).toMatchObject(expectedError(429, "RATE_LIMITED", message));
    expect((await server.request("GET", "/v1/threads/thr_b", undefined, alice)).status).toBe(404);
    const others = await server.stream("POST", path, body, { authorization: "Bearer two" });
    await others.end();
    releaseHold(hold);
    await stream.end();
    await retryUntilAccepted(async () => await server.request("POST", path, body, alice));
  },
);

/**
 * Repeats a request until it is accepted. This is needed because clients see the end of a stream before the
 * server sees that the connection has closed.
 */
async function retryUntilAccepted(send: () => Promise<Response>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await send();
    await response.body?.cancel();
    if (response.status === 200) return;
    expect([attempt < 100, response.status]).toEqual([true, 429]);
  }
}

it.each(limited)(
  "%s rejects a message that is too large, with its location [TC-082][CC-143][TP-071][AS-065]",
  async (contract) => {
    const { buildRequest, contentPointer } = contractClients[contract];
    const server = await startTestServer({ maxMessageBytes: 300 });
    const { path, body } = buildRequest({ threadId: "thr_a", content: "a".repeat(299) });
    const { status, body: reply } = await server.json("POST", path, body);
    expect(status).toBe(400);
    expect(JSON.stringify(reply)).toContain(`"pointer":"${contentPointer}"`);
    expect(JSON.stringify(reply)).toContain("is larger than 300 bytes of JSON");
  },
);

it("Tambo rejects metadata that is too large, in every field [TC-082]", async () => {
  const server = await startTestServer({ maxMessageBytes: 300 });
  const metadata = { data: "a".repeat(300) };
  const message = { role: "user", content: "Hi", metadata };
  const readErrors = async (path: string, body: object) => {
    const { status, body: reply } = await server.json("POST", path, { ...body, metadata });
    return { status, pointers: reply.errors.map(({ pointer }: { pointer: string }) => pointer) };
  };
  expect(await readErrors("/v1/threads", { initialMessages: [message] })).toEqual({
    status: 400,
    pointers: ["/initialMessages/0/metadata", "/metadata"],
  });
  const reply = { role: "tool", toolCallId: "call_1", content: "Hi", metadata };
  expect(
    await readErrors("/v1/threads/thr_a/runs", { message, additionalMessages: [reply], createThread: true }),
  ).toEqual({
    status: 400,
    pointers: ["/message/metadata", "/additionalMessages/0/metadata", "/metadata"],
  });
  expect((await server.json("GET", "/v1/threads")).body.threads).toEqual([]);
});
