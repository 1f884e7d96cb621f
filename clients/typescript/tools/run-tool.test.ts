import { getEventListeners } from "node:events";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { validateInputMessage } from "../../../generated/tambo/validators.js";
import type { InputMessage } from "../types.ts";
import { type ClientTool, defineTool, type ToolContext } from "./client-tool.ts";
import { runClientTool } from "./run-tool.ts";

/** A tool that takes anything, and does this. */
function toolThat(run: ClientTool["run"]): ClientTool {
  return defineTool({
    name: "act",
    description: "Acts",
    inputSchema: { type: "object", properties: {} },
    run,
  });
}

/** Has a call answered; the answer is one that the contract takes. */
async function answer(
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

const answered = (content: InputMessage["content"]) => ({ role: "tool", toolCallId: "tc_1", content });
const failed = (content: string) => ({ ...answered(content), isError: true });

describe("runClientTool", () => {
  it("gives the tool its input, with defaults, and what it must know of the call [T-025][T-045]", async () => {
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
    expect(await answer([toolThat(() => ""), add], { toolName: "add", input: { sku: "A" } }, signal)).toEqual(
      answered('{"total":1}'),
    );
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
    ["nothing", undefined, []],
    ["null", null, "null"],
    ["a number", 42, "42"],
    ["an object", { type: "text" }, '{"type":"text"}'],
    ["a block alone", { type: "text", text: "Hi" }, '{"type":"text","text":"Hi"}'],
    [
      "blocks",
      [{ type: "text", text: "A cat:" }, image, resource],
      [{ type: "text", text: "A cat:" }, image, resource],
    ],
    ["an empty list", [], "[]"],
    ["a list of other things", [image, { type: "dog" }], `[${JSON.stringify(image)},{"type":"dog"}]`],
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
      `no block: ${JSON.stringify(near)},`,
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
    ["what looks like a block", [{ type: "file", source: "a.txt" }], '[{"type":"file","source":"a.txt"}]'],
    ["what has its own JSON", new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])("tells %s [T-023][T-025]", async (_, output, content) => {
    expect(await answer([toolThat(() => output)])).toEqual(answered(content as string));
    expect(await answer([toolThat(async () => output)])).toEqual(answered(content as string));
  });

  it("does not run a tool whose arguments are wrong, and tells the model all of it [T-025][T-028][T-029]", async () => {
    const tool: ClientTool = {
      ...toolThat(() => {
        throw new Error("was run");
      }),
      inputSchema: { type: "object", properties: { n: { type: "integer" } }, required: ["n", "m"] },
    };
    expect(await answer([tool], { input: { n: "3" } })).toEqual(
      failed(
        "The tool act was not run, because its arguments do not match its input schema:\n" +
          "/m: is required\n/n: must be of type integer, not string",
      ),
    );
    expect(await answer([tool], { input: [] })).toEqual(
      failed(
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
    ["a text that is thrown", () => Promise.reject("closed"), "The tool act failed: closed"],
    ["what has no words", () => Promise.reject(Object.create(null)), "The tool act failed: no reason given"],
    [
      "a function as output",
      () => () => 1,
      "The tool act failed: its output is a function, which has no JSON form",
    ],
    ["a bigint as output", () => 1n, "The tool act failed: Do not know how to serialize a BigInt"],
    ["a cycle as output", () => cycle, expect.stringContaining("Converting circular structure to JSON")],
  ])("makes a result of %s [T-025]", async (_, run, content) => {
    expect(await answer([toolThat(run)])).toEqual(failed(content));
  });

  it("tells a call of a tool that there is not [T-025]", async () => {
    const other = { ...toolThat(() => ""), name: "other" };
    expect(await answer([toolThat(() => ""), other], { toolName: "fly" })).toEqual(
      failed("Unknown tool fly. Available tools: act, other."),
    );
    expect(await answer([], { toolName: "fly" })).toEqual(failed("Unknown tool fly. Available tools: none."));
  });

  it("never throws, whatever a tool throws", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        fc.boolean(),
        async (what, late) => {
          const tool = toolThat(() => {
            if (late) return Promise.reject(what);
            throw what;
          });
          expect(await answer([tool])).toMatchObject({ role: "tool", toolCallId: "tc_1", isError: true });
        },
      ),
      { seed: 8 },
    );
  });
});

describe("runClientTool and its signal", () => {
  it("begins no tool after an abort", async () => {
    const tool = toolThat(() => {
      throw new Error("was run");
    });
    expect(await answer([tool], {}, AbortSignal.abort(new Error("gone")))).toEqual(
      failed("The tool act failed: gone"),
    );
  });

  it("does not wait for a tool that does not heed it, and its late rejection troubles nobody", async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", listen);
    onTestFinished(() => void process.off("unhandledRejection", listen));
    const controller = new AbortController();
    const begun = Promise.withResolvers<void>();
    const running = Promise.withResolvers<string>();
    const message = answer(
      [
        toolThat(() => {
          begun.resolve();
          return running.promise;
        }),
      ],
      {},
      controller.signal,
    );
    await begun.promise;
    controller.abort(new Error("detached"));
    expect(await message).toEqual(failed("The tool act failed: detached"));
    running.reject(new Error("too late"));
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).toEqual([]);
  });

  it("leaves nothing behind on the signal", async () => {
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, "abort").length;
    const seen: number[] = [];
    const look = async () => {
      await Promise.resolve();
      seen.push(listeners());
    };
    await answer([toolThat(look)], {}, signal);
    expect([...seen, listeners()]).toEqual([1, 0]);
  });
});
