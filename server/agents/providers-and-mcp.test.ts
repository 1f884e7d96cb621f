/** Tests agents with independent models and tools: the providers' packages and an MCP server. */

import { createRequire } from "node:module";
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { expect, it } from "vitest";
import type { Model } from "../core/ports/models.ts";
import { textOutcome } from "../core/ports/testing-outcomes.ts";
import { formats } from "../models/fixtures/formats.ts";
import { respondWith, startProvider } from "../models/fixtures/provider.ts";
import { createScriptModel } from "../models/script/model.ts";
import { connect } from "../tools/fixtures/connect.ts";
import { createNativeTools } from "../tools/native.ts";
import { createTestModels } from "./fixtures/model.ts";
import { delegation, helper, tool } from "./fixtures/tools.ts";

const models: [format: string, at: (baseURL: string) => Model][] = [
  ["openai", (baseURL) => createOpenAI({ baseURL, apiKey: "key" }).responses("m")],
  ["openai-chat", (baseURL) => createOpenAI({ baseURL, apiKey: "key" }).chat("m")],
  ["anthropic", (baseURL) => createAnthropic({ baseURL, apiKey: "key" })("m")],
];

it.each(models)(
  "an agent works with a model from %s: text with two calls, then the response",
  async (prefix, modelAt) => {
    const format = formats.find((candidate) => candidate.prefix === prefix);
    if (format === undefined) throw new Error(`there is no format ${prefix}`);
    const callParts = [
      ...format.start(),
      ...format.text(0, ["Let me ", "see."]),
      ...format.call(1, "clock__now", ['{"zone"', ':"Paris"}']),
      ...format.call(2, "clock__now", ['{"zone":', '"Rome"}']),
      ...format.finish(true),
    ];
    const replies = [...format.start(), ...format.text(0, ["Noon ", "in both."]), ...format.finish(false)];
    const provider = await startProvider(respondWith(callParts), respondWith(replies));
    const { call, progress, log } = delegation({
      models: createTestModels({ provider: modelAt(`${provider.url}/v1`) }),
      agentsOf: () => [helper({ tools: ["clock/*"] })],
      tools: createNativeTools([tool("clock/now", ({ zone }) => `noon in ${zone}`)]),
    });
    expect(await call({ task_description: "What time is it?" })).toEqual(textOutcome("Noon in both."));
    expect({ progress, log }).toEqual({ progress: ["Let me ", "see.", "\n\nNoon ", "in both."], log: [] });
    const [first, second] = provider.requests.map(({ body }) => JSON.stringify(body));
    expect(first).toContain("You help.");
    expect(second?.match(/noon in \w+/g)).toEqual(["noon in Paris", "noon in Rome"]);
  },
);

it("an agent uses the everything server's tools, and invalid arguments are rejected by their schemas", async () => {
  const program = createRequire(import.meta.url).resolve(
    "@modelcontextprotocol/server-everything/dist/index.js",
  );
  const args = [program, "stdio"];
  const { tools } = await connect([{ name: "everything", command: process.execPath, args }]);
  const { call } = delegation({
    models: createTestModels({ script: createScriptModel() }),
    agentsOf: () => [helper({ tools: ["everything/get-sum", "everything/get-tiny-image"] })],
    tools,
  });
  const turns = [
    [
      { tool: "everything/get-sum", args: { a: 2, b: 3 } },
      { tool: "everything/get-sum", args: { a: "2" } },
      { tool: "everything/echo", args: { message: "not allowed" } },
      { tool: "everything/get-tiny-image", args: {} },
    ],
    [{ echo: "prompt" }],
  ];
  const { content } = await call({ task_description: JSON.stringify({ turns }) });
  const echoed = JSON.parse(content[0]?.type === "text" ? content[0].text : "");
  expect(echoed.tools).toEqual(["everything__get-sum", "everything__get-tiny-image"]);
  const results = echoed.prompt.at(-1).content.map(({ output }: { output: unknown }) => output);
  expect(results).toEqual([
    { type: "text", value: "The sum of 2 and 3 is 5." },
    {
      type: "error-text",
      value:
        'The tool "everything/get-sum" was not called: its arguments do not match its schema.\n' +
        "/b: is required\n/a: must be number",
    },
    { type: "error-text", value: 'There is no tool "everything__echo".' },
    {
      type: "content",
      value: [
        { type: "text", text: "Here's the image you requested:" },
        { type: "file", mediaType: "image/png", data: { type: "data", data: expect.any(String) } },
        { type: "text", text: "The image above is the MCP logo." },
      ],
    },
  ]);
});
