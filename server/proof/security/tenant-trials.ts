/**
 * Two projects with several users each on one server. A caller must receive the same responses as on a server without
 * the other callers, and the data of the others must not change.
 */
import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../testing/server.ts";
import { startIssuer } from "../testing/token-issuer.ts";
import { buildCalls, type Call, type CallIds } from "./tenant-calls.ts";

const apiKeys = "a:key-a,b:key-b";

/** A project, identified by its API key or by a token, and a user, if any. */
export interface Caller {
  project: string;
  /** The API key, or a token of the user. */
  credential: string;
  /** The user who is named beside an API key. */
  user?: string;
}

/** The caller whose data the others try to reach. */
export const victim: Caller = { project: "b", credential: "key-b", user: "ann" };

/**
 * All other callers with keys: the users of another project, including one with the same name, and those of the same
 * project.
 */
const callersWithKeys: readonly Caller[] = [
  { project: "a", credential: "key-a" },
  { project: "a", credential: "key-a", user: "ann" },
  { project: "a", credential: "key-a", user: "bob" },
  { project: "b", credential: "key-b" },
  { project: "b", credential: "key-b", user: "bob" },
];

/** Starts an issuer. Returns all callers except the victim, and the options of servers that accept its tokens. */
export async function createAttackers(): Promise<{
  attackers: readonly Caller[];
  options: TestServerOptions;
}> {
  const { settings, sign } = await startIssuer();
  const withToken = async (project: string, sub: string): Promise<Caller> => ({
    project,
    credential: await sign({ aud: project, sub, exp: Math.floor(Date.now() / 1000) + 3_600 }),
  });
  const project = { toolServers: [], agents: [], builtInTools: {}, limits: defaultLimits };
  const projects = new Map(
    ["a", "b"].map((id) => [id, { ...project, issuers: [{ ...settings, audience: id }] }]),
  );
  const tokens = [await withToken("a", "carol"), await withToken("b", "carol")];
  return { attackers: [...callersWithKeys, ...tokens], options: { apiKeys, projects } };
}

const describeCaller = ({ project, credential, user }: Caller) =>
  `${project} ${user ?? (credential.startsWith("key-") ? "without a user" : "with a token")}`;
const identify = ({ credential, user }: Caller): Record<string, string> => ({
  Authorization: `Bearer ${credential}`,
  ...(user !== undefined && { "X-User-Key": user }),
});
export const createSecret = () => `secret-${randomBytes(9).toString("hex")}`;

/** A response whose body has been read. */
export interface ReceivedResponse {
  status: number;
  headers: [string, string][];
  text: string;
}

/** Sends a call as a caller. */
export async function send(
  server: Pick<TestServer, "request">,
  caller: Caller,
  { method, path, body, headers }: Call,
): Promise<ReceivedResponse> {
  const response = await server.request(method, path, body, { ...identify(caller), ...headers });
  return { status: response.status, headers: [...response.headers], text: await response.text() };
}

/**
 * Returns everything that a caller can read.
 *
 * @param retries Keyed requests that the caller has made. The server must return the first responses.
 */
export async function readEverything(
  server: Pick<TestServer, "request">,
  caller: Caller,
  { runs, retries }: { runs: readonly string[]; retries: readonly Call[] },
): Promise<string[]> {
  const responses: string[] = [];
  const receive = async (call: Call) => {
    const { status, text } = await send(server, caller, call);
    // Error responses are left out, because each of them has a different instance ID.
    responses.push(`${call.path} ${status} ${status < 300 ? text : ""}`);
    return text;
  };
  const read = (path: string) => receive({ method: "GET", path });
  for (const retry of retries) await receive(retry);
  const { threads } = JSON.parse(await read("/v1/threads?limit=100")) as { threads: { id: string }[] };
  for (const { id } of threads) {
    const at = `/v1/threads/${encodeURIComponent(id)}`;
    await read(at);
    await read(`${at}/messages?limit=100`);
    for (const run of runs) await read(`${at}/runs/${run}?after=0`);
    await read(`/api/v2/conversations/${encodeURIComponent(id)}/active-session`);
    await read(`/api/v2/conversations/${encodeURIComponent(id)}/task-status`);
  }
  return responses;
}

/** Masks IDs, times and digests, which differ between runs. */
export class Mask {
  readonly #known = new Map<string, string>();
  readonly #volatile =
    /(?<![0-9a-z])(?:(?:thr|run|msg|tc|comp)_[0-9a-z]{26}|req_[0-9a-f]{20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})(?![0-9a-z])/g;

  /**
   * Masks text.
   *
   * @param requestText The request as text. IDs in it are not masked.
   */
  apply(text: string, requestText: string): string {
    return text
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "<time>")
      .replaceAll(/"(timestamp|duration_ms|estimatedCompletion|startedAt|lastActivity)":\d+/g, '"$1":0')
      .replaceAll(/"(nextCursor)":"[^"]+"/g, '"$1":"<cursor>"')
      .replaceAll(this.#volatile, (id) => {
        if (requestText.includes(id)) return id;
        const known = this.#known.get(id) ?? `<id ${this.#known.size}>`;
        this.#known.set(id, known);
        return known;
      });
  }
}

/** Headers that depend on the time or on the connection. */
const volatileHeaders = new Set(["date", "connection", "keep-alive", "content-length"]);

function maskResponse({ status, headers, text }: ReceivedResponse, mask: Mask, call: Call): unknown {
  const requestText = JSON.stringify(call) + decodeURIComponent(call.path);
  const visible = headers.filter(([name]) => !volatileHeaders.has(name) && !name.startsWith("ratelimit"));
  return {
    status,
    headers: mask.apply(JSON.stringify(visible), requestText),
    text: mask.apply(text, requestText),
  };
}

/** IDs by their kind, which is the text before the first `_`. A page token has the kind `cursor`. */
type FoundIds = Record<string, string[]>;

/**
 * Stores data of every kind.
 *
 * @param prefix The start of the names of all threads except the shared one.
 * @returns The secrets in the data, and its IDs for others to try.
 */
export async function storeData(
  server: Pick<TestServer, "request">,
  owner: Caller,
  shared: CallIds,
  prefix = "b",
) {
  const secrets: string[] = [];
  const found: FoundIds = {};
  const foundIn: Record<string, FoundIds> = {};
  const collectIds = ({ text, headers }: ReceivedResponse, thread?: string) => {
    const all = text + JSON.stringify(headers);
    const add = (kind: string, id: string) => {
      for (const ids of thread === undefined ? [found] : [found, foundIn[thread] ?? {}])
        if (!ids[kind]?.includes(id)) ids[kind] = [...(ids[kind] ?? []), id];
    };
    for (const [id] of all.matchAll(/\b(?:thr|run|msg|tc|comp)_[0-9a-z]{26}\b/g))
      add(id.slice(0, id.indexOf("_")), id);
    for (const [, cursor] of all.matchAll(/"nextCursor":"([^"]+)"/g)) found.cursor = [cursor ?? ""];
  };
  const addSecret = () => {
    const text = createSecret();
    secrets.push(text);
    return text;
  };
  const [, createThread] = buildCalls({ ...shared, text: addSecret() })["tambo.createThread"] ?? [];
  const retries = [createThread as Call];
  for (const call of retries) collectIds(await send(server, owner, call));
  let pendingCall = "";
  const inputs = {
    [shared.thread]: ["ag-ui.runAgent", "tambo.createRun"],
    [`${prefix}-paused`]: ["tambo.createRun"],
    [`${prefix}-talk`]: ["tool-progress.sendMessage", "agent-stream.streamChat"],
    [`${prefix}-sandbox`]: ["agent-stream.streamAgent"],
  };
  for (const [thread, names] of Object.entries(inputs)) {
    const text = addSecret();
    foundIn[thread] = {};
    const isPaused = thread === `${prefix}-paused`;
    const calls = buildCalls({ ...shared, thread, message: `b-${thread}`, chosen: shared.chosen, text });
    for (const name of names) {
      const [call] = calls[name] ?? [];
      // Each caller uses the shared keys and IDs once.
      const own = isPaused ? { "Idempotency-Key": addSecret() } : call?.headers;
      const response = await send(server, owner, { ...(call as Call), ...(own && { headers: own }) });
      collectIds(response, thread);
      if (isPaused) [pendingCall = ""] = /tc_[0-9a-z]{26}/.exec(response.text) ?? [];
    }
  }
  collectIds(await send(server, owner, { method: "GET", path: "/v1/threads?limit=2" }));
  for (const thread of Object.keys(inputs))
    collectIds(await send(server, owner, { method: "GET", path: `/v1/threads/${thread}` }), thread);
  return { secrets, found, foundIn, stored: { runs: found.run ?? [], retries }, pendingCall };
}

/** The IDs that all callers use. */
export const shared: CallIds = {
  thread: "both",
  run: "run_none",
  message: "both-message",
  component: "comp_none",
  call: "tc_none",
  chosen: "both-chosen",
  cursor: "none",
  text: "",
};

/** A caller with its own server, on which it is alone, and the masks for both of its servers. */
export interface Trial {
  caller: Caller;
  alone: TestServer;
  masks: readonly [Mask, Mask];
  /** All requests sent so far, because a caller may receive again what it has sent. */
  requests: string;
}

/** Starts a server with the victim's data, and one server for each of the callers. */
export async function startTrials(callers: readonly Caller[], options: TestServerOptions = { apiKeys }) {
  const both = await startTestServer(options);
  const { secrets, found, stored, pendingCall } = await storeData(both, victim, shared);
  const before = await readEverything(both, victim, stored);
  const trials: Trial[] = [];
  for (const caller of callers)
    trials.push({
      caller,
      alone: await startTestServer(options),
      masks: [new Mask(), new Mask()],
      requests: "",
    });

  /**
   * Makes a call on the server with the victim's data, and checks that nothing of it is in the response. Returns the
   * response.
   */
  async function act(trial: Trial, operation: string, call: Call): Promise<ReceivedResponse> {
    const { caller } = trial;
    const received = await send(both, caller, call);
    const visible = JSON.stringify([received.headers, received.text]);
    trial.requests += JSON.stringify(call) + decodeURIComponent(call.path);
    const hidden = [...secrets, ...Object.values(found).flat()].filter(
      (text) => !trial.requests.includes(text),
    );
    expect(
      hidden.filter((text) => visible.includes(text)),
      `${operation} as ${describeCaller(caller)}`,
    ).toEqual([]);
    return received;
  }

  /** Makes a call on both servers, and compares the responses. */
  async function check(trial: Trial, operation: string, call: Call): Promise<void> {
    const { caller, alone, masks } = trial;
    const received = maskResponse(await act(trial, operation, call), masks[0], call);
    const expected = maskResponse(await send(alone, caller, call), masks[1], call);
    expect(received, `${operation} as ${describeCaller(caller)}`).toEqual(expected);
  }

  return {
    trials,
    found,
    act,
    check,
    /** Checks that the victim has data of every kind, and can read it. */
    checkStored() {
      expect(Object.keys(found).sort()).toEqual(["comp", "cursor", "msg", "run", "tc", "thr"]);
      expect(secrets.filter((text) => !before.join().includes(text)).length).toBeLessThanOrEqual(1);
    },
    checkUnchanged: async () => expect(await readEverything(both, victim, stored)).toEqual(before),
    /** Lets the victim answer the tool call that its run awaits. */
    async checkContinues() {
      const names = { ...shared, thread: "b-paused", call: pendingCall, text: "answer" };
      const answer = buildCalls(names)["tambo.createRun"]?.[1] as Call;
      const { status, text } = await send(both, victim, answer);
      expect([status, text.includes("Thanks.")]).toEqual([200, true]);
    },
  };
}
