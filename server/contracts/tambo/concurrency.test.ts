import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { createScriptBody, joinText } from "./testing.ts";

it("accepts one of 20 concurrent requests on a new thread, whose id the others return [T-063][T-075]", async () => {
  const server = await startTestServer();
  const hold = randomUUID();
  const body = createScriptBody([[{ text: ["a", { hold }] }]]);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => server.request("POST", "/v1/threads/thr_a/runs", body)),
  );
  const [winner, ...more] = responses.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  const runId = winner?.headers.get("x-run-id");
  for (const response of responses.filter((each) => each !== winner)) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "CONCURRENT_RUN", runId });
  }
  await holdReached(hold);
  releaseHold(hold);
  await winner?.text();
});

it("keeps concurrent runs of many threads separate [T-074]", async () => {
  const server = await startTestServer();
  const names = Array.from({ length: 40 }, (_, n) => `thr_${n}`);
  await Promise.all(
    names.map(async (name) => {
      const parts = Array.from({ length: 25 }, (_, n) => `${name}:${n} `);
      const stream = await server.script(name, [[{ text: parts.flatMap((part) => [part, { delay: 1 }]) }]]);
      const events = await stream.end();
      expect(joinText(events)).toBe(parts.join(""));
      expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
      const runId = stream.response.headers.get("x-run-id");
      const ends = events.filter(({ event }) => event.type.startsWith("RUN_"));
      expect(ends.map(({ event }) => [event.type, event.threadId, event.runId])).toEqual([
        ["RUN_STARTED", name, runId],
        ["RUN_FINISHED", name, runId],
      ]);
    }),
  );
});
