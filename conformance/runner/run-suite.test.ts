import { expect, it } from "vitest";
import type { Case } from "./case.ts";
import { type Progress, runSuite, type SuiteOptions } from "./run-suite.ts";
import { caseOf, checkOf, requirements, targetOf } from "./testing/cases.ts";
import { FakeDriver } from "./testing/fake-driver.ts";
import { type Handler, json, serve } from "./testing/server.ts";
import { smallContract } from "./testing/small-contract.ts";

/** Creates a case that sends one request, which must return status 200. */
function asking(id: string, parts: Partial<Case> = {}): Case {
  const steps = [{ request: "main", method: "GET", path: `/${id}` } as const];
  return caseOf({
    id,
    scripts: {},
    steps,
    checks: [checkOf({ select: "main.status", equals: 200 })],
    ...parts,
  });
}

async function suite(handle: Handler, cases: Case[], options: Partial<SuiteOptions> = {}) {
  const { url } = await serve(handle);
  const progress: Progress[] = [];
  const result = await runSuite({
    target: targetOf(url, { features: new Set(["grace"]) }),
    driver: new FakeDriver(),
    contract: smallContract(),
    cases,
    requirements,
    level: "full",
    version: "1.2.3",
    jobs: 2,
    trace: false,
    onProgress: (each) => progress.push(each),
    ...options,
  });
  return { result, progress };
}

const yes: Handler = (_, response) => json(response, 200, null);

/** Creates a handler that counts concurrent requests, and responds when no more requests arrive. */
function counting() {
  const seen: string[] = [];
  let here = 0;
  const most = { at: 0 };
  const handle: Handler = async ({ line }, response) => {
    seen.push(line);
    here += 1;
    most.at = Math.max(most.at, here);
    // After several turns of the event loop, all requests that can run concurrently have arrived.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    here -= 1;
    json(response, 200, here);
  };
  return { handle, seen, most };
}

it("returns the implementation, the mode and the results in the order of the cases", async () => {
  const cases = [
    asking("a", { exclusive: true }),
    asking("b", { checks: [checkOf({ select: "main.gone" })] }),
    asking("c", { needs: ["restart"] }),
  ];
  const { result } = await suite(yes, cases);
  const check = { level: "MUST", requirements: ["M-1"], text: "It is so." };
  const time = expect.any(Number);
  expect(result).toEqual({
    schema: "tambo-conform/1",
    contract: "small",
    suite: "1.2.3",
    implementation: "tested",
    mode: "upstream",
    level: "full",
    features: ["grace"],
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    milliseconds: time,
    cases: [
      {
        id: "a",
        title: "One",
        area: "text",
        milliseconds: time,
        checks: [{ id: "a/it", ...check, outcome: "pass" }],
        trace: [],
      },
      {
        id: "b",
        title: "One",
        area: "text",
        milliseconds: time,
        checks: [{ id: "b/it", ...check, outcome: "fail", reason: "main.gone is absent" }],
        trace: [
          { at: time, from: "main", direction: ">", text: "GET /b" },
          { at: time, from: "main", direction: "<", text: "200 application/json" },
          { at: time, from: "main", direction: "<", text: "null" },
        ],
      },
      {
        id: "c",
        title: "One",
        area: "text",
        milliseconds: 0,
        checks: [
          {
            id: "c/it",
            ...check,
            outcome: "not-applicable",
            reason: "the implementation does not claim restart",
          },
        ],
        trace: [],
      },
    ],
    requirements,
  });
});

it.each([
  [1, 1],
  [3, 3],
  [0, 1],
])("runs at most %d cases concurrently", async (jobs, want) => {
  const { handle, most } = counting();
  await suite(
    handle,
    ["a", "b", "c", "d", "e", "f"].map((id) => asking(id)),
    { jobs },
  );
  expect(most.at).toBe(want);
});

it("runs exclusive cases last, one at a time", async () => {
  const { handle, seen } = counting();
  const alone: string[] = [];
  const cases = [
    asking("x", { exclusive: true }),
    asking("a"),
    asking("y", { exclusive: true }),
    asking("b"),
  ];
  let running = 0;
  const { result } = await suite(handle, cases, {
    onProgress: ({ kind, id }) => {
      running += kind === "case-started" ? 1 : -1;
      if (kind === "case-started" && running === 1) alone.push(id);
    },
  });
  expect(seen.slice(0, 2).toSorted()).toEqual(["GET /a", "GET /b"]);
  expect(seen.slice(2)).toEqual(["GET /x", "GET /y"]);
  expect(alone).toEqual(["a", "x", "y"]);
  expect(result.cases.map(({ id }) => id)).toEqual(["x", "a", "y", "b"]);
});

it("reports progress: failures and harness errors are failed cases, warnings are not", async () => {
  const cases = [
    asking("good"),
    asking("bad", { checks: [checkOf({ select: "main.status", equals: 201 })] }),
    asking("soft", { checks: [checkOf({ select: "main.status", equals: 201, requirements: ["S-1"] })] }),
    asking("fault", { checks: [checkOf({ code: "gone" })] }),
  ];
  const { progress } = await suite(yes, cases, { jobs: 1 });
  const total = 4;
  expect(progress).toEqual([
    { kind: "case-started", id: "good", done: 0, total, failed: 0 },
    { kind: "case-ended", id: "good", done: 1, total, failed: 0 },
    { kind: "case-started", id: "bad", done: 1, total, failed: 0 },
    { kind: "case-ended", id: "bad", done: 2, total, failed: 1 },
    { kind: "case-started", id: "soft", done: 2, total, failed: 1 },
    { kind: "case-ended", id: "soft", done: 3, total, failed: 1 },
    { kind: "case-started", id: "fault", done: 3, total, failed: 1 },
    { kind: "case-ended", id: "fault", done: 4, total, failed: 2 },
  ]);
});

it("reports model requests without a script as a case of their own, without keys", async () => {
  const faultsOf = { "": ["A request has no script. Prompt: user: key-one", "Another."] };
  const { result } = await suite(yes, [asking("a")], {
    driver: Object.assign(new FakeDriver(), { faultsOf }),
    target: targetOf("http://127.0.0.1:9", { key: "key-one" }),
  });
  const check = {
    level: "MUST",
    requirements: [],
    text: "The implementation sends the user's message to the model unchanged.",
    outcome: "harness",
  };
  expect(result.cases.slice(1)).toEqual([
    {
      id: "model-requests",
      title: "Every model request contains a case's script",
      area: "harness",
      milliseconds: 0,
      checks: [
        {
          ...check,
          id: "model-requests/unscripted-1",
          reason: "A request has no script. Prompt: user: [key]",
        },
        { ...check, id: "model-requests/unscripted-2", reason: "Another." },
      ],
      trace: [],
    },
  ]);
});
