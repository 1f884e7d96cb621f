import { describe, expect, it } from "vitest";
import type { Contract } from "./contract.ts";
import { executeSteps } from "./steps.ts";
import { begin, problemOf, steady } from "./testing/cases.ts";
import { FakeDriver } from "./testing/fake-driver.ts";
import { type Handler, json, stream, whole } from "./testing/server.ts";

const contract: Partial<Contract> = {
  answered: (answer, sent) => Object.assign(answer, { sent: sent ?? null }),
  setting: (_, nonce) => ({ model: "own", facts: { word: `word-${nonce}` }, secrets: [`word-${nonce}`] }),
};
const answering: Handler = (_, response) => json(response, 200, { n: 1 });
const failing: Handler = (_, response) => json(response, 502, { error: 1 });

describe("a blocking run", () => {
  it("is sent by its step, and observed when it is read", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow: Handler = async (_, response) => {
      await promise;
      json(response, 200, { n: 1 });
    };
    const { run } = await begin(slow, { contract });
    await executeSteps(run, [{ run: "main", blocking: true }]);
    expect(run.observations().main).toBeUndefined();
    resolve();
    await executeSteps(run, [{ read: "main" }]);
    expect(steady(run.observations().main)).toMatchObject({
      kind: "answer",
      status: 200,
      body: { n: 1 },
      sent: { content: "play NONCE.main", model: "own" },
    });
    expect(run.evidence.responses).toEqual([run.observations().main]);
  });

  it.each<[string, Handler, "refusal" | "failure" | undefined, string | undefined]>([
    ["a result", answering, undefined, undefined],
    ["the expected failure", failing, "failure", undefined],
    ["the expected error response", failing, "refusal", undefined],
    [
      "a failure instead",
      failing,
      undefined,
      'POST /runs/conform-NONCE-main returned status 502 instead of a result: {"error":1}',
    ],
    [
      "a result instead of a failure",
      answering,
      "failure",
      'POST /runs/conform-NONCE-main returned status 200, but should have been rejected: {"n":1}',
    ],
    [
      "a result instead of an error response",
      answering,
      "refusal",
      'POST /runs/conform-NONCE-main returned status 200, but should have been rejected: {"n":1}',
    ],
    ["no answer", () => {}, undefined, "POST /runs/conform-NONCE-main got no response within 1000 ms"],
  ])("is read: %s", async (_, handle, expected, problem) => {
    const { run } = await begin(handle, { contract });
    const step = { run: "main", blocking: true as const, ...(expected && { expect: expected }) };
    // An expected error response is already read by the `run` step.
    const at = expected === "refusal" ? "step 1 (run)" : "step 2 (read)";
    const finding = await problemOf(run, expected === "refusal" ? [step] : [step, { read: "main" }]);
    expect(finding).toBe(problem && `${at}: ${problem}`);
  });

  it("can only be read to its end", async () => {
    const { run } = await begin(answering, { contract });
    expect(
      await problemOf(run, [
        { run: "main", blocking: true },
        { read: "main", until: { events: 1 } },
      ]),
    ).toBe('step 2 (read): main is a blocking run, so "until" must be "end"');
  });

  it("is aborted when the case disconnects or ends", async () => {
    const { run, asked } = await begin(() => {}, { contract, target: { timeoutMs: 2_000 } });
    const arrived = (count: number) => expect.poll(() => asked.length).toBe(count);
    await executeSteps(run, [{ run: "main", blocking: true }]);
    await arrived(1);
    await executeSteps(run, [{ disconnect: "main" }]);
    await asked[0]?.left;
    expect(await problemOf(run, [{ read: "main" }])).toMatch(/^step 1 \(read\): POST \S+ failed: .*abort/);
    await executeSteps(run, [{ run: "main", blocking: true }]);
    await arrived(2);
    await run.close();
    await asked[1]?.left;
  });

  it("is replaced by a stream of the same name", async () => {
    const handle: Handler = (asked, response) =>
      asked.body.includes("streamed") ? whole(asked, response) : json(response, 200, {});
    const { run } = await begin(handle, { contract });
    await executeSteps(run, [
      { run: "main", blocking: true },
      { read: "main" },
      { run: "main", body: { streamed: true } },
      { read: "main", until: { events: 2 } },
    ]);
    expect(run.observations()).toMatchObject({ main: { types: ["A", "B"] } });
  });
});

it("sends the body of another run again, without a script", async () => {
  let again: unknown;
  const remembering: Partial<Contract> = {
    ...contract,
    run: ({ run }, context) => {
      again = context.again;
      return {
        method: "POST",
        path: `/${run}`,
        query: {},
        headers: {},
        body: JSON.stringify(context.content ?? null),
      };
    },
  };
  const scripts = { main: [], next: [] };
  const { run, asked } = await begin(answering, { contract: remembering, scripts });
  await executeSteps(run, [
    { run: "main", blocking: true },
    { read: "main" },
    { run: "next", blocking: true, again: "main" },
    { read: "next" },
  ]);
  expect(asked.map(({ line, body }) => [line, steady(body)])).toEqual([
    ["POST /main", '"play NONCE.main"'],
    ["POST /next", "null"],
  ]);
  expect(again).toBe(run.observations().main);
});

it.each([
  [undefined, "Bearer key-one", undefined],
  ["none", undefined, undefined],
  ["other", "Bearer key-two", undefined],
  ["wrong", "Bearer not-a-key", undefined],
  ["x-api-key", undefined, "key-one"],
] as const)("sends the run with the key: %s", async (key, authorization, inHeader) => {
  const { run, asked } = await begin(whole, { target: { key: "key-one", otherKey: "key-two" } });
  await executeSteps(run, [{ run: "main", ...(key && { key }) }]);
  expect([asked[0]?.headers.authorization, asked[0]?.headers["x-api-key"]]).toEqual([
    authorization,
    inHeader,
  ]);
});

it("passes the contract's setup on, and reports leaked keys", async () => {
  const driver = Object.assign(new FakeDriver(), {
    recorder: {
      canary: (nonce: string) => ({ url: `http://c/${nonce}`, port: "1", path: "/", visits: [] }),
      searches: (nonce: string) => [{ query: `for ${nonce}`, ended: "complete" as const }],
      leaks: (secret: string) => [`${secret} at the canary`],
    },
  });
  const { run } = await begin(answering, { contract, driver, target: { key: "key-one" } });
  expect(steady(run.observations())).toMatchObject({
    target: { word: "word-NONCE" },
    canary: { url: "http://c/NONCE" },
    searches: [{ query: "for NONCE", ended: "complete" }],
  });
  expect(steady([run.secrets, run.keyLeaks])).toEqual([
    ["key-one", "word-NONCE"],
    ["word-NONCE at the canary"],
  ]);
});

it("waits until a connection at a hold is closed", async () => {
  const driver = new FakeDriver();
  driver.abortedScripts = [".gate"];
  const scripts = { main: [[{ tool: "search", args: { query: "hold:gate hold:other" } }]] };
  const { run } = await begin((_, response) => stream(response, { type: "A" }), { driver, scripts });
  await executeSteps(run, [{ run: "main" }, { aborted: "gate" }, { aborted: "other" }, { aborted: "main" }]);
  expect(run.observations().aborted).toEqual({ gate: true, other: false, main: false });
});
