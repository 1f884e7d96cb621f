import { expect, it } from "vitest";
import { hasEvents } from "./open-stream.ts";
import { executeSteps } from "./steps.ts";
import { begin, steady } from "./testing/cases.ts";
import { FakeDriver } from "./testing/fake-driver.ts";
import { type Handler, json, stream } from "./testing/server.ts";

const keys = { key: "key-one", otherKey: "key-two", graceMs: 5 };
const running = (handle: Handler, driver = new FakeDriver()) => begin(handle, { target: keys, driver });

const opening: Handler = ({ line }, response) =>
  line.startsWith("DELETE") ? response.end() : stream(response, { type: "A" });

it("returns observations by step, by script and by round", async () => {
  const { run } = await running((_, response) => json(response, 409, { code: "BUSY" }));
  await executeSteps(run, [{ run: "main", expect: "refusal" }]);
  run.setAborted("main", false);
  const answer = run.evidence.responses[0];
  expect(steady(run.observations())).toEqual(
    steady({
      nonce: "NONCE",
      threads: { main: "conform-NONCE-main" },
      script: { main: "play NONCE.main" },
      model: { main: run.driver.calls(run.scripts.token("main")) },
      aborted: { main: false },
      each: { main: [answer] },
      main: answer,
      searches: [],
      canary: { url: "", port: "", path: "", visits: [] },
      target: { toolServer: "tools", graceMs: 5, maxBodyBytes: null, otherModel: "conform-other" },
    }),
  );
  await run.close();
});

it("has a unique nonce in its thread ids and tokens", async () => {
  const { run: one } = await running(opening);
  const { run: two } = await running(opening);
  expect(one.observations().nonce).toMatch(/^c[0-9a-f]{16}$/);
  expect(one.threadId("main")).toBe(`conform-${one.observations().nonce}-main`);
  expect(one.threadId("main")).toBe(one.threadId("main"));
  expect(one.threadId("main")).not.toBe(two.threadId("main"));
  await Promise.all([one.close(), two.close()]);
});

it("opens the scripts that another script passes on first", async () => {
  const driver = new FakeDriver();
  const handing = [[{ tool: "delegate", args: { task: "${script.inner}" } }]];
  const scripts = { main: handing, inner: [[{ text: "Done." }]] };
  const { run } = await begin(opening, { target: keys, driver, scripts });
  expect(steady(run.openScript("main"))).toBe("play NONCE.main");
  expect(steady(driver.opened.map(({ turns }) => turns))).toEqual([
    scripts.inner,
    [[{ tool: "delegate", args: { task: "play NONCE.inner" } }]],
  ]);
  await run.close();
});

it("records a trace without keys", async () => {
  const { run } = await running(({ headers }, response) =>
    json(response, 401, { detail: `${headers.authorization} is wrong`, other: "key-two" }),
  );
  await executeSteps(run, [
    { request: "got", method: "POST", path: "/x", query: { k: "key-one" }, body: { key: "key-two" } },
  ]);
  expect(run.trace.lines.map(({ from, direction, text }) => [from, direction, text])).toEqual([
    ["got", ">", 'POST /x?k=[key]\n{"key":"[key]"}'],
    ["got", "<", "401 application/json"],
    ["got", "<", '{"detail":"Bearer [key] is wrong","other":"[key]"}'],
  ]);
  await run.close();
});

it("closes connections, scripts and runs", async () => {
  const driver = new FakeDriver();
  const { run, asked } = await running(opening, driver);
  await executeSteps(run, [{ repeat: 2, steps: [{ run: "main" }, { read: "main", until: { events: 1 } }] }]);
  await run.close();
  expect(steady(asked.map(({ line, headers }) => `${line} ${headers.authorization}`))).toEqual([
    "POST /runs/conform-NONCE-main Bearer key-one",
    "POST /runs/conform-NONCE-main Bearer key-one",
    "DELETE /runs/run-1 Bearer key-one",
    "DELETE /runs/run-1 Bearer key-one",
  ]);
  await Promise.all([asked[0]?.left, asked[1]?.left]);
  expect(steady(driver.closed)).toEqual(["NONCE.main", "NONCE.main.2"]);
});

it("closes after the server has stopped", async () => {
  const { run, asked } = await running(({ line }, response) => {
    if (!line.startsWith("DELETE")) stream(response, { type: "A" });
  });
  await executeSteps(run, [{ run: "main" }]);
  await run.stream("main").until(hasEvents(1), 1_000);
  await run.close();
  await Promise.all(asked.map(({ left }) => left));
});
