import { describe, expect, it } from "vitest";
import { createResponse, type StreamOptions } from "../../invariants/testing.ts";
import type { Asking, WireRequest } from "../../runner/contract.ts";
import type { Evidence, StreamEvidence } from "../../runner/invariant.ts";
import { loadCases } from "../../runner/load-cases.ts";
import { agUi, gatherReplays } from "./contract.ts";
import {
  createConnectStream,
  goodRun,
  interruptedRun,
  pausedRun,
  readEvents,
  sent,
} from "./invariants/testing.ts";

describe("contract", () => {
  const run = (runId: string, events = goodRun, options: StreamOptions = {}) => ({
    name: runId,
    seen: readEvents(events, { sent: { ...sent, runId }, ...options }),
    from: "start" as const,
  });

  it("cancels each run once that may be active or awaits the client", () => {
    const requests = agUi.cleanUp([
      run("open", goodRun, { ended: "open" }),
      run("closed", goodRun, { ended: "closed" }),
      { ...run("closed", goodRun, { ended: "closed" }), from: "bare" },
      run("over"),
      run("waits", pausedRun),
      run("asks", interruptedRun),
    ]);
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
      ["open", "closed", "waits", "asks"].map((id) => `DELETE /ag-ui/default/threads/thr_1/runs/${id}`),
    );
  });

  it("uses the run id from the request before the first event", () => {
    const head = { method: "POST", path: "/", query: {}, sent, status: 200, headers: {} };
    expect(agUi.reading(head).view()).toMatchObject({ threadId: "thr_1", runId: "run_1", ended: "open" });
  });
});

describe("gather", () => {
  const streamOf = (
    name: string,
    parts: Partial<StreamEvidence["seen"]> = {},
    from: StreamEvidence["from"] = "start",
  ) => {
    const input = { ...sent, runId: name };
    return { name, from, seen: Object.assign(readEvents(goodRun, { sent: input }), parts) };
  };
  const back = createConnectStream([], {});

  async function gathered(evidence: Partial<Evidence>, response = async (): Promise<never> => back as never) {
    const requests: WireRequest[] = [];
    const ask: Asking = {
      answer: () => Promise.reject(new Error("not asked for")),
      stream(request) {
        requests.push(request);
        return response();
      },
    };
    const gatheredReplays = await gatherReplays({ streams: [], responses: [], ...evidence }, ["thr_1"], ask);
    return {
      found: gatheredReplays,
      asked: requests.map(({ path, body }) => [path, JSON.parse(String(body)).runId]),
    };
  }

  it("connects to every observed run that has ended", async () => {
    const streams = [
      streamOf("whole"),
      streamOf("left", { ended: "closed" }),
      streamOf("going-on", { ended: "open" }),
      streamOf("refused", { events: [] }),
      streamOf("elsewhere", { threadId: "thr_2" }),
      streamOf("back", {}, "bare"),
    ];
    const { found: evidence, asked: requests } = await gathered({ streams });
    expect(requests).toEqual([
      ["/ag-ui/default/connect", "whole"],
      ["/ag-ui/default/connect", "left"],
    ]);
    expect(evidence.threads).toEqual([]);
    expect(evidence.replays.map(({ original, seen }) => [original.runId, seen === back])).toEqual([
      ["whole", true],
      ["left", true],
    ]);
  });

  it("does not connect to runs of a deleted thread", async () => {
    const responses = [createResponse("DELETE", "/v1/threads/thr_1", 204, null)];
    expect((await gathered({ streams: [streamOf("whole")], responses })).asked).toEqual([]);
  });

  it("reports the run that could not be reconnected", async () => {
    const notFound = createResponse("POST", "/ag-ui/default/connect", 404, {
      error: { code: "RUN_NOT_FOUND" },
    });
    await expect(gathered({ streams: [streamOf("whole")] }, async () => notFound as never)).rejects.toThrow(
      `POST /ag-ui/default/connect returned status 404 instead of the run's events: {"error":{"code":"RUN_NOT_FOUND"}}`,
    );
  });
});

it("has cases that need every optional operation that their steps use", () => {
  const uses = (json: string) => [
    ...(/"reconnect":|\/connect"/.test(json) ? ["connect"] : []),
    ...(/"method":"DELETE"/.test(json) ? ["cancel"] : []),
    ...(/\/capabilities"/.test(json) ? ["capabilities"] : []),
  ];
  const operations = ["connect", "cancel", "capabilities"];
  const listed = loadCases("ag-ui").map(({ id, steps, needs }) => ({
    used: `${id}: ${uses(JSON.stringify(steps)).join(" ")}`,
    needed: `${id}: ${needs.filter((need) => operations.includes(need)).join(" ")}`,
  }));
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.map(({ needed }) => needed)).toEqual(listed.map(({ used }) => used));
});
