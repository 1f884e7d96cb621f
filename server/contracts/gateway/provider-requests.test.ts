import { describe, expect, it } from "vitest";
import type { formats } from "../../models/fixtures/formats.ts";
import { type ProviderRequest, respondWith, startProvider } from "../../models/fixtures/provider.ts";
import { findFormat } from "../../models/fixtures/provider-quirks/quirk.ts";
import { createProviders } from "../../models/fixtures/providers-at.ts";
import {
  callerKeys,
  createByokProviders,
  createRequest,
  endpoints,
  projectWithWebSearch,
} from "../../proof/testing/clients/gateway.ts";
import { startTestServer } from "../../proof/testing/server.ts";

type Format = (typeof formats)[number];

/**
 * Executes two turns with a failed search between them, and returns the requests that the provider received.
 */
async function recordRequests(
  { prefix, start, text, call, finish }: Format,
  members: object,
  path: string = endpoints[0],
) {
  const provider = await startProvider(
    respondWith([...start(), ...call(0, "vai_web_search", ['{"query":"x"}']), ...finish(true)]),
    respondWith([...start(), ...text(0, ["Done."]), ...finish(false)]),
  );
  // The operator's keys are used for the server's own models.
  const providers = createProviders(provider.url, { maxRetries: 0 });
  const server = await startTestServer({
    byokProviders: createByokProviders(provider.url),
    providers,
    everyProject: projectWithWebSearch,
  });
  const body = createRequest(`${prefix}/m`, "Hi", members, { builtins: ["vai_web_search"] });
  const response = await (await server.request("POST", path, body, callerKeys)).text();
  expect([provider.requests.length, response.includes('"stop_reason":"end_turn"')]).toEqual([2, true]);
  return provider.requests as [ProviderRequest, ProviderRequest];
}

describe("requests to providers", () => {
  it("Responses: metadata is passed on only if it is text [G-051]", async () => {
    const extensions = { openai: { parallelToolCalls: false, reasoningEffort: "low" } };
    const [request] = await recordRequests(findFormat("openai"), { metadata: { order: 7 }, extensions });
    expect([request.body.parallel_tool_calls, request.body.metadata]).toEqual([false, undefined]);
  });

  it("a compatible server: options are passed on [G-051]", async () => {
    const [request] = await recordRequests(findFormat("local"), { extensions: { compatible: { seed: 5 } } });
    expect(request.body.seed).toBe(5);
  });

  it("Messages: a conversation with all kinds of blocks [G-041][G-043][G-060][G-061][G-064][G-066]", async () => {
    const { start, text, finish, prefix } = findFormat("anthropic");
    const provider = await startProvider(respondWith([...start(), ...text(0, ["Done."]), ...finish(false)]));
    const server = await startTestServer({ byokProviders: createByokProviders(provider.url) });
    const png = { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" };
    const messages = [
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image", source: png },
          { type: "document", source: { ...png, media_type: "application/pdf" }, filename: "a.pdf" },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "thinking", thinking: "Hm." },
          { type: "text", text: "I look." },
          { type: "tool_use", id: "toolu_1", name: "look", input: { at: "it" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "toolu_1",
            content: [
              { type: "text", text: "A cat." },
              { type: "image", source: png },
            ],
          },
          { type: "text", text: "So?" },
        ],
      },
    ];
    const body = { request: { model: `${prefix}/m`, messages } };
    expect((await server.request("POST", "/v1/runs", body, callerKeys)).status).toBe(200);
    const { media_type, data } = png;
    const source = { type: "base64", media_type, data };
    expect(provider.requests[0]?.body.messages).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image", source },
          { type: "document", source: { ...source, media_type: "application/pdf" }, title: "a.pdf" },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "text", text: "I look." },
          { type: "tool_use", id: "toolu_1", name: "look", input: { at: "it" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "toolu_1",
            content: [
              { type: "text", text: "A cat." },
              { type: "image", source },
            ],
          },
          { type: "text", text: "So?" },
        ],
      },
    ]);
  });
});
