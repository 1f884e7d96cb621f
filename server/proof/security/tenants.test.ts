/**
 * Tests two projects with several users each on one server. A caller must receive the same responses as on a server
 * without the other callers, no matter which calls it makes and which IDs it tries. The data of the others must not
 * change.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";
import { buildCalls, type Call, type CallIds, operations, scriptAwaitingInput } from "./tenant-calls.ts";
import { createAttackers, createSecret, send, shared, startTrials, victim } from "./tenant-trials.ts";

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

it("[TC-089][CC-148][TP-075][AS-069] every operation responds to another user's IDs as to unknown IDs", {
  timeout: 360_000,
}, async () => {
  const { attackers, options } = await createAttackers();
  const { trials, found, check, checkStored, checkUnchanged, checkContinues } = await startTrials(
    attackers.filter(({ project }) => project === victim.project),
    options,
  );
  checkStored();
  for (const thread of ["both", "b-paused", "b-talk", "b-sandbox"]) {
    const first = (kind: string) => found[kind]?.[0] ?? "";
    const ids = { run: first("run"), message: first("msg"), component: first("comp"), call: first("tc") };
    const calls = buildCalls({ ...shared, ...ids, thread, cursor: first("cursor"), text: "hello" });
    for (const trial of trials)
      for (const operation of operations)
        for (const call of calls[operation] ?? []) await check(trial, operation, call);
  }
  await checkUnchanged();
  await checkContinues();
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
