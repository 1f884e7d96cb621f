/** Tests runs with tools from the MCP project's everything server, over stdio and streamable HTTP. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import type { ServerTools } from "../core/ports/tools.ts";
import { readCheckedEvents } from "../proof/testing/clients/stream-checks.ts";
import { startTestServer } from "../proof/testing/server.ts";
import { call, connect, names, read } from "./fixtures/connect.ts";
import { everythingByHttp, everythingByStdio, everythingFolder } from "./fixtures/reference-servers.ts";
import { resultsOf } from "./fixtures/results.ts";

/** Wraps tools so that their partial output is recorded. */
function watched(tools: ServerTools, onProgress: (delta: string) => void): ServerTools {
  return {
    ...tools,
    call: (projectId, name, input, options) =>
      tools.call(projectId, name, input, {
        ...options,
        onProgress(delta) {
          options.onProgress?.(delta);
          onProgress(delta);
        },
      }),
  };
}

/** Removes the time of day from the server's output, and everything except the type and size from images. */
function withoutChance(value: unknown): unknown {
  const text = JSON.stringify(value, (key, value) => {
    if (key !== "data") return value;
    const bytes = Buffer.from(value, "base64");
    return `${bytes.subarray(1, 4)} of ${bytes.length} bytes`;
  });
  return JSON.parse(text.replaceAll(/created at [\d:]+ [AP]M/g, "created at TIME"));
}

const text = (text: string) => ({ type: "text", text });
const image = {
  type: "image",
  source: { type: "base64", mediaType: "image/png", data: "PNG of 4033 bytes" },
};

describe.each([
  ["stdio", everythingByStdio],
  ["streamable HTTP", everythingByHttp],
])("over %s", (transport, configure) => {
  it("its tools are listed, except one that must be called as a task [TX-12]", async () => {
    const { tools } = await connect([await configure()]);
    const listed = [
      ...["echo", "get-annotated-message", "get-env", "get-resource-links", "get-resource-reference"],
      ...["get-structured-content", "get-sum", "get-tiny-image", "gzip-file-as-resource"],
      ...["toggle-simulated-logging", "toggle-subscriber-updates", "trigger-long-running-operation"],
    ];
    expect(names(tools)).toEqual(listed.map((name) => `everything/${name}`));
  });

  it("a run receives every kind of result, in the order of the calls [T-204, T-207, T-233, TX-30]", async () => {
    const { tools } = await connect([await configure()]);
    const results = await resultsOf(await startTestServer({ tools }), [
      ["everything/echo", { message: "é" }],
      ["everything/get-sum", { a: 2, b: 3 }],
      ["everything/get-structured-content", { location: "Chicago" }],
      ["everything/get-tiny-image", {}],
      ["everything/get-annotated-message", { messageType: "error", includeImage: true }],
      ["everything/get-resource-reference", { resourceType: "Text", resourceId: 1 }],
      ["everything/get-resource-links", { count: 2 }],
      ["everything/get-resource-reference", { resourceType: "Text", resourceId: -1 }],
    ]);
    expect(withoutChance(results)).toEqual([
      { result: [text("Echo: é")] },
      { result: [text("The sum of 2 and 3 is 5.")] },
      { result: [text('{"temperature":36,"conditions":"Light rain / drizzle","humidity":82}')] },
      { result: [text("Here's the image you requested:"), image, text("The image above is the MCP logo.")] },
      { result: [text("Error: Operation failed"), image] },
      {
        result: [
          text("Returning resource reference for Resource 1:"),
          {
            type: "resource",
            resource: {
              uri: "demo://resource/dynamic/text/1",
              mimeType: "text/plain",
              text: "Resource 1: This is a plaintext resource created at TIME",
            },
          },
          text("You can access this resource using the URI: demo://resource/dynamic/text/1"),
        ],
      },
      {
        result: [
          text("Here are 2 resource links to resources available in this server:"),
          {
            type: "resource",
            resource: {
              uri: "demo://resource/dynamic/blob/1",
              name: "Blob Resource 1",
              description: "Resource 1: plaintext resource",
              mimeType: "text/plain",
            },
          },
          {
            type: "resource",
            resource: {
              uri: "demo://resource/dynamic/text/2",
              name: "Text Resource 2",
              description: "Resource 2: plaintext resource",
              mimeType: "text/plain",
            },
          },
        ],
      },
      { result: [text("Invalid resourceId: -1. Must be a finite positive integer.")], isError: true },
    ]);
  });

  it("progress is partial output, before the result [M-006]", async () => {
    const { tools } = await connect([await configure()]);
    const seen: string[] = [];
    const server = await startTestServer({ tools: watched(tools, (delta) => seen.push(delta)) });
    const results = await resultsOf(server, [
      ["everything/trigger-long-running-operation", { duration: 0.03, steps: 3 }],
    ]);
    expect({ seen, results }).toEqual({
      seen: ["1/3\n", "2/3\n", "3/3\n"],
      results: [{ result: [text("Long running operation completed. Duration: 0.03 seconds, Steps: 3.")] }],
    });
  });

  it("a call ends with its run and at its time limit, and others continue [T-144]", async () => {
    const { tools } = await connect([await configure()]);
    const long = { duration: 3, steps: 30 };
    const started = Promise.withResolvers<string>();
    const server = await startTestServer({ tools: watched(tools, started.resolve) });
    const turn = [{ tool: "everything/trigger-long-running-operation", args: long }];
    const stream = await server.script("thr_cancelled", [turn, [{ text: "never" }]]);
    await started.promise;
    const runId = stream.response.headers.get("x-run-id");
    const reply = await server.json("DELETE", `/v1/threads/thr_cancelled/runs/${runId}`);
    expect(reply.body).toEqual({ runId, status: "cancelled" });
    expect((await readCheckedEvents(stream)).at(-1)?.event).toMatchObject({
      type: "RUN_ERROR",
      code: "CANCELLED",
    });

    const { signal } = new AbortController();
    const name = "everything/trigger-long-running-operation";
    const message = `The tool \`${name}\` did not respond within 0.1 s. It was cancelled; the call may or may not have taken effect.`;
    expect(await tools.call("prj_1", name, long, { signal, timeoutMs: 100 })).toEqual({
      ...textOutcome(message, true),
      error: { code: "tool_timeout", message },
    });
    expect(await call(tools, "everything/echo", { message: "x" })).toEqual(textOutcome("Echo: x"));
  });

  it("its resources reach the model with embedResources [T-065, T-240]", async () => {
    const { tools } = await connect([await configure()]);
    const server = await startTestServer({ tools });
    const uris = [
      "demo://resource/static/document/structure.md",
      "demo://resource/dynamic/text/7",
      "demo://resource/dynamic/text/none",
    ];
    const content = [
      text(JSON.stringify({ turns: [[{ echo: "prompt" }]] })),
      ...uris.map((uri) => ({ type: "resource", resource: { uri } })),
    ];
    const body = {
      message: { role: "user", content },
      createThread: true,
      model: "script",
      embedResources: true,
    };
    const events = await readCheckedEvents(await server.stream("POST", "/v1/threads/thr_read/runs", body));
    const deltas = events.filter(({ event }) => event.type === "TEXT_MESSAGE_CONTENT");
    const prompt = deltas.map(({ event }) => event.delta).join("");
    const document = await readFile(join(everythingFolder, "docs", "structure.md"), "utf8");
    // The document is JSON text inside the prompt, which is itself JSON.
    expect(prompt.replaceAll("\\", "")).toContain(JSON.stringify(document).slice(1, -1).replaceAll("\\", ""));
    expect(prompt).toContain("Resource 7: This is a plaintext resource created at ");
    expect(prompt).toContain(
      "The resource `demo://resource/dynamic/text/none` could not be read from the tool server `everything`: " +
        "Unknown resource: demo://resource/dynamic/text/none",
    );
  });

  it("a resource that a tool created is available after the server reports a changed list", async () => {
    const { tools } = await connect([await configure()]);
    const uri = `demo://resource/session/${transport.length}.gz`;
    expect(await read(tools, uri)).toBeUndefined();
    const input = {
      name: `${transport.length}.gz`,
      data: "data:text/plain,hello",
      outputType: "resourceLink",
    };
    expect(await call(tools, "everything/gzip-file-as-resource", input)).toEqual({
      content: [{ type: "resource", resource: { uri, name: input.name, mimeType: "application/gzip" } }],
      isError: false,
    });
    // The call makes the client read the list again. This takes multiple requests, and a test cannot observe
    // when they have finished.
    await expect.poll(() => read(tools, uri), { interval: 5, timeout: 20_000 }).toBeDefined();
    const [contents] = (await read(tools, uri)) ?? [];
    expect(gunzipSync(Buffer.from(contents?.blob ?? "", "base64")).toString()).toBe("hello");
  });
});

it("after a kill it is restarted, and calls return an error until then", async () => {
  const { tools, log } = await connect([await everythingByStdio()]);
  await log.until("[everything] pid ");
  const started = Promise.withResolvers<string>();
  const server = await startTestServer({ tools: watched(tools, started.resolve) });
  const cutOff =
    "The tool server `everything` did not respond to `trigger-long-running-operation`: its process ended; " +
    "the call may or may not have taken effect.";
  const results = resultsOf(server, [
    ["everything/trigger-long-running-operation", { duration: 30, steps: 300 }],
    ["everything/trigger-long-running-operation", { duration: 30, steps: 1 }],
  ]);
  await started.promise;
  const pid = log.lines
    .find((line) => line.startsWith("[everything] pid "))
    ?.split(" ")
    .at(-1);
  process.kill(Number(pid), "SIGKILL");
  expect(await results).toEqual([
    { result: [text(cutOff)], isError: true },
    { result: [text(cutOff)], isError: true },
  ]);
  await log.until("is available now");
  const again = await resultsOf(server, [["everything/echo", { message: "back" }]]);
  expect(again).toEqual([{ result: [text("Echo: back")] }]);
  expect(log.lines.filter((line) => !line.startsWith("["))).toEqual([
    "Tool server `everything` is not available: its process ended. Retrying in 0.25 s.",
    "Tool server `everything` is available now.",
  ]);
});

it("after a kill, calls return an error until it runs again", async () => {
  const { tools, log } = await connect([await everythingByStdio()]);
  await log.until("[everything] pid ");
  process.kill(Number(log.lines.join(" ").match(/pid (\d+)/)?.[1]), "SIGKILL");
  await log.until("Retrying in");
  expect(await call(tools, "everything/echo", { message: "x" })).toEqual(
    textOutcome("The tool server `everything` is not available: its process ended. Nothing was done.", true),
  );
});
