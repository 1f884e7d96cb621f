/** Tests for run overrides and for settings that affect model calls and tool calls. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import {
  createPartsModel,
  createTextPart,
  createToolCallPart,
  executeScenario,
  findStopReason,
  selectEvents,
} from "../../proof/testing/engine-runs.ts";
import type { NativeTool } from "../../tools/native.ts";
import type { HistoryEntry, RunSettings } from "../run-input.ts";

const done = { content: [{ type: "text" as const, text: "ok" }], isError: false };
const tool = (name: string, run: NativeTool["run"] = async () => done): NativeTool => ({
  tool: { name, description: "", inputSchema: { type: "object" }, repeatable: false },
  run,
});
const text = (source: string) => ({ type: "text" as const, text: source });

it("a run with overrides has only its own model and tools", async () => {
  const requests: LanguageModelV4CallOptions[] = [];
  const model = createPartsModel(
    [[createToolCallPart("a", "mine", '{"n":1}')], [createTextPart("Done")]],
    requests,
  );
  const inputs: object[] = [];
  const mine = tool("mine", async (_project, input) => {
    inputs.push(input);
    return done;
  });
  const events = await executeScenario({ model, tools: [mine], settings: { model: "parts" } });
  expect(inputs).toEqual([{ n: 1 }]);
  expect(requests.map(({ tools }) => tools?.map(({ name }) => name))).toEqual([["mine"], ["mine"]]);
  expect(selectEvents(events, "TEXT_MESSAGE_CONTENT").map(({ delta }) => delta)).toEqual(["Done"]);
});

describe("a conversation that ends with an assistant message", () => {
  const history: HistoryEntry[] = [{ id: "a", role: "assistant", blocks: [text("So ")] }];
  const recordRequest = async (settings: Partial<RunSettings>) => {
    const prompts: LanguageModelV4CallOptions[] = [];
    const events = await executeScenario({
      model: createPartsModel([[createTextPart("on")]], prompts),
      history,
      settings,
    });
    expect(findStopReason(events)).toBe("end_turn");
    return prompts.map(({ prompt }) => prompt.map(({ role }) => role));
  };

  it("is finished", async () => {
    expect(await recordRequest({})).toEqual([]);
  });

  it("is continued if the model must be called first", async () => {
    expect(await recordRequest({ asksFirst: true })).toEqual([["user", "assistant"]]);
  });

  it("is continued once, even if the model returns nothing", async () => {
    const prompts: LanguageModelV4CallOptions[] = [];
    await executeScenario({ model: createPartsModel([], prompts), history, settings: { asksFirst: true } });
    expect(prompts).toHaveLength(1);
  });
});

describe("a tool choice", () => {
  const choices = async (settings: Partial<RunSettings>) => {
    const requests: LanguageModelV4CallOptions[] = [];
    const model = createPartsModel(
      [[createToolCallPart("a", "t")], [createToolCallPart("b", "t")], [createTextPart("Done")]],
      requests,
    );
    await executeScenario({ model, tools: [tool("t")], settings });
    return requests.map(({ toolChoice }) => toolChoice);
  };
  const named = { type: "tool", toolName: "t" };
  const auto = { type: "auto" };

  it("applies to the first turn", async () => {
    expect(await choices({ toolChoice: { name: "t" } })).toEqual([named, auto, auto]);
  });

  it("applies to every turn if it is repeated [G-127]", async () => {
    expect(await choices({ toolChoice: { name: "t" }, repeatsToolChoice: true })).toEqual([
      named,
      named,
      named,
    ]);
    const required = { type: "required" };
    expect(await choices({ toolChoice: "required", repeatsToolChoice: true })).toEqual([
      required,
      required,
      required,
    ]);
  });
});

it("schema, sequences and options reach the model on every turn [G-127][G-048][G-051]", async () => {
  const requests: LanguageModelV4CallOptions[] = [];
  const model = createPartsModel([[createToolCallPart("a", "t")], [createTextPart("Done")]], requests);
  const outputSchema = { type: "object" };
  const providerOptions = { openai: { store: false } };
  await executeScenario({
    model,
    tools: [tool("t")],
    settings: { outputSchema, providerOptions, stopSequences: ["END"], topP: 0.5, topK: 3 },
  });
  const want = {
    responseFormat: { type: "json", schema: outputSchema },
    providerOptions,
    stopSequences: ["END"],
    topP: 0.5,
    topK: 3,
  };
  expect(requests).toMatchObject([want, want]);
});

describe("the calls of a turn", () => {
  /** Makes two calls. The first call ends only when the second call has started or nothing else can start. */
  async function played(settings: Partial<RunSettings>) {
    const order: string[] = [];
    const second = Promise.withResolvers<void>();
    const slow = tool("slow", async () => {
      order.push("slow begins");
      if (settings.callsInTurn !== true) await second.promise;
      order.push("slow ends");
      return done;
    });
    const fast = tool("fast", async () => {
      order.push("fast begins");
      second.resolve();
      return done;
    });
    const model = createPartsModel([
      [createToolCallPart("a", "slow"), createToolCallPart("b", "fast"), createToolCallPart("c", "nope")],
      [createTextPart("")],
    ]);
    const events = await executeScenario({ model, tools: [slow, fast], settings });
    const expected = events.flatMap((event) => {
      if (event.type === "engine.tool_start") return `${event.toolName} starts`;
      return event.type === "TOOL_CALL_RESULT" ? event.content : [];
    });
    return { order, told: expected };
  }

  it("are made concurrently, and their results are in order [G-124]", async () => {
    expect(await played({})).toEqual({
      order: ["slow begins", "fast begins", "slow ends"],
      told: ["slow starts", "fast starts", "ok", "ok", 'There is no tool "nope".'],
    });
  });

  it("are made sequentially if configured [G-124]", async () => {
    expect(await played({ callsInTurn: true })).toEqual({
      order: ["slow begins", "slow ends", "fast begins"],
      told: ["slow starts", "ok", "fast starts", "ok", 'There is no tool "nope".'],
    });
  });
});
