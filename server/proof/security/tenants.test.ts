/**
 * Tests two projects with several users each on one server. A caller must receive the same responses as on a server
 * without the other callers, no matter which calls it makes and which IDs it tries. The data of the others must not
 * change.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer } from "../testing/server.ts";
import { createUnknownIds, normalize, type StoredOwner, storeOwner, toText } from "./foreign-ids.ts";
import { findIdFields, idFields } from "./id-fields.ts";
import { type SharedServer, startSharedServer } from "./shared-server.ts";
import { buildCalls, type Call, type CallIds, operations, scriptAwaitingInput } from "./tenant-calls.ts";
import {
  type Caller,
  createAttackers,
  createSecret,
  type ReceivedResponse,
  send,
  shared,
  startTrials,
  victim,
} from "./tenant-trials.ts";

/** Sends credentials where they do not belong, and credentials that are not valid. */
async function misplaceCredentials({ server, url, keys, credentials, sign }: SharedServer) {
  const token = await sign("b", "ann");
  const [head, payload, signature = ""] = token.split(".");
  const forged = [head, payload, signature.split("").reverse().join("")].join(".");
  credentials.push(forged);
  const valid = { authorization: `Bearer ${token}` };
  const type = "urn:ietf:params:oauth:token-type:id_token";
  const grant = "urn:ietf:params:oauth:grant-type:token-exchange";
  const exchange = async (subject: string) => {
    const form = new URLSearchParams({ grant_type: grant, subject_token: subject, subject_token_type: type });
    const headers = { authorization: `Bearer ${keys.b}` };
    return await fetch(`${url}/compat/tambo/oauth/token`, { method: "POST", body: form, headers });
  };
  const { access_token: accessToken } = (await (await exchange(token)).json()) as { access_token: string };
  credentials.push(...accessToken.split(".").slice(1));
  expect(await (await exchange(forged)).text()).not.toContain(signature.slice(-20));
  for (const [operation, [call]] of Object.entries(buildCalls({ ...shared, text: "hello" }))) {
    const { method, path, body, headers } = call as Call;
    for (const more of [
      { authorization: `Bearer ${accessToken}` },
      { authorization: `Bearer ${forged}` },
      { "x-api-key": token },
      { authorization: `Basic ${keys.b}` },
    ])
      await server.request(method, path, body, { ...headers, ...more });
    const query = `${path.includes("?") ? "&" : "?"}api_key=${keys.b}&access_token=${token}`;
    const response = await server.request(method, path + query, body, { ...headers, ...valid });
    expect([operation, response.status < 500]).toEqual([operation, true]);
  }
}

/** Checks that no response, log line, span or metric contains a credential. */
async function expectNoCredentials({ responses, log, spans, readMetrics, credentials }: SharedServer) {
  const metrics = await readMetrics();
  const written = { responses, log: log(), spans: spans(), metrics: [metrics] };
  for (const lines of Object.values(written)) expect(lines.join("").length).toBeGreaterThan(1_000);
  const leaks = Object.entries(written).flatMap(([where, lines]) =>
    lines.filter((line) => credentials.some((secret) => line.includes(secret))).map((line) => [where, line]),
  );
  expect(leaks).toEqual([]);
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

it("the calls contain every field with an ID of the documents", () => {
  const names = Object.fromEntries(
    ["thread", "run", "message", "component", "call", "chosen", "cursor"].map((name) => [name, `<${name}>`]),
  ) as unknown as CallIds;
  const isId = (value: string) => /^[\w-]*<\w+>$/.test(value);
  const called = Object.entries(buildCalls({ ...names, text: "" })).flatMap(([operation, calls]) =>
    calls.flatMap((call) => findIdFields(operation, call, isId)),
  );
  expect(idFields.length).toBeGreaterThan(100);
  expect(idFields.filter((field) => !called.includes(field))).toEqual([]);
});

it("[TC-089][CC-148][TP-075][AS-069] every operation responds to another user's IDs as to unknown IDs", {
  timeout: 360_000,
}, async () => {
  const shared = await startSharedServer();
  const { server, keys, sign } = shared;
  const b = { project: "b", credential: keys.b };
  const carol = { project: "b", credential: await sign("b", "carol") };
  const owners = [
    await storeOwner(shared, "of another project", { project: "a", credential: keys.a, user: "ann" }, "oa"),
    await storeOwner(shared, "of a user named beside the key", { ...b, user: "bob" }, "ob"),
    await storeOwner(shared, "of a user with a token", carol, "oc"),
  ];
  const readAll = async () => await Promise.all(owners.map(async ({ read }) => await read()));
  const before = await readAll();
  const hidden = owners.flatMap(({ secrets, ids }) => [...secrets, ...ids]);
  const unknown = createUnknownIds((owners[0] as StoredOwner).set, "od");
  const callers: [name: string, caller: Caller][] = [
    ["a user named beside the key", { ...b, user: "ann" }],
    ["a user with a token", { project: "b", credential: await sign("b", "dave") }],
    ["nobody", b],
  ];
  const statuses: Record<number, number> = {};
  const tryIds = async (name: string, caller: Caller) => {
    let requests = "";
    const act = async (operation: string, which: number, ids: CallIds) => {
      const call = buildCalls(ids)[operation]?.[which] as Call;
      requests += toText(call);
      const received = await send(server, caller, call);
      const visible = JSON.stringify([received.headers, received.text]);
      const leaked = hidden.filter((text) => visible.includes(text) && !requests.includes(text));
      expect(leaked, `${operation} as ${name}`).toEqual([]);
      return normalize(received, ids);
    };
    for (const [index, unknownIds] of unknown.entries.entries()) {
      for (const [operation, calls] of Object.entries(buildCalls(unknownIds)))
        for (const which of calls.keys()) {
          const expected = await act(operation, which, unknownIds);
          for (const { set } of owners) {
            const received = await act(operation, which, set.entries[index] as CallIds);
            expect(received, `${operation}, call ${which}, as ${name}, with IDs ${set.name}`).toEqual(
              expected,
            );
            statuses[received.status] = (statuses[received.status] ?? 0) + 1;
          }
        }
      expect(await readAll(), `the owners' data after the calls of ${name}`).toEqual(before);
    }
  };
  await Promise.all(callers.map(async ([name, caller]) => await tryIds(name, caller)));
  const tries = Object.values(buildCalls({ ...(unknown.entries[0] as CallIds) })).flat().length;
  const count = Object.values(statuses).reduce((sum, each) => sum + each, 0);
  expect(count).toBe(tries * unknown.entries.length * owners.length * callers.length);
  expect(Object.keys(statuses).map(Number)).toEqual([200, 201, 204, 400, 404, 409, 415, 422]);
  await misplaceCredentials(shared);
  await expectNoCredentials(shared);
});

it("[TC-089] of 50 concurrent starts on a thread, one wins for each of two users, and the thread of a third user is unaffected", async () => {
  const { server, keys, sign } = await startSharedServer();
  const ann: Caller = { project: "b", credential: keys.b, user: "ann" };
  const carol: Caller = { project: "b", credential: await sign("b", "carol") };
  const bob: Caller = { project: "b", credential: keys.b, user: "bob" };
  const path = "/v1/threads/race";
  const createStart = (turn: object[]): Call => {
    const message = { role: "user", content: JSON.stringify({ turns: [turn] }) };
    return { method: "POST", path: `${path}/runs`, body: { message, createThread: true } };
  };
  for (const caller of [carol, bob]) await send(server, caller, createStart([{ text: "Earlier." }]));
  const read = async () => (await send(server, bob, { method: "GET", path })).text;
  const before = await read();
  const races = [ann, carol].map((caller, index) => {
    const hold = `tenant-race-${index}`;
    const lost: ReceivedResponse[] = [];
    const won: ReceivedResponse[] = [];
    const starts = Array.from({ length: 50 }, async () => {
      const response = await send(server, caller, createStart([{ hold }, { text: `Won ${index}.` }]));
      (response.status === 200 ? won : lost).push(response);
    });
    return { hold, lost, won, all: Promise.all(starts) };
  });
  for (const { hold, lost, won } of races) {
    await holdReached(hold);
    await expect.poll(() => [lost.length, won.length], { timeout: 10_000 }).toEqual([49, 0]);
  }
  expect(await read()).toBe(before);
  for (const { hold } of races) releaseHold(hold);
  for (const [index, { all, won, lost }] of races.entries()) {
    await all;
    expect(won.map(({ text }) => [0, 1].filter((each) => text.includes(`Won ${each}.`)))).toEqual([[index]]);
    const runId = new Map(won[0]?.headers).get("x-run-id");
    const detail = `Run "${runId}" is active. Wait until it ends, or cancel it with DELETE.`;
    const title = "Another run is active on this thread";
    const type = "urn:tambo:error:concurrent_run";
    const problem = { type, title, status: 409, detail, code: "CONCURRENT_RUN", runId };
    const errors = lost.map(({ text }) => ({ ...JSON.parse(text), instance: undefined }));
    expect(errors).toEqual(lost.map(() => problem));
  }
  expect(await read()).toBe(before);
});

it("[TC-089][CC-148][TP-075][AS-069] no sequence of calls reads or changes the data of another project or user", {
  timeout: 240_000,
}, async () => {
  const { attackers, options } = await createAttackers();
  const { trials, found, check, checkStored, checkUnchanged, checkContinues } = await startTrials(
    attackers,
    options,
  );
  checkStored();
  const names: fc.Arbitrary<CallIds> = fc.record({
    thread: chooseId(
      ["mine", "both", "none"],
      ["both", "b-paused", "b-talk", "b-sandbox", ...(found.thr ?? [])],
    ),
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
  await checkContinues();
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
