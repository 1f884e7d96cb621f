/**
 * Tests multiple server processes on one PostgreSQL database when one of the processes is killed, suspended
 * or stopped.
 */
import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { holdReached, releaseHold } from "./models/script/holds.ts";
import type { EventStream, ReceivedEvent } from "./proof/testing/clients/sse-client.ts";
import { listTerminalEvents, runIdOf, runPathOf } from "./proof/testing/clients/tambo-runs.ts";
import { createSuiteDatabase, findMissingPostgres } from "./proof/testing/databases/postgres.ts";
import { startTestServerProcess, type TestServerProcess } from "./proof/testing/server-processes.ts";

const lastId = (events: ReceivedEvent[]) => Math.max(0, ...events.map(({ id }) => id ?? 0));
/** Returns all events in a stream until it ends or fails. */
const collectEvents = async (stream: EventStream) => await stream.end().catch(() => stream.received);

describe.skipIf(await findMissingPostgres())("servers on one database", () => {
  const database = createSuiteDatabase();

  const server = (env: Record<string, string> = {}): Promise<TestServerProcess> =>
    startTestServerProcess({ DATABASE_URL: database.url, SHUTDOWN_GRACE_MS: "0", ...env });
  const startTwo = async (env?: Record<string, string>) => {
    const [a, b] = await Promise.all([server(env), server(env)]);
    return [a, b] as const;
  };
  const runOf = async (stream: EventStream) => {
    const [run] = await database.query("SELECT owner, epoch, status FROM runs WHERE id = $1", [
      runIdOf(stream),
    ]);
    return run as { owner: string; epoch: string; status: string };
  };
  /** Keeps expiring a process's lease until another process has claimed its run. */
  const expireLease = async (stream: EventStream) => {
    const { owner } = await runOf(stream);
    await vi.waitFor(async () => {
      await database.query("UPDATE instances SET lease_until = now() - interval '1 second' WHERE id = $1", [
        owner,
      ]);
      expect((await runOf(stream)).owner).not.toBe(owner);
    }, 10_000);
    return owner;
  };

  it("after a process is killed, another finishes its run, and a client that resumes there sees a single stream [T-008][T-140][T-042]", async () => {
    const [a, b] = await startTwo();
    const [hold, thread] = [randomUUID(), `thr_${randomUUID()}`];
    const stream = await a.script(thread, [[{ text: ["one ", { random: 24 }, { hold }, " two"] }]]);
    const watching = await b.stream("GET", `${runPathOf(stream)}?after=0`);
    await holdReached(hold);
    await stream.until(({ delta }) => delta?.length === 24);
    const killed = performance.now();
    a.signal("SIGKILL");
    const seen = await collectEvents(stream);
    expect(await a.ended).toBe("SIGKILL");
    // Only the process that has claimed the run can reach the hold again.
    await vi.waitFor(async () => expect((await runOf(stream)).epoch).toBe("2"), {
      timeout: 10_000,
      interval: 5,
    });
    await holdReached(hold);
    console.info(`claimed and resumed after ${Math.round(performance.now() - killed)} ms`);
    const resumed = await b.stream("GET", `${runPathOf(stream)}?after=${lastId(seen)}`);
    expect(releaseHold(hold)).toBe(true);
    const [rest, watched] = [await resumed.end(), await watching.end()];
    const log = await (await b.stream("GET", `${runPathOf(stream)}?after=0`)).end();
    expect([...seen, ...rest]).toEqual(log);
    expect(watched).toEqual(log);
    expect(log.map(({ id }) => id)).toEqual(log.map((_, index) => index + 1));
    expect(listTerminalEvents(log)).toEqual(["RUN_FINISHED"]);
    expect(log[0]?.event.runId).toBe(log.at(-1)?.event.runId);
    // The interrupted message is closed. Its text is generated again under a new ID, and only the new message
    // is stored.
    const starts = log.flatMap(({ event }) => (event.type === "TEXT_MESSAGE_START" ? [event.messageId] : []));
    expect(new Set(starts).size).toBe(2);
    const { messages } = (await b.json("GET", `/v1/threads/${thread}`)).body;
    expect(messages.map(({ id, role }: { id: string; role: string }) => [id, role])).toEqual([
      [expect.any(String), "user"],
      [starts[1], "assistant"],
    ]);
    expect(messages[1].content[0].text).toMatch(/^one [\w-]{24} two$/);
  }, 60_000);

  it("after all processes are killed, the thread accepts a run immediately at the next start [T-075][TC-042]", async () => {
    const a = await server();
    const [free, kept] = [`thr_${randomUUID()}`, `thr_${randomUUID()}`];
    const endless = [[{ text: ["a", { delay: 600_000 }] }]];
    const unread = await a.script(free, endless);
    const continued = await a.script(kept, endless, { onDisconnect: "continue" });
    a.signal("SIGKILL");
    await Promise.all([collectEvents(unread), collectEvents(continued), a.ended]);
    const b = await server();
    expect(listTerminalEvents(await (await b.script(free, [[{ text: "again" }]])).end())).toEqual([
      "RUN_FINISHED",
    ]);
    const log = await (await b.stream("GET", `${runPathOf(unread)}?after=0`)).end();
    expect(log.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "RUN_INTERRUPTED" });
    const again = { message: { role: "user", content: "again" } };
    expect(await b.json("POST", `/v1/threads/${kept}/runs`, again)).toMatchObject({
      status: 409,
      body: { code: "CONCURRENT_RUN", runId: runIdOf(continued) },
    });
  }, 60_000);

  it("after two processes are killed in turn, a run that was active in both ends with RUN_INTERRUPTED [T-042][T-171]", async () => {
    const [a, b] = await startTwo();
    const thread = `thr_${randomUUID()}`;
    const stream = await a.script(thread, [[{ text: ["a", { delay: 600_000 }] }]], {
      onDisconnect: "continue",
    });
    const { messageId } = (await stream.until(({ delta }) => delta === "a")).event;
    a.signal("SIGKILL");
    await collectEvents(stream);
    const again = await b.stream("GET", `${runPathOf(stream)}?after=0`);
    // The model is called again, then the process is killed again.
    await again.until((event) => event.delta === "a" && event.messageId !== messageId);
    b.signal("SIGKILL");
    const seen = await collectEvents(again);
    const c = await server();
    const rest = await (await c.stream("GET", `${runPathOf(stream)}?after=${lastId(seen)}`)).end();
    expect(rest.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "RUN_INTERRUPTED" });
    expect(listTerminalEvents(rest)).toEqual(["RUN_ERROR"]);
    expect((await c.json("GET", `/v1/threads/${thread}`)).body.messages[1]).toMatchObject({
      content: [{ type: "text", text: "a" }],
      incomplete: "error",
    });
  }, 60_000);

  it("if a process is suspended past its lease, another finishes its run; the first writes nothing more, and keeps serving [T-140][T-042]", async () => {
    const [a, b] = await startTwo();
    const [hold, thread] = [randomUUID(), `thr_${randomUUID()}`];
    const stream = await a.script(thread, [[{ text: ["one ", { random: 24 }, { hold }, " two"] }]]);
    await holdReached(hold);
    await stream.until(({ delta }) => delta?.length === 24);
    const watching = await b.stream("GET", `${runPathOf(stream)}?after=0`);
    a.signal("SIGSTOP");
    const zombie = await expireLease(stream);
    await watching.until(({ type }) => type === "TEXT_MESSAGE_END");
    // Both processes are waiting at the hold. The suspended process would continue its turn after it is
    // resumed.
    await vi.waitFor(() => {
      releaseHold(hold);
      expect(listTerminalEvents(watching.received)).toEqual(["RUN_FINISHED"]);
    }, 10_000);
    const log = await watching.end();
    a.signal("SIGCONT");
    // A client of the suspended process still receives the remaining events exactly once.
    const seen = await stream.end();
    expect(seen.filter(({ id }) => id !== undefined)).toEqual(log);
    expect(await (await a.stream("GET", `${runPathOf(stream)}?after=0`)).end()).toEqual(log);
    // The process has registered again and executes new runs.
    await vi.waitFor(async () => {
      const rows = await database.query("SELECT FROM instances WHERE id = $1 AND lease_until > now()", [
        zombie,
      ]);
      expect(rows).toHaveLength(1);
    }, 10_000);
    expect(listTerminalEvents(await (await a.script(thread, [[{ text: "again" }]])).end())).toEqual([
      "RUN_FINISHED",
    ]);
    expect(await (await b.stream("GET", `${runPathOf(stream)}?after=0`)).end()).toEqual(log);
    expect(a.log).toEqual([]);
  }, 60_000);

  it("on SIGTERM a process finishes its active runs, rejects new runs and exits with 0 [T-008]", async () => {
    const a = await server({ SHUTDOWN_GRACE_MS: "10000" });
    const hold = randomUUID();
    const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
    await holdReached(hold);
    a.signal("SIGTERM");
    await vi.waitFor(async () => expect((await a.json("GET", "/readyz")).status).toBe(503), 5_000);
    const body = { message: { role: "user", content: "hi" }, createThread: true };
    const rejected = await a.request("POST", "/v1/threads/thr_new/runs", body);
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await rejected.json()).toMatchObject({ code: "SERVER_RESTARTING" });
    expect(releaseHold(hold)).toBe(true);
    expect(listTerminalEvents(await stream.end())).toEqual(["RUN_FINISHED"]);
    expect(await a.ended).toBe(0);
    expect(a.log).toEqual([]);
  }, 60_000);

  it("on SIGTERM a process exits with 0 after its grace period, and its remaining runs continue in another process [T-008][T-140]", async () => {
    const [a, b] = await startTwo({ SHUTDOWN_GRACE_MS: "100" });
    const hold = randomUUID();
    const stream = await a.script(`thr_${hold}`, [[{ text: ["one", { hold }, " two"] }]]);
    await holdReached(hold);
    a.signal("SIGTERM");
    const seen = await stream.end();
    expect(seen.at(-1)).toMatchObject({
      id: undefined,
      event: { type: "RUN_ERROR", code: "SERVER_RESTARTING" },
    });
    expect(await a.ended).toBe(0);
    const resumed = await b.stream("GET", `${runPathOf(stream)}?after=${lastId(seen)}`);
    await holdReached(hold);
    releaseHold(hold);
    const rest = await resumed.end();
    expect(rest.map(({ id }) => id)).toEqual(rest.map((_, index) => lastId(seen) + 1 + index));
    expect(listTerminalEvents(rest)).toEqual(["RUN_FINISHED"]);
    // A shutdown is not counted as an attempt.
    expect((await runOf(stream)).status).toBe("finished");
  }, 60_000);
});
