/**
 * The neighbour's requests: small requests on all contracts. Each response is compared with the expected response.
 */
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { type ContractName, contractNames } from "../../../../generated/contracts.ts";
import { splitFrames } from "../../chaos/oracle/frames.ts";
import { parseEvents } from "../../testing/clients/gateway.ts";
import { contractClients, readStreamParts } from "../../testing/contract-clients.ts";
import { type ExchangeOptions, exchange, type Response } from "../http/exchange.ts";

/** Deadline for a request, in milliseconds. */
const timeoutMs = 10_000;

/** Number of text deltas in the long stream, and the pause before each of them in milliseconds. */
const deltaCount = 8;
const pauseMs = 40;

/**
 * Keeps connections alive, as HTTP clients do. New connections would wait in the system's queue behind the
 * attacker's connections.
 */
const agent = new Agent({ keepAlive: true });

/** A client of one server process. */
export interface Client {
  url: string;
  key: string;
}

/** The measured times of a request, in milliseconds. Each of them must be below the limit. */
export interface MeasuredRequest {
  name: string;
  ms: number[];
}

type Call = Pick<ExchangeOptions, "method" | "path" | "body">;

/**
 * Short requests.
 *
 * @throws Error if a response is wrong.
 */
export const exchanges: readonly ((client: Client, other: Client) => Promise<MeasuredRequest>)[] = [
  ...contractNames.map((contract) => (client: Client) => converse(client, contract)),
  runWithoutStream,
  useThread,
  joinThread,
];

/** Runs a conversation on a contract. */
async function converse(client: Client, contract: ContractName): Promise<MeasuredRequest> {
  const said = [randomUUID(), randomUUID()];
  const { path, body } = contractClients[contract].buildRequest({
    threadId: `n-${randomUUID()}`,
    content: createScript(said),
  });
  const response = await send(client, { method: "POST", path, body }, 200);
  const { text } = readStreamParts(contract, [response.body.toString()]);
  requireEqual(path, text, said.join(""));
  return { name: path, ms: [response.ms] };
}

/** Calls the gateway's non-streaming operation. */
async function runWithoutStream(client: Client): Promise<MeasuredRequest> {
  const said = randomUUID();
  const { body } = contractClients.gateway.buildRequest({ threadId: "", content: createScript([said]) });
  const path = "/v1/runs";
  const response = await send(client, { method: "POST", path, body }, 200);
  const { result } = JSON.parse(response.body.toString()) as { result?: { response: { content: unknown } } };
  requireEqual(path, result?.response.content, [{ type: "text", text: said }]);
  return { name: path, ms: [response.ms] };
}

/** Creates a thread on one process, reads it on the other process, and deletes it. */
async function useThread(client: Client, other: Client): Promise<MeasuredRequest> {
  const text = randomUUID();
  const initialMessages = [{ role: "user", content: [{ type: "text", text }] }];
  const created = await send(client, { method: "POST", path: "/v1/threads", body: { initialMessages } }, 201);
  const { thread } = JSON.parse(created.body.toString()) as { thread: { id: string } };
  const path = `/v1/threads/${thread.id}`;
  const read = await send(other, { method: "GET", path: `${path}/messages` }, 200);
  const { messages } = JSON.parse(read.body.toString()) as { messages: { content: unknown }[] };
  requireEqual(
    path,
    messages.map(({ content }) => content),
    [[{ type: "text", text }]],
  );
  const deleted = await send(client, { method: "DELETE", path }, 204);
  return { name: "/v1/threads", ms: [created.ms, read.ms, deleted.ms] };
}

/** Runs a conversation on AG-UI, and joins it on the other process. */
async function joinThread(client: Client, other: Client): Promise<MeasuredRequest> {
  const said = randomUUID();
  const run = { threadId: `j-${randomUUID()}`, content: createScript([said]) };
  const { path, body } = contractClients["ag-ui"].buildRequest(run);
  const live = await send(client, { method: "POST", path, body }, 200);
  const joinPath = `${path}/connect`;
  const joined = await send(other, { method: "POST", path: joinPath, body }, 200);
  const snapshot = parseEvents(joined.body.toString()).find(({ type }) => type === "MESSAGES_SNAPSHOT");
  requireEqual(joinPath, snapshot?.messages.at(-1).content, said);
  return { name: joinPath, ms: [live.ms, joined.ms] };
}

/** Reads a stream whose model pauses, and replays it on the other process. The frames must be identical. */
export async function readStream(client: Client, other: Client): Promise<MeasuredRequest> {
  const said = Array.from({ length: deltaCount }, () => randomUUID());
  const content = createScript(said.flatMap((text) => [{ delay: pauseMs }, text]));
  const threadId = `s-${randomUUID()}`;
  const { path, body } = contractClients.tambo.buildRequest({ threadId, content });
  const gaps: number[] = [];
  let last = performance.now();
  const onData = () => {
    const now = performance.now();
    gaps.push(now - last);
    last = now;
  };
  const live = await send(client, { method: "POST", path, body }, 200, onData);
  const { text } = readStreamParts("tambo", [live.body.toString()]);
  requireEqual(path, text, said.join(""));
  const replayPath = `${path}/${live.headers["x-run-id"]}?after=0`;
  const replay = await send(other, { method: "GET", path: replayPath }, 200);
  requireEqual(replayPath, splitFrames(replay.body).numbered, splitFrames(live.body).numbered);
  return { name: "stream", ms: [...gaps, replay.ms] };
}

async function send(
  { url, key }: Client,
  call: Call,
  status: number,
  onData: () => void = () => {},
): Promise<Response> {
  const headers = { authorization: `Bearer ${key}` };
  const response = await exchange({ url, headers, agent, timeoutMs, onData, ...call });
  const { ending, body } = response;
  if (ending !== "complete" || response.status !== status)
    throw new Error(
      `${call.method} ${call.path}: ${response.status ?? "no response"}, ${ending} after ${response.ms.toFixed(0)} ms ${body.toString().slice(0, 200)}`.trim(),
    );
  return response;
}

function requireEqual(path: string, got: unknown, want: unknown): void {
  if (!isDeepStrictEqual(got, want))
    throw new Error(
      `${path}: got ${JSON.stringify(got)?.slice(0, 200)}, not ${JSON.stringify(want).slice(0, 200)}`,
    );
}

const createScript = (text: unknown[]) => JSON.stringify({ turns: [[{ text }]] });
