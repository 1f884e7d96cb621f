/** Tests the unnumbered events for failed tool and model calls. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { ModelError, type ProviderFailureDetails } from "../core/errors.ts";
import type { RunEvent } from "../core/events.ts";
import type { RunLimits } from "../core/settings.ts";
import {
  createPartsModel,
  createToolCallPart,
  executeScenario,
  selectEvents,
} from "../proof/testing/engine-runs.ts";
import type { NativeTool } from "../tools/native.ts";
import type { RunSettings } from "./run-input.ts";

afterEach(() => {
  vi.useRealTimers();
});

const inputSchema = { type: "object", properties: { n: { type: "integer" } } };
const tool = (name: string, run: NativeTool["run"]): NativeTool => ({
  tool: { name, description: "", inputSchema, repeatable: false },
  run,
});
const text = (source: string) => [{ type: "text" as const, text: source }];
const fine = tool("fine", async () => ({ content: text("ok"), isError: false }));
const broken = tool("broken", async () => ({ content: text("It broke."), isError: true }));
const coded = tool("coded", async () => ({
  content: text("It broke."),
  isError: true,
  error: { code: "tool_provider_error", message: "The service broke." },
}));
const thrown = tool("thrown", async () => {
  throw new Error("oops");
});

describe("a call that fails", () => {
  /** Returns the codes and messages of the error events. Each of them precedes the result of its call. */
  function errorsOf(events: readonly RunEvent[]) {
    const idOf = (event: RunEvent | undefined) => (event as { toolCallId?: string } | undefined)?.toolCallId;
    return events.flatMap((event, index) => {
      if (event.type !== "engine.tool_error") return [];
      const next = events[index + 1];
      expect([next?.type, idOf(next)]).toEqual(["TOOL_CALL_RESULT", idOf(event)]);
      return [[event.code, event.message]];
    });
  }
  const asked = async (
    turn: Parameters<typeof createPartsModel>[0][number],
    limits: Partial<RunLimits> = {},
    settings: Partial<RunSettings> = {},
  ) =>
    errorsOf(
      await executeScenario({
        model: createPartsModel([turn]),
        tools: [fine, broken, coded, thrown],
        limits,
        settings,
      }),
    );

  it("has an event with its code, and a successful one has none [M-007]", async () => {
    expect(
      await asked([
        createToolCallPart("a", "fine"),
        createToolCallPart("b", "broken"),
        createToolCallPart("c", "coded"),
        createToolCallPart("d", "thrown"),
        createToolCallPart("e", "nope"),
        createToolCallPart("f", "fine", "[1]"),
        createToolCallPart("g", "fine", '{"n":"x"}'),
      ]),
    ).toEqual([
      ["tool_failed", "It broke."],
      ["tool_provider_error", "The service broke."],
      ["tool_failed", "The tool `thrown` failed: oops"],
      ["call_not_made", 'There is no tool "nope".'],
      ["call_not_made", "The arguments are not a JSON object."],
      [
        "call_not_made",
        'The tool "fine" was not called: its arguments do not match its schema.\n/n: must be integer',
      ],
    ]);
  });

  it("above the limit has an event", async () => {
    expect(
      await asked([createToolCallPart("a", "fine"), createToolCallPart("b", "fine")], { toolCalls: 1 }),
    ).toEqual([["too_many_calls", "The call was not made: a run may make at most 1 tool calls."]]);
  });

  /** Executes a run with a call that never ends. The time limit expires once the call has been made. */
  async function endless(limits: Partial<RunLimits>) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const called = Promise.withResolvers<void>();
    const waits = tool("waits", () => {
      called.resolve();
      return new Promise<never>(() => {});
    });
    const run = executeScenario({
      model: createPartsModel([[createToolCallPart("a", "waits")]]),
      tools: [waits],
      limits,
    });
    await called.promise;
    await vi.advanceTimersByTimeAsync(5000);
    return errorsOf(await run);
  }

  it("at its time limit has an event [G-125]", async () => {
    expect(await endless({ toolTimeMs: 5000 })).toEqual([["tool_timeout", expect.stringContaining("5 s")]]);
  });

  it("at the run's time limit has an event", async () => {
    expect(await endless({ timeMs: 5000 })).toEqual([
      ["run_timeout", "The run reached its time limit. The call was aborted or not made."],
    ]);
  });
});

describe("a model that fails", () => {
  const failed = async (report?: ProviderFailureDetails) => {
    const error = new ModelError("LLM_ERROR", "It failed.", report);
    const events = await executeScenario({ model: createPartsModel([[{ type: "error", error }]]) });
    return events.slice(-3).map(({ timestamp: _, ...event }) => event);
  };
  const end = [
    { type: "engine.run_stop", reason: "error" },
    { type: "RUN_ERROR", code: "LLM_ERROR", message: "It failed." },
  ];

  const reports: ProviderFailureDetails[] = [
    { status: 429, retryAfter: 3 },
    { status: 500 },
    { silent: true },
  ];
  it.each(reports)("with %o has an event just before the end [M-050]", async (report) => {
    expect(await failed(report)).toEqual([{ type: "engine.model_failure", ...report }, ...end]);
  });

  it("without details has no event", async () => {
    const events = await failed();
    expect(events.slice(-2)).toEqual(end);
    expect(selectEvents(events as RunEvent[], "engine.model_failure")).toEqual([]);
  });
});
