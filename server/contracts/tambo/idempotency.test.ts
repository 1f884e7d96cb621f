import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import type { ReceivedEvent } from "../../proof/testing/clients/sse-client.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { createScriptBody } from "./testing.ts";

const frames = (events: ReceivedEvent[]) => events.map(({ id, data }) => ({ id, data }));
const send = (server: TestServer, key: string, body: object, thread = "thr_a") =>
  server.stream("POST", `/v1/threads/${thread}/runs`, body, { "Idempotency-Key": key });

it("starts one run for concurrent requests with the same key [T-060][TC-007]", async () => {
  const server = await startTestServer();
  const body = createScriptBody([[{ text: ["a", { delay: 5 }, "b"] }]]);
  const streams = await Promise.all(Array.from({ length: 12 }, () => send(server, "key", body)));
  const all = await Promise.all(streams.map(async (stream) => frames(await stream.end())));
  for (const each of all) expect(each).toEqual(all[0]);
  const ids = streams.map(({ response }) => response.headers.get("x-run-id"));
  expect(new Set(ids).size).toBe(1);
});

it("joins the recovered run when a request is retried after a restart, and does not end it [T-008]", async () => {
  const folder = await mkdtemp(join(tmpdir(), "idempotency-"));
  try {
    const databaseFile = join(folder, "runs.sqlite");
    const before = await startTestServer({ databaseFile });
    const hold = randomUUID();
    const body = createScriptBody([[{ text: ["a", { hold }, "b"] }]]);
    const first = await send(before, "key", body);
    await holdReached(hold);
    await before.close();
    const server = await startTestServer({ databaseFile });
    await holdReached(hold);
    const second = await send(server, "key", body);
    releaseHold(hold);
    expect((await second.end()).at(-1)?.event.type).toBe("RUN_FINISHED");
    expect(second.response.headers.get("x-run-id")).toBe(first.response.headers.get("x-run-id"));
  } finally {
    await rm(folder, { recursive: true });
  }
});
