/**
 * Tests two projects with several users each on one server. A caller must receive the same responses as on a server
 * without the other callers, no matter which calls it makes and which IDs it tries. The data of the others must not
 * change.
 */
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultLimits } from "../../core/settings.ts";
import { startTestServer, type TestServer } from "../testing/server.ts";
import { startIssuer } from "../testing/token-issuer.ts";
import { buildCalls, type Call, type CallIds, operations, scriptAwaitingInput } from "./tenant-calls.ts";

const apiKeys = "a:key-a,b:key-b";

/** A project, identified by its API key or by a token, and a user, if any. */
interface Caller {
  project: string;
  /** The API key, or a token of the user. */
  credential: string;
  /** The user who is named beside an API key. */
  user?: string;
}

/** The caller whose data the others try to reach. */
const victim: Caller = { project: "b", credential: "key-b", user: "ann" };

/** All other callers with keys: the users of another project, including one with the same name, and those of the same project. */
const callersWithKeys: readonly Caller[] = [
  { project: "a", credential: "key-a" },
  { project: "a", credential: "key-a", user: "ann" },
  { project: "a", credential: "key-a", user: "bob" },
  { project: "b", credential: "key-b" },
  { project: "b", credential: "key-b", user: "bob" },
];

/** Starts an issuer. Returns all callers except the victim, and the options of servers that accept its tokens. */
async function createAttackers() {
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
const createSecret = () => `secret-${randomBytes(9).toString("hex")}`;

interface ReceivedResponse {
  status: number;
  headers: [string, string][];
  text: string;
}

async function send(
  server: TestServer,
  caller: Caller,
  { method, path, body, headers }: Call,
): Promise<ReceivedResponse> {
  const response = await server.request(method, path, body, { ...identify(caller), ...headers });
  return { status: response.status, headers: [...response.headers], text: await response.text() };
}

/** Returns everything that a caller can read. */
async function readEverything(
  server: TestServer,
  caller: Caller,
  runs: readonly string[],
): Promise<string[]> {
  const responses: string[] = [];
  const read = async (path: string) => {
    const { status, text } = await send(server, caller, { method: "GET", path });
    // Error responses are left out, because each of them has a different instance ID.
    responses.push(`${path} ${status} ${status === 200 ? text : ""}`);
    return text;
  };
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
class Mask {
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

/** Stores the victim's data. Returns the secrets in that data, and its IDs for the others to try. */
async function storeVictimData(server: TestServer, shared: CallIds) {
  const secrets: string[] = [];
  const found: Record<string, string[]> = {};
  const collectIds = ({ text, headers }: ReceivedResponse) => {
    const all = text + JSON.stringify(headers);
    for (const [id] of all.matchAll(/\b(?:thr|run|msg|tc|comp)_[0-9a-z]{26}\b/g)) {
      const kind = id.slice(0, id.indexOf("_"));
      if (!found[kind]?.includes(id)) found[kind] = [...(found[kind] ?? []), id];
    }
    for (const [, cursor] of all.matchAll(/"nextCursor":"([^"]+)"/g)) found.cursor = [cursor ?? ""];
  };
  const addSecret = () => {
    const text = createSecret();
    secrets.push(text);
    return text;
  };
  for (const thread of [shared.thread, "b-paused", "b-talk", "b-sandbox"]) {
    const text = addSecret();
    const calls = buildCalls({ ...shared, thread, message: `b-${thread}`, chosen: shared.chosen, text });
    const inputs = {
      [shared.thread]: ["ag-ui.runAgent", "tambo.createRun"],
      "b-paused": ["tambo.createRun"],
      "b-talk": ["tool-progress.sendMessage", "agent-stream.streamChat"],
      "b-sandbox": ["agent-stream.streamAgent"],
    }[thread] as string[];
    for (const input of inputs) {
      const [call] = calls[input] ?? [];
      // Each caller uses the shared keys and IDs once.
      const own = thread === "b-paused" ? { "Idempotency-Key": addSecret() } : call?.headers;
      collectIds(await send(server, victim, { ...(call as Call), ...(own && { headers: own }) }));
    }
  }
  for (const path of [
    "/v1/threads?limit=2",
    ...["b-paused", "b-talk", shared.thread].map((id) => `/v1/threads/${id}`),
  ])
    collectIds(await send(server, victim, { method: "GET", path }));
  return { secrets, found };
}

/** Chooses an ID of the caller or of the victim. IDs of the victim are more likely. */
const chooseId = (own: readonly string[], hidden: readonly string[] = []) =>
  fc.constantFrom(...own, ...hidden, ...hidden);

it("the test calls every operation of all contracts", () => {
  const names = {
    thread: "",
    run: "",
    message: "",
    component: "",
    call: "",
    chosen: "",
    cursor: "",
    text: "",
  };
  const covered = Object.entries(buildCalls(names)).filter(([, calls]) => calls.length > 0);
  expect(covered.map(([operation]) => operation).sort()).toEqual([...operations].sort());
});

const shared: CallIds = {
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
interface Trial {
  caller: Caller;
  alone: TestServer;
  masks: readonly [Mask, Mask];
  /** All requests sent so far, because a caller may receive again what it has sent. */
  requests: string;
}

/** Starts a server with the victim's data, and one server for each of the selected callers. */
async function startTrials(selects: (caller: Caller) => boolean) {
  const { attackers, options } = await createAttackers();
  const both = await startTestServer(options);
  const { secrets, found } = await storeVictimData(both, shared);
  expect(Object.keys(found).sort()).toEqual(["comp", "cursor", "msg", "run", "tc"]);
  const runs = found.run ?? [];
  const before = await readEverything(both, victim, runs);
  expect(secrets.filter((text) => !before.join().includes(text)).length).toBeLessThanOrEqual(1);
  const trials: Trial[] = [];
  for (const caller of attackers.filter(selects))
    trials.push({
      caller,
      alone: await startTestServer(options),
      masks: [new Mask(), new Mask()],
      requests: "",
    });

  /** Makes a call on both servers, and compares the responses. */
  async function check(trial: Trial, operation: string, call: Call): Promise<void> {
    const { caller, alone, masks } = trial;
    const about = `${operation} as ${describeCaller(caller)}`;
    const [received, expected] = [await send(both, caller, call), await send(alone, caller, call)];
    const visible = JSON.stringify([received.headers, received.text]);
    trial.requests += JSON.stringify(call) + decodeURIComponent(call.path);
    const hidden = [...secrets, ...Object.values(found).flat()].filter(
      (text) => !trial.requests.includes(text),
    );
    expect(
      hidden.filter((text) => visible.includes(text)),
      about,
    ).toEqual([]);
    expect(maskResponse(received, masks[0], call), about).toEqual(maskResponse(expected, masks[1], call));
  }

  return {
    trials,
    found,
    check,
    checkUnchanged: async () => expect(await readEverything(both, victim, runs)).toEqual(before),
  };
}

it("[TC-089][CC-148][TP-075][AS-069] every operation responds to another user's IDs as to unknown IDs", {
  timeout: 360_000,
}, async () => {
  const { trials, found, check, checkUnchanged } = await startTrials(
    ({ project }) => project === victim.project,
  );
  for (const thread of ["both", "b-paused", "b-talk", "b-sandbox"]) {
    const first = (kind: string) => found[kind]?.[0] ?? "";
    const ids = { run: first("run"), message: first("msg"), component: first("comp"), call: first("tc") };
    const calls = buildCalls({ ...shared, ...ids, thread, cursor: first("cursor"), text: "hello" });
    for (const trial of trials)
      for (const operation of operations)
        for (const call of calls[operation] ?? []) await check(trial, operation, call);
  }
  await checkUnchanged();
});

it("[TC-089][CC-148][TP-075][AS-069] no sequence of calls reads or changes the data of another project or user", {
  timeout: 240_000,
}, async () => {
  const { trials, found, check, checkUnchanged } = await startTrials(() => true);
  const names: fc.Arbitrary<CallIds> = fc.record({
    thread: chooseId(["mine", "both", "none"], ["both", "b-paused", "b-talk", "b-sandbox"]),
    run: chooseId(["run_none", "both-chosen"], found.run),
    message: chooseId(["own-message", "both-message"], found.msg),
    component: chooseId(["comp_none"], found.comp),
    call: chooseId(["tc_none"], found.tc),
    chosen: chooseId(["own-chosen", "both-chosen"], found.run),
    cursor: chooseId(["none"], found.cursor),
    text: fc.constantFrom("hello", "again"),
  });
  const operation = fc.constantFrom(...operations, "tambo.createRun", "ag-ui.runAgent", "tambo.createThread");
  const call = fc.tuple(fc.constantFrom(...trials), operation, names, fc.nat({ max: 2 }));
  const calls = fc.array(call, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(calls, async (sequence) => {
      for (const [trial, operation, chosen, which] of sequence) {
        const all = buildCalls(chosen)[operation] ?? [];
        await check(trial, operation, all[which % all.length] as Call);
      }
      await checkUnchanged();
    }),
    { seed: 20261122, numRuns: 25, endOnFailure: true },
  );
});

it("the test detects a leak: only the caller that stored the secret receives it", async () => {
  const { attackers, options } = await createAttackers();
  const server = await startTestServer(options);
  const text = createSecret();
  await send(server, victim, {
    method: "POST",
    path: "/v1/threads/t/runs",
    body: { createThread: true, message: { role: "user", content: scriptAwaitingInput(text) } },
  });
  const read = { method: "GET", path: "/v1/threads/t" };
  expect((await send(server, victim, read)).text).toContain(text);
  for (const caller of attackers) expect((await send(server, caller, read)).text).not.toContain(text);
});
