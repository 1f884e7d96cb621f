/**
 * Two projects on one server. What one is answered is what it is answered by a server on which the other has never been,
 * whatever it calls and whatever ids it tries; and the other's things stay as they are.
 */
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type TestServer, testServer } from "../testing/server.ts";
import { type Call, callsOf, type Names, operations, pausing } from "./tenant-calls.ts";

const apiKeys = "a:key-a,b:key-b";
const as = (key: string) => ({ Authorization: `Bearer ${key}` });
const secret = () => `secret-${randomBytes(9).toString("hex")}`;

interface Answer {
  status: number;
  headers: [string, string][];
  text: string;
}

async function send(server: TestServer, key: string, { method, path, body, headers }: Call): Promise<Answer> {
  const response = await server.request(method, path, body, { ...as(key), ...headers });
  return { status: response.status, headers: [...response.headers], text: await response.text() };
}

/** What one project has on the server: everything that it can read. */
async function everythingOf(server: TestServer, key: string, runs: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  const read = async (path: string) => {
    const { status, text } = await send(server, key, { method: "GET", path });
    // Each error has a number of its own.
    seen.push(`${path} ${status} ${status === 200 ? text : ""}`);
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
  return seen;
}

/** What is another one each time: ids that the server makes, times and digests, by the order in which they come. */
class Mask {
  readonly #known = new Map<string, string>();
  readonly #volatile =
    /(?<![0-9a-z])(?:(?:thr|run|msg|tc|comp)_[0-9a-z]{26}|req_[0-9a-f]{20}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32})(?![0-9a-z])/g;

  /** @param kept Names that the request itself holds. */
  of(text: string, kept: string): string {
    return text
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, "<time>")
      .replaceAll(/"(timestamp|duration_ms|estimatedCompletion|startedAt|lastActivity)":\d+/g, '"$1":0')
      .replaceAll(/"(nextCursor)":"[^"]+"/g, '"$1":"<cursor>"')
      .replaceAll(this.#volatile, (id) => {
        if (kept.includes(id)) return id;
        const known = this.#known.get(id) ?? `<id ${this.#known.size}>`;
        this.#known.set(id, known);
        return known;
      });
  }
}

/** Headers that say when, and how a connection is kept. */
const volatileHeaders = new Set(["date", "connection", "keep-alive", "content-length"]);

function masked({ status, headers, text }: Answer, mask: Mask, call: Call): unknown {
  const kept = JSON.stringify(call) + decodeURIComponent(call.path);
  const finding = headers.filter(([name]) => !volatileHeaders.has(name) && !name.startsWith("ratelimit"));
  return { status, headers: mask.of(JSON.stringify(finding), kept), text: mask.of(text, kept) };
}

/** Everything of B that A must not be shown, and ids of B's to try. */
async function settle(server: TestServer, shared: Names) {
  const secrets: string[] = [];
  const found: Record<string, string[]> = {};
  const note = ({ text, headers }: Answer) => {
    const all = text + JSON.stringify(headers);
    for (const [id] of all.matchAll(/\b(?:thr|run|msg|tc|comp)_[0-9a-z]{26}\b/g)) {
      const kind = id.slice(0, id.indexOf("_"));
      if (!found[kind]?.includes(id)) found[kind] = [...(found[kind] ?? []), id];
    }
    for (const [, cursor] of all.matchAll(/"nextCursor":"([^"]+)"/g)) found.cursor = [cursor ?? ""];
  };
  const say = () => {
    const text = secret();
    secrets.push(text);
    return text;
  };
  for (const thread of [shared.thread, "b-paused", "b-talk", "b-sandbox"]) {
    const text = say();
    const calls = callsOf({ ...shared, thread, message: `b-${thread}`, chosen: shared.chosen, text });
    const inputs = {
      [shared.thread]: ["ag-ui.runAgent", "tambo.createRun"],
      "b-paused": ["tambo.createRun"],
      "b-talk": ["tool-progress.sendMessage", "agent-stream.streamChat"],
      "b-sandbox": ["agent-stream.streamAgent"],
    }[thread] as string[];
    for (const input of inputs) {
      const [call] = calls[input] ?? [];
      // Keys and ids that both choose are used once by each of them.
      const own = thread === "b-paused" ? { "Idempotency-Key": say() } : call?.headers;
      note(await send(server, "key-b", { ...(call as Call), ...(own && { headers: own }) }));
    }
  }
  for (const path of [
    "/v1/threads?limit=2",
    ...["b-paused", "b-talk", shared.thread].map((id) => `/v1/threads/${id}`),
  ])
    note(await send(server, "key-b", { method: "GET", path }));
  return { secrets, found };
}

/** One of these, or what is nobody's. */
const oneOf = (mine: readonly string[], theirs: readonly string[] = []) =>
  fc.constantFrom(...mine, ...theirs, ...theirs);

it("every operation of all contracts is tried", () => {
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
  const tried = Object.entries(callsOf(names)).filter(([, calls]) => calls.length > 0);
  expect(tried.map(([operation]) => operation).sort()).toEqual([...operations].sort());
});

it("no sequence of calls with one key shows or changes anything of another's", {
  timeout: 120_000,
}, async () => {
  const [both, alone] = [await testServer({ apiKeys }), await testServer({ apiKeys })];
  const shared: Names = {
    thread: "both",
    run: "run_none",
    message: "both-message",
    component: "comp_none",
    call: "tc_none",
    chosen: "both-chosen",
    cursor: "none",
    text: "",
  };
  const { secrets, found } = await settle(both, shared);
  expect(Object.keys(found).sort()).toEqual(["comp", "cursor", "msg", "run", "tc"]);
  const runs = found.run ?? [];
  const before = await everythingOf(both, "key-b", runs);
  expect(secrets.filter((text) => !before.join().includes(text)).length).toBeLessThanOrEqual(1);

  const names: fc.Arbitrary<Names> = fc.record({
    thread: oneOf(["mine", "both", "none"], ["both", "b-paused", "b-talk", "b-sandbox"]),
    run: oneOf(["run_none", "both-chosen"], found.run),
    message: oneOf(["mine-message", "both-message"], found.msg),
    component: oneOf(["comp_none"], found.comp),
    call: oneOf(["tc_none"], found.tc),
    chosen: oneOf(["mine-chosen", "both-chosen"], runs),
    cursor: oneOf(["none"], found.cursor),
    text: fc.constantFrom("hello", "again"),
  });
  const operation = fc.constantFrom(...operations, "tambo.createRun", "ag-ui.runAgent", "tambo.createThread");
  const calls = fc.array(fc.tuple(operation, names, fc.nat({ max: 2 })), { minLength: 1, maxLength: 12 });
  const masks = [new Mask(), new Mask()] as const;
  // What A knows already may be finding to it again.
  let said = "";

  await fc.assert(
    fc.asyncProperty(calls, async (sequence) => {
      for (const [operation, chosen, which] of sequence) {
        const all = callsOf(chosen)[operation] ?? [];
        const call = all[which % all.length] as Call;
        const [answer, wanted] = [await send(both, "key-a", call), await send(alone, "key-a", call)];
        const finding = JSON.stringify([answer.headers, answer.text]);
        said += JSON.stringify(call) + decodeURIComponent(call.path);
        const theirs = [...secrets, ...Object.values(found).flat()].filter((text) => !said.includes(text));
        expect(
          theirs.filter((text) => finding.includes(text)),
          operation,
        ).toEqual([]);
        expect(masked(answer, masks[0], call), operation).toEqual(masked(wanted, masks[1], call));
      }
      expect(await everythingOf(both, "key-b", runs)).toEqual(before);
    }),
    { seed: 20261122, numRuns: 20, endOnFailure: true },
  );
});

it("the test sees a leak: the other project's key shows what it must not", async () => {
  const server = await testServer({ apiKeys });
  const text = secret();
  await send(server, "key-b", {
    method: "POST",
    path: "/v1/threads/t/runs",
    body: { createThread: true, message: { role: "user", content: pausing(text) } },
  });
  const read = { method: "GET", path: "/v1/threads/t" };
  expect((await send(server, "key-b", read)).text).toContain(text);
  expect((await send(server, "key-a", read)).text).not.toContain(text);
});
