import { expect, it } from "vitest";
import { type Respond, startProvider } from "../../models/fixtures/provider.ts";
import { apiKey, createProviders } from "../../models/fixtures/providers-at.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { formatEvents, parseEvents } from "./testing.ts";

const patience = { maxRetries: 0, idleTimeoutMs: 5_000 };
const secret = `sk-${apiKey}`;

/** A provider whose response repeats the key that it received. */
const rejectingProvider =
  (status: number): Respond =>
  (response) => {
    const error = { message: `The key ${apiKey} of Bearer ${secret} is bad`, type: "x" };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
  };

it.each([
  [401, "LLM_CLIENT_ERROR"],
  [429, "RATE_LIMIT"],
  [500, "LLM_SERVER_ERROR"],
])(
  "a provider failure with status %i is sent as a code and the server's own message [A-082][A-084]",
  async (status, code) => {
    const provider = await startProvider(rejectingProvider(status));
    const server = await startTestServer({
      apiKeys: `shop:${secret}`,
      providers: createProviders(provider.url, patience),
    });
    const headers = { authorization: `Bearer ${secret}` };
    const messages = [{ role: "user", content: "Hi" }];
    for (const model_id of ["openai/m", "anthropic/m", "local/m"]) {
      const response = await server.request("POST", "/agent/chat/stream", { model_id, messages }, headers);
      const text = await response.text();
      expect(formatEvents(parseEvents(text)).slice(2)).toEqual([
        expect.stringMatching(new RegExp(`^error error ${code} .+\\.$`)),
        "status error",
      ]);
      expect(text + JSON.stringify([...response.headers])).not.toContain("hunter2");
    }
    const rejection = await server.request(
      "POST",
      "/agent/chat/stream",
      {},
      { authorization: `Bearer ${secret}x` },
    );
    expect([rejection.status, await rejection.text()]).toEqual([401, expect.not.stringContaining("hunter2")]);
    expect(server.log.join("\n")).not.toContain("hunter2");
  },
);
