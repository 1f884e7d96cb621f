import { afterEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailableError } from "../../../core/errors.ts";
import type { PeerHost, PeerRequest, PeerResponse } from "../../../core/ports/peers.ts";
import type { Queries } from "../../../core/ports/queries.ts";
import type { RunRecord } from "../../../core/ports/records.ts";
import { postgresMissing } from "../../../proof/testing/databases/postgres.ts";
import type { PeerMessage } from "./message.ts";
import { PeerRequestQueue } from "./questions.ts";
import { createPeersDatabase } from "./testing.ts";

const stop: PeerRequest = { kind: "stop", code: "CANCELLED", message: "Run cancelled" };
const stopped: PeerResponse = { kind: "stopped" };
type Asked = PeerHost["handleRequest"];

describe.skipIf(await postgresMissing())("a question", () => {
  const database = createPeersDatabase();
  afterEach(() => void vi.useRealTimers());

  /** Processes that answer as told, and hear each other's notices. */
  function processes(
    hosts: Record<string, Asked>,
    {
      loses = (_: PeerMessage) => false,
      read,
    }: { loses?: (message: PeerMessage) => boolean; read?: Queries } = {},
  ) {
    const log: string[] = [];
    const all = new Map<string, { questions: PeerRequestQueue; host: PeerHost }>();
    const sent: [to: string, kind: string][] = [];
    for (const [id, asked] of Object.entries(hosts)) {
      const questions = new PeerRequestQueue({
        id,
        read: (id === "node_a" && read) || database.store.read,
        log: (line) => log.push(line),
        send(to, message) {
          sent.push([to, message.kind]);
          if (loses(message)) return;
          const other = all.get(to);
          if (message.kind === "asked") void other?.questions.handleRequests(other.host);
          if (message.kind === "answered") other?.questions.handleResponse(message.questionId);
        },
      });
      all.set(id, { questions, host: { handleRequest: asked } as Partial<PeerHost> as PeerHost });
    }
    const of = (id: string) => all.get(id) as { questions: PeerRequestQueue; host: PeerHost };
    return {
      log,
      sent,
      ask: (run: RunRecord, question = stop, signal?: AbortSignal) =>
        of("node_a").questions.request(run, question, signal),
      answerAll: (id: string) => of(id).questions.handleRequests(of(id).host),
    };
  }
  const nobody: Asked = async () => undefined;
  const says =
    (answer: PeerResponse): Asked =>
    async () =>
      answer;
  const left = () => database.rows("SELECT FROM run_questions");
  const own = (owner: string) => database.rows("UPDATE runs SET owner = $1", [owner]);
  it("is answered by the run's owner, told by a notice, and gone then", async () => {
    const run = await database.storeRun("1", "node_b");
    const asked = vi.fn(says(stopped));
    const { ask, sent } = processes({ node_a: nobody, node_b: asked });
    expect(await ask(run)).toEqual(stopped);
    expect(asked.mock.calls.map(([id, question]) => [id, question])).toEqual([["run_1", stop]]);
    expect(sent).toEqual([
      ["node_b", "asked"],
      ["node_a", "answered"],
    ]);
    expect(await left()).toEqual([]);
  });

  it("is answered in the same commit as its effect, if it has one", async () => {
    const run = await database.storeRun("1", "node_b");
    const answer: PeerResponse = { kind: "state", state: { n: 1 } };
    const { ask } = processes({
      node_a: nobody,
      async node_b(_runId, _question, store) {
        await database.store.transaction((queries) => store(queries, answer));
        return "stored";
      },
    });
    expect(await ask(run)).toEqual(answer);
  });

  it.each(["asked", "answered"])(
    "is answered a little later when the notice that it is %s is lost",
    async (kind) => {
      const run = await database.storeRun("1", "node_b");
      const { ask, answerAll } = processes(
        { node_a: nobody, node_b: says(stopped) },
        { loses: (message) => message.kind === kind },
      );
      const answer = ask(run);
      await vi.waitFor(async () => expect(await left()).toHaveLength(1), 5_000);
      await answerAll("node_b");
      expect(await answer).toEqual(stopped);
    },
  );

  it("goes to whoever the run's owner becomes", async () => {
    const run = await database.storeRun("1", "node_b");
    const { ask, sent } = processes({ node_a: nobody, node_b: nobody, node_c: says(stopped) });
    const answer = ask(run);
    await own("node_c");
    expect(await answer).toEqual(stopped);
    expect(sent).toContainEqual(["node_c", "asked"]);
  });

  it("is answered by the asker itself when that has taken the run over", async () => {
    const run = await database.storeRun("1", "node_b");
    const { ask } = processes({ node_a: says(stopped), node_b: nobody });
    const answer = ask(run);
    await own("node_a");
    expect(await answer).toEqual(stopped);
  });

  it("has no answer when the run is over, or gone", async () => {
    const run = await database.storeRun("1", "node_b");
    const { ask } = processes({
      node_a: nobody,
      async node_b() {
        await database.rows("UPDATE runs SET status = 'finished'");
        return undefined;
      },
    });
    expect(await ask(run)).toBeUndefined();
    expect(await left()).toEqual([]);
    await database.rows("DELETE FROM threads");
    expect(await ask(run)).toBeUndefined();
  });

  it("has the answer that came with the run's last commit, though it was looked for just before", async () => {
    const run = await database.storeRun("1", "node_b");
    const answer: PeerResponse = { kind: "state", state: { n: 1 } };
    const { read: real } = database.store;
    const read: Queries = {
      ...real,
      async takeAnswer(id) {
        const found = await real.takeAnswer(id);
        await real.answerQuestion(id, JSON.stringify(answer));
        await database.rows("UPDATE runs SET status = 'finished'");
        return found;
      },
    };
    const { ask } = processes({ node_a: nobody, node_b: nobody }, { read });
    expect(await ask(run)).toEqual(answer);
    expect(await left()).toEqual([]);
  });

  it("is given up when nobody answers, and asks nobody then", async () => {
    const run = await database.storeRun("1", "node_b");
    const { ask } = processes({ node_a: nobody, node_b: nobody });
    vi.useFakeTimers({ toFake: ["performance"] });
    const answer = ask(run);
    await vi.waitFor(async () => expect(await left()).toHaveLength(1), 5_000);
    vi.advanceTimersByTime(30_000);
    await expect(answer).rejects.toThrow(
      new StoreUnavailableError("The process that executes the run does not respond."),
    );
    expect(await left()).toEqual([]);
  });

  it("is given up when its asker does so, unless there is an answer already", async () => {
    const run = await database.storeRun("1", "node_b");
    const quiet = { loses: () => true };
    const { ask } = processes({ node_a: nobody, node_b: nobody }, quiet);
    const asker = new AbortController();
    const answer = ask(run, stop, asker.signal);
    await vi.waitFor(async () => expect(await left()).toHaveLength(1), 5_000);
    asker.abort(new Error("given up"));
    await expect(answer).rejects.toThrow("given up");
    expect(await left()).toEqual([]);
    await expect(ask(run, stop, asker.signal)).rejects.toThrow("given up");
    expect(await left()).toEqual([]);

    const other = new AbortController();
    const { read: real } = database.store;
    const read: Queries = {
      ...real,
      async askOwner(question) {
        const id = await real.askOwner(question);
        if (id !== undefined) await real.answerQuestion(id, JSON.stringify(stopped));
        other.abort(new Error("given up"));
        return id;
      },
    };
    const { ask: askOnce } = processes({ node_a: nobody, node_b: nobody }, { ...quiet, read });
    expect(await askOnce(run, stop, other.signal)).toEqual(stopped);
    expect(await left()).toEqual([]);
  });

  it("is put to a run once, however often it is told of, and again when it could not be answered", async () => {
    const run = await database.storeRun("1", "node_b");
    const goOn = Promise.withResolvers<void>();
    const asked = vi.fn<Asked>(async () => {
      await goOn.promise;
      return stopped;
    });
    asked.mockRejectedValueOnce(new Error("broken"));
    const { ask, answerAll, log } = processes({ node_a: nobody, node_b: asked });
    const answer = ask(run);
    await vi.waitFor(
      () => expect(log).toEqual(["cannot handle a request of another process yet: Error: broken"]),
      5_000,
    );
    for (let time = 0; time < 3; time += 1) await answerAll("node_b");
    expect(asked).toHaveBeenCalledTimes(2);
    goOn.resolve();
    expect(await answer).toEqual(stopped);
  });
});
