import { randomUUID } from "node:crypto";
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { ModelError } from "../../core/errors.ts";
import { holdReached, releaseHold } from "./holds.ts";
import { createScriptModel } from "./model.ts";

const say = (turns: unknown): LanguageModelV4Message => ({
  role: "user",
  content: [{ type: "text", text: JSON.stringify({ turns }) }],
});
const assistant: LanguageModelV4Message = { role: "assistant", content: [] };
const partsOf = async (stream: ReadableStream<LanguageModelV4StreamPart>) => {
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return parts;
};
const open = async (options: LanguageModelV4CallOptions) =>
  (await createScriptModel().doStream(options)).stream;
const play = async (turns: unknown, played = 0): Promise<LanguageModelV4StreamPart[]> => {
  const prompt = [say(turns), ...Array.from({ length: played }, () => assistant)];
  return partsOf(await open({ prompt }));
};
/** Returns the parts after `stream-start`, with the `finish` part replaced by its finish reason. */
const played = async (turns: unknown, turn = 0) => {
  const [, ...parts] = await play(turns, turn);
  return parts.map((part) => (part.type === "finish" ? part.finishReason.unified : part));
};

describe("the script model", () => {
  it("plays a complete turn with its usage", async () => {
    expect(await play([[{ text: ["The", " capital", "\n", ""] }]])).toEqual([
      { type: "stream-start", warnings: [] },
      { type: "text-start", id: "block_1" },
      { type: "text-delta", id: "block_1", delta: "The" },
      { type: "text-delta", id: "block_1", delta: " capital" },
      { type: "text-delta", id: "block_1", delta: "\n" },
      { type: "text-delta", id: "block_1", delta: "" },
      { type: "text-end", id: "block_1" },
      {
        type: "finish",
        finishReason: { unified: "stop", raw: "stop" },
        usage: {
          inputTokens: { total: 13, noCache: 13, cacheRead: undefined, cacheWrite: undefined },
          outputTokens: { total: 3, text: 3, reasoning: undefined },
        },
      },
    ]);
  });

  /** Returns the parts of a call whose input is streamed in the given deltas. */
  const called = (id: string, toolName: string, ...deltas: string[]) => [
    { type: "tool-input-start", id, toolName },
    ...deltas.map((delta) => ({ type: "tool-input-delta", id, delta })),
    { type: "tool-input-end", id },
    { type: "tool-call", toolCallId: id, toolName, input: deltas.join("") },
  ];
  const cases: [string, unknown[], unknown[]][] = [
    ["an empty turn", [], ["stop"]],
    [
      "reasoning, then text",
      [{ reasoning: "hm" }, { text: [] }],
      [
        { type: "reasoning-start", id: "block_1" },
        { type: "reasoning-delta", id: "block_1", delta: "hm" },
        { type: "reasoning-end", id: "block_1" },
        { type: "text-start", id: "block_2" },
        { type: "text-end", id: "block_2" },
        "stop",
      ],
    ],
    [
      "sources, which are web pages or files",
      [{ source: "https://a.example/" }, { source: "app/main.py" }],
      [
        { type: "source", sourceType: "url", id: "source_1", url: "https://a.example/" },
        {
          type: "source",
          sourceType: "document",
          id: "source_2",
          mediaType: "text/plain",
          title: "app/main.py",
          filename: "app/main.py",
        },
        "stop",
      ],
    ],
    [
      "parallel calls, the second of broken fragments, the third of none",
      [
        { tool: "weather/get_weather", args: { city: "Paris" } },
        { tool: "add_to_cart", args: ['{"', "oops"], id: "mine" },
        { tool: "t", args: [] },
      ],
      [
        ...called("call_1_1", "weather__get_weather", '{"city":"Paris"}'),
        ...called("mine", "add_to_cart", '{"', "oops"),
        ...called("call_1_3", "t"),
        "tool-calls",
      ],
    ],
    [
      "a component whose state changes while it is open",
      [
        {
          component: "Table",
          props: ["{", "}"],
          state: [{ set: { n: 0 } }, { delay: 1 }, { patch: [{ op: "x" }] }],
        },
      ],
      [
        { type: "tool-input-start", id: "call_1_1", toolName: "show_component_Table" },
        { type: "tool-input-delta", id: "call_1_1", delta: "{" },
        { type: "tool-input-delta", id: "call_1_1", delta: "}" },
        ...called("call_1_2", "update_component_state", '{"component":"call_1_1","state":{"n":0}}'),
        ...called("call_1_3", "update_component_state", '{"component":"call_1_1","patch":[{"op":"x"}]}'),
        { type: "tool-input-end", id: "call_1_1" },
        { type: "tool-call", toolCallId: "call_1_1", toolName: "show_component_Table", input: "{}" },
        "tool-calls",
      ],
    ],
    [
      "a state change of a component already shown, and a finish reason",
      [{ finish: "length" }, { state: { component: "comp_9", set: {} } }],
      [...called("call_1_1", "update_component_state", '{"component":"comp_9","state":{}}'), "length"],
    ],
    [
      "a change of the app's own state",
      [{ state: { set: { city: "Paris" } } }],
      [...called("call_1_1", "update_state", '{"state":{"city":"Paris"}}'), "tool-calls"],
    ],
    [
      "an error ends the turn",
      [{ error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many requests." } }, { text: "never" }],
      [{ type: "error", error: new ModelError("RATE_LIMIT_EXCEEDED", "Too many requests.") }],
    ],
    [
      "a stream that breaks off in the middle of nothing",
      [{ text: "a" }, { break: true }, { text: "never" }],
      [
        { type: "text-start", id: "block_1" },
        { type: "text-delta", id: "block_1", delta: "a" },
        { type: "text-end", id: "block_1" },
      ],
    ],
  ];
  it.each(cases)("%s", async (_name, turn, want) => {
    expect(await played([turn])).toEqual(want);
  });

  it("plays different random text of the requested length each time", async () => {
    const texts = async () =>
      (await played([[{ text: ["<", { random: 1 }, { random: 50 }] }]])).flatMap((part) =>
        typeof part === "object" && part.type === "text-delta" ? [part.delta] : [],
      );
    const first = await texts();
    expect(first).toEqual(["<", expect.stringMatching(/^[\w-]$/), expect.stringMatching(/^[\w-]{50}$/)]);
    expect((await texts())[2]).not.toBe(first[2]);
  });

  it("selects the turn by the number of assistant messages since the script, then says that the script has ended", async () => {
    const turns = [[{ tool: "t", args: {} }], [{ tool: "t", args: {} }]];
    expect((await played(turns, 1))[0]).toEqual({ type: "tool-input-start", id: "call_2_1", toolName: "t" });
    expect(await played(turns, 2)).toEqual([
      { type: "text-start", id: "block_1" },
      { type: "text-delta", id: "block_1", delta: "(end of script)" },
      { type: "text-end", id: "block_1" },
      "stop",
    ]);
  });

  it("reports an invalid script and a missing script", async () => {
    expect(await play([[{ text: 1 }]])).toEqual([
      { type: "stream-start", warnings: [] },
      {
        type: "error",
        error: new ModelError(
          "INVALID_SCRIPT",
          'Invalid script at "/turns/0/0/text": must be a string or a list of strings, random texts ({"random": length}) and waits ({"hold": name} or {"delay": ms}).',
        ),
      },
    ]);
    const none = await partsOf(await open({ prompt: [] }));
    expect(none.at(-1)).toMatchObject({ type: "error", error: { code: "INVALID_SCRIPT" } });
  });

  it.each([
    ["random texts", [{ text: [{ random: 4_194_304 }, { random: 1 }] }]],
    ["arguments", [{ tool: "t", args: ["{", { random: 4_194_304 }] }]],
    ["echoes of a large prompt", Array.from({ length: 50 }, () => ({ echo: "prompt" }))],
  ])("ends a turn of more than 4,194,304 characters: %s", async (_name, steps) => {
    const prompt = [say([steps]), say("x".repeat(100_000))].toReversed();
    const lengths: number[] = [];
    const reading = async () => {
      for await (const part of await open({ prompt })) if ("delta" in part) lengths.push(part.delta.length);
    };
    await expect(reading()).rejects.toEqual(
      new ModelError(
        "INVALID_SCRIPT",
        "A script turn may have at most 4194304 characters; use shorter turns.",
      ),
    );
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(4_194_304);
  });

  it("echoes its input", async () => {
    const prompt: LanguageModelV4Message[] = [
      { role: "system", content: "Be kind." },
      say([[{ echo: "prompt" }]]),
    ];
    const { content } = await createScriptModel().doGenerate({
      prompt,
      tools: [{ type: "function", name: "add_to_cart", inputSchema: {} }],
      toolChoice: { type: "required" },
      maxOutputTokens: 7,
      temperature: 0.5,
    });
    expect(content).toEqual([
      {
        type: "text",
        text: JSON.stringify({
          prompt,
          tools: ["add_to_cart"],
          toolChoice: { type: "required" },
          maxOutputTokens: 7,
          temperature: 0.5,
        }),
      },
    ]);
  });

  it("waits at holds between steps, inside a text and inside arguments", async () => {
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    const turn = [
      { hold: a },
      { text: ["x", { hold: b }, "y"] },
      { tool: "t", args: ["{", { hold: c }, "}"] },
    ];
    const seen: string[] = [];
    const reading = (async () => {
      for await (const part of await open({ prompt: [say([turn])] })) {
        seen.push("delta" in part ? `${part.type} ${part.delta}` : part.type);
      }
    })();
    await holdReached(a);
    expect(seen).toEqual(["stream-start"]);
    releaseHold(a);
    await holdReached(b);
    expect(seen.slice(1)).toEqual(["text-start", "text-delta x"]);
    releaseHold(b);
    await holdReached(c);
    expect(seen.slice(3)).toEqual(["text-delta y", "text-end", "tool-input-start", "tool-input-delta {"]);
    releaseHold(c);
    await reading;
    expect(seen.slice(7)).toEqual(["tool-input-delta }", "tool-input-end", "tool-call", "finish"]);
  });

  it("waits at holds with the given function", async () => {
    const sentRequests: unknown[] = [];
    const model = createScriptModel(async (name, ms) => void sentRequests.push([name, ms]));
    const turn = [{ hold: "a", ms: 7 }, { text: ["x", { hold: "b" }] }];
    await partsOf((await model.doStream({ prompt: [say([turn])] })).stream);
    expect(sentRequests).toEqual([
      ["a", 7],
      ["b", 10_000],
    ]);
  });

  it.each([
    ["a hold", (name: string) => [{ hold: name, ms: 600_000 }]],
    [
      "a hold inside a component's state",
      (name: string) => [{ component: "C", props: {}, state: [{ hold: name }] }],
    ],
    ["a delay", (name: string) => [{ hold: name }, { delay: 600_000 }]],
  ])("an abort ends %s immediately", async (_name, turn) => {
    const name = randomUUID();
    const stop = new AbortController();
    const reading = partsOf(await open({ prompt: [say([turn(name)])], abortSignal: stop.signal }));
    await holdReached(name);
    if (JSON.stringify(turn(name)).includes("delay")) releaseHold(name);
    const reason = new Error("cancelled");
    stop.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});
