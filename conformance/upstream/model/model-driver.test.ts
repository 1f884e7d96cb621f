import { describe, expect, it } from "vitest";
import type { Turn } from "../../runner/case.ts";
import { Holds } from "../holds.ts";
import { RequestRecorder } from "../recorder.ts";
import { collect } from "../testing/use-upstream.ts";
import { createMessage } from "./conversation.ts";
import type { ModelRequest, Part } from "./format.ts";
import { ModelDriver } from "./model-driver.ts";

const never = new AbortController().signal;
const naming = { toolServer: "conformance" };

function request(text: string, tools: string[] = []): ModelRequest {
  return {
    format: "openai-chat",
    model: "m-1",
    tools,
    schemas: tools.map(() => null),
    toolChoice: null,
    offered: [],
    maxTokens: null,
    temperature: null,
    topP: null,
    topK: null,
    stop: [],
    outputSchema: null,
    messages: [createMessage("system", { text: "Be brief." }), createMessage("user", { text })],
    stream: true,
    includeUsage: false,
  };
}

function opened(...turns: Turn[]) {
  const driver = new ModelDriver(new Holds(), new RequestRecorder());
  return { driver, text: driver.open({ token: "t.1", turns, naming }) };
}

const parts = (driver: ModelDriver, asked: ModelRequest): Promise<Part[]> =>
  collect(driver.respond(asked, null).parts(never));

describe("ModelDriver", () => {
  it("serves a turn up to its final step", async () => {
    const { driver, text } = opened([
      { text: ["a", "b"] },
      { tool: "t", args: [] },
      { finish: "length" },
      { fail: { code: "C", message: "M" } },
      { text: "never" },
    ]);
    expect(text).toBe("[[conform:t.1]]");
    expect(await parts(driver, request(text, ["t"]))).toEqual([
      { type: "text-start" },
      { type: "text-delta", delta: "a" },
      { type: "text-delta", delta: "b" },
      { type: "text-end" },
      { type: "call-start", id: "call_t_1_1_1", name: "t" },
      { type: "call-end" },
      { type: "fail", code: "C", message: "M" },
    ]);
  });

  it.each<[string, Turn, string]>([
    ["text", [{ text: "a" }], "stop"],
    ["a call", [{ tool: "t", args: {} }], "tool-calls"],
    ["nothing", [], "stop"],
    ["a finish step", [{ finish: "length" }, { tool: "t", args: {} }], "length"],
  ])("ends with the finish reason for %s", async (_name, turn, reason) => {
    const { driver, text } = opened(turn);
    expect((await parts(driver, request(text, ["t"]))).at(-1)).toEqual({ type: "finish", reason });
  });

  it("sends the end of the script after its last turn", async () => {
    const { driver, text } = opened();
    expect((await parts(driver, request(text)))[1]).toEqual({ type: "text-delta", delta: "(end of script)" });
  });

  it("waits at holds between and within deltas", async () => {
    const { driver, text } = opened([{ hold: "t.1.a" }, { text: ["x", { hold: "t.1.b" }, "y"] }]);
    const playing = parts(driver, request(text));
    await driver.waitUntilReached("t.1.a");
    driver.release("t.1.a");
    await driver.waitUntilReached("t.1.b");
    driver.release("t.1.b");
    expect((await playing).flatMap((part) => ("delta" in part ? part.delta : []))).toEqual(["x", "y"]);
    expect(() => driver.release("t.1.b")).toThrow("No request is waiting");
  });

  it("reports an error if a scripted tool is not offered", () => {
    const { driver, text } = opened([{ text: "a" }, { tool: "get", args: {} }]);
    const sentence =
      'Script t.1, turn 1, step 2: the model request does not offer the tool "get"; it offers "put".';
    expect(driver.respond(request(text, ["put"]), null).error).toEqual({ status: 400, message: sentence });
    expect(driver.takeErrors("t.2")).toEqual([]);
    expect(driver.takeErrors("t.1")).toEqual([sentence]);
    expect(driver.takeErrors()).toEqual([]);
  });

  it.each([
    ["of a component", { component: "c" }, "stateTool"],
    ["of the application", {}, "appStateTool"],
  ])("reports an error for a state change %s without a configured tool", (_what, named, setting) => {
    const { driver, text } = opened([{ state: { ...named, set: {} } }]);
    driver.respond(request(text, ["set"]), null);
    expect(driver.takeErrors()).toEqual([
      `Script t.1, turn 1, step 1: a state change needs the name of a tool: configure "${setting}".`,
    ]);
  });

  it("reports an error for a search if the request does not offer one", () => {
    const { driver, text } = opened([{ search: "newts", pages: [] }]);
    driver.respond(
      { ...request(text, ["web_search"]), offered: [{ type: "function", name: "web_search" }] },
      null,
    );
    expect(driver.takeErrors()).toEqual([
      "Script t.1, turn 1, step 1: the model request does not offer a web search.",
    ]);
  });

  it("reports an unscripted request with its prompt", () => {
    const { driver } = opened();
    const sentence =
      'A model request (openai-chat, model "m-1") has no [[conform:<token>]] in a user message. ' +
      "Prompt: system: Be brief.\nuser: hello";
    expect(driver.respond(request("hello"), null).error).toEqual({ status: 503, message: sentence });
    driver.respond(request("[[conform:t.2]]"), null);
    expect(driver.takeErrors()).toEqual([
      sentence,
      'A model request (openai-chat, model "m-1") names the script t.2, which does not exist. ' +
        "Prompt: system: Be brief.\nuser: [[conform:t.2]]",
    ]);
  });

  it("rejects a late request for a closed script without an error", () => {
    const { driver, text } = opened([{ text: "a" }]);
    driver.respond(request(text), null);
    driver.close("t.1");
    expect(driver.respond(request(text), null).error).toMatchObject({ status: 503 });
    expect(driver.takeErrors()).toEqual([]);
    expect(driver.calls("t.1")).toEqual([]);
  });

  it("rejects a message that must not reach a model without an error", () => {
    const { driver } = opened();
    expect(driver.respond(request("[[conform:none]]"), null).error).toMatchObject({ status: 503 });
    expect(driver.takeErrors()).toEqual([]);
  });

  it("records requests and how they ended", async () => {
    const { driver, text } = opened([{ text: "a" }]);
    const first = driver.respond(request(text), null);
    const second = driver.respond({ ...request(text), temperature: 0.5 }, null);
    const aborted = driver.waitUntilAborted("t.1");
    first.end("aborted");
    expect(await Promise.race([aborted, Promise.resolve("not the last")])).toBe("not the last");
    second.end("aborted");
    second.end("complete");
    await aborted;
    expect(driver.calls("t.1")).toEqual(
      [null, 0.5].map((temperature) => ({
        format: "openai-chat",
        turn: 0,
        model: "m-1",
        tools: [],
        schemas: [],
        key: null,
        toolChoice: null,
        offered: [],
        maxTokens: null,
        temperature,
        topP: null,
        topK: null,
        stop: [],
        outputSchema: null,
        messages: request(text).messages,
        ended: "aborted",
      })),
    );
  });

  it.each<[string, Turn[], string]>([
    ["t_1", [], 'The token "t_1" must be letters, digits and dots.'],
    ["t.1", [], 'The script "t.1" already exists: tokens must be unique.'],
    [
      "t.2",
      [[{ text: "a" }, { error: { status: 429, message: "m" } }]],
      'Script t.2, turn 1, step 2: "error" must be the first step of its turn.',
    ],
  ])("rejects the script %s with %j", (token, turns, message) => {
    expect(() => opened().driver.open({ token, turns, naming })).toThrow(message);
  });
});
