import { getEventListeners } from "node:events";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { validateInputMessage } from "../../../generated/tambo/validators.js";
import type { InputMessage } from "../types.ts";
import { type ClientTool, defineTool, type ToolContext } from "./client-tool.ts";
import { runClientTool } from "./run-tool.ts";

/** Creates a tool that accepts any input. */
function createTool(run: ClientTool["run"]): ClientTool {
  return defineTool({
    name: "act",
    description: "Acts",
    inputSchema: { type: "object", properties: {} },
    run,
  });
}

/** Runs a call and checks its result against the contract. */
async function runCall(
  tools: readonly ClientTool[],
  call: { toolName?: string; input?: object } = {},
  signal = new AbortController().signal,
): Promise<InputMessage> {
  const message = await runClientTool(
    { toolCallId: "tc_1", toolName: "act", input: {}, ...(call as object) },
    tools,
    { signal, threadId: "thr_1", runId: "run_1" },
  );
  expect(validateInputMessage(message)).toBe(true);
  return message;
}

const toolResult = (content: InputMessage["content"]) => ({ role: "tool", toolCallId: "tc_1", content });
const errorResult = (content: string) => ({ ...toolResult(content), isError: true });

describe("runClientTool", () => {
  it("passes the input with defaults and the context to the tool [T-025][T-045]", async () => {
    const { signal } = new AbortController();
    const calls: [unknown, ToolContext][] = [];
    const add = defineTool({
      name: "add",
      description: "Adds",
      inputSchema: {
        type: "object",
        properties: { sku: { type: "string" }, quantity: { type: "integer", default: 1 } },
        required: ["sku"],
      },
      run: async (input, context) => {
        calls.push([input, context]);
        return { total: input.quantity };
      },
    });
    expect(
      await runCall([createTool(() => ""), add], { toolName: "add", input: { sku: "A" } }, signal),
    ).toEqual(toolResult('{"total":1}'));
    expect(calls).toEqual([
      [
        { sku: "A", quantity: 1 },
        { toolCallId: "tc_1", threadId: "thr_1", runId: "run_1", signal },
      ],
    ]);
    expect(calls[0]?.[1].signal).toBe(signal);
  });

  const audio = (source: object) => ({ type: "audio", source });
  const image = { type: "image", source: { type: "url", url: "https://example.com/cat.png" } };
  const resource = { type: "resource", resource: { uri: "file:///notes.md" } };
  it.each<[name: string, output: unknown, content: unknown]>([
    ["a text", "21 °C", "21 °C"],
    ["an empty text", "", ""],
    ["undefined", undefined, []],
    ["null", null, "null"],
    ["a number", 42, "42"],
    ["an object", { type: "text" }, '{"type":"text"}'],
    ["a single block", { type: "text", text: "Hi" }, '{"type":"text","text":"Hi"}'],
    [
      "blocks",
      [{ type: "text", text: "A cat:" }, image, resource],
      [{ type: "text", text: "A cat:" }, image, resource],
    ],
    ["an empty list", [], "[]"],
    ["a list with other values", [image, { type: "dog" }], `[${JSON.stringify(image)},{"type":"dog"}]`],
    ...[
      { type: "text" },
      { type: "image", source: {} },
      { type: "image", source: { type: "url" } },
      { type: "image", source: { type: "base64", url: "https://example.com/cat.png" } },
      { type: "image", source: { type: "file_id", fileId: "f" } },
      audio({ type: "base64", data: "AAAA" }),
      audio({ type: "url", url: "https://example.com/a.wav", mediaType: "audio/wav" }),
      { type: "file", source: { name: "a.txt" } },
      { type: "file", source: { type: "file_id", data: "AAAA" } },
      { type: "resource", resource: { name: "printer" } },
      { type: "resource", resource: { uri: 1 } },
      { type: "component", source: { type: "url", url: "" } },
    ].map((near): [string, unknown, unknown] => [
      `not a block: ${JSON.stringify(near)},`,
      [near],
      JSON.stringify([near]),
    ]),
    ...[
      { type: "image", source: { type: "base64", data: "AAAA", mediaType: "image/png" } },
      audio({ type: "base64", data: "AAAA", mediaType: "audio/wav" }),
      { type: "file", source: { type: "base64", data: "AAAA" } },
      { type: "file", source: { type: "url", url: "https://example.com/a.txt" } },
      { type: "file", source: { type: "file_id", fileId: "f" } },
      { type: "resource", resource: { text: "Hi" } },
      { type: "resource", resource: { blob: "AAAA" } },
    ].map((block): [string, unknown, unknown] => [`a block: ${JSON.stringify(block)},`, [block], [block]]),
    [
      "an object that resembles a block",
      [{ type: "file", source: "a.txt" }],
      '[{"type":"file","source":"a.txt"}]',
    ],
    ["an object with toJSON", new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])("sends %s [T-023][T-025]", async (_, output, content) => {
    expect(await runCall([createTool(() => output)])).toEqual(toolResult(content as string));
    expect(await runCall([createTool(async () => output)])).toEqual(toolResult(content as string));
  });

  it("does not run a tool with invalid arguments, and sends all violations to the model [T-025][T-028][T-029]", async () => {
    const tool: ClientTool = {
      ...createTool(() => {
        throw new Error("the tool was run");
      }),
      inputSchema: { type: "object", properties: { n: { type: "integer" } }, required: ["n", "m"] },
    };
    expect(await runCall([tool], { input: { n: "3" } })).toEqual(
      errorResult(
        "The tool act was not run, because its arguments do not match its input schema:\n" +
          "/m: is required\n/n: must be of type integer, not string",
      ),
    );
    expect(await runCall([tool], { input: [] })).toEqual(
      errorResult(
        "The tool act was not run, because its arguments do not match its input schema:\n" +
          "arguments: must be of type object, not array",
      ),
    );
  });

  const cycle: object[] = [];
  cycle.push(cycle);
  it.each<[name: string, run: ClientTool["run"], content: string]>([
    [
      "an exception",
      () => {
        throw new Error("sold out");
      },
      "The tool act failed: sold out",
    ],
    ["a rejection", () => Promise.reject(new TypeError("no network")), "The tool act failed: no network"],
    ["a thrown string", () => Promise.reject("closed"), "The tool act failed: closed"],
    [
      "an error without a message",
      () => Promise.reject(Object.create(null)),
      "The tool act failed: no reason given",
    ],
    [
      "a function as output",
      () => () => 1,
      "The tool act failed: its output is a function, which cannot be represented in JSON",
    ],
    ["a bigint as output", () => 1n, "The tool act failed: Do not know how to serialize a BigInt"],
    ["a cycle as output", () => cycle, expect.stringContaining("Converting circular structure to JSON")],
  ])("sends an error result for %s [T-025]", async (_, run, content) => {
    expect(await runCall([createTool(run)])).toEqual(errorResult(content));
  });

  it("sends an error result for an unknown tool [T-025]", async () => {
    const other = { ...createTool(() => ""), name: "other" };
    expect(await runCall([createTool(() => ""), other], { toolName: "fly" })).toEqual(
      errorResult("Unknown tool fly. Available tools: act, other."),
    );
    expect(await runCall([], { toolName: "fly" })).toEqual(
      errorResult("Unknown tool fly. Available tools: none."),
    );
  });

  it("never throws for any thrown value", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        fc.boolean(),
        async (value, isAsync) => {
          const tool = createTool(() => {
            if (isAsync) return Promise.reject(value);
            throw value;
          });
          expect(await runCall([tool])).toMatchObject({ role: "tool", toolCallId: "tc_1", isError: true });
        },
      ),
      { seed: 8 },
    );
  });
});

describe("runClientTool with a signal", () => {
  it("starts no tool after an abort", async () => {
    const tool = createTool(() => {
      throw new Error("the tool was run");
    });
    expect(await runCall([tool], {}, AbortSignal.abort(new Error("closed")))).toEqual(
      errorResult("The tool act failed: closed"),
    );
  });

  it("does not wait for a tool that ignores it, and handles the tool's late rejection", async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", listen);
    onTestFinished(() => void process.off("unhandledRejection", listen));
    const controller = new AbortController();
    const started = Promise.withResolvers<void>();
    const running = Promise.withResolvers<string>();
    const message = runCall(
      [
        createTool(() => {
          started.resolve();
          return running.promise;
        }),
      ],
      {},
      controller.signal,
    );
    await started.promise;
    controller.abort(new Error("detached"));
    expect(await message).toEqual(errorResult("The tool act failed: detached"));
    running.reject(new Error("too late"));
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });

  it("removes its listener from the signal", async () => {
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, "abort").length;
    const seen: number[] = [];
    const countListeners = async () => {
      await Promise.resolve();
      seen.push(listeners());
    };
    await runCall([createTool(countListeners)], {}, signal);
    expect([...seen, listeners()]).toEqual([1, 0]);
  });
});
