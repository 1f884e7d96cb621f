/**
 * Uses random text for every secret in a server's settings and in requests, then searches the complete log
 * for this text.
 */
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { readSettings } from "../config/settings.ts";
import { defaultLimits } from "../core/settings.ts";
import { type Respond, respondWithStatus, startProvider } from "../models/fixtures/provider.ts";
import { createProviders } from "../models/fixtures/providers-at.ts";
import { contractClients } from "../proof/testing/contract-clients.ts";
import { recordOperations } from "../proof/testing/operations.ts";
import { startServer } from "../server.ts";
import { collectHeaderSecrets, collectSettingSecrets } from "./secrets.ts";

const secret = (name: string) => `${name}-${randomBytes(12).toString("hex")}`;

it("collects the keys in a request from all headers", () => {
  expect(
    collectHeaderSecrets({
      host: "example.com",
      authorization: "Bearer key-1",
      "x-api-key": "key-2",
      "x-provider-key-openai": "key-3",
      "proxy-authorization": "Basic key-4",
      cookie: "session=key-5; theme=key-6",
      "x-request-id": "req_1",
    }),
  ).toEqual(["key-1", "key-2", "key-3", "key-4", "key-5", "key-6"]);
});

it("collects the secrets in the settings", () => {
  const settings = readSettings({ OPENAI_API_KEY: "key-1", ANTHROPIC_API_KEY: "key-2" });
  const webSearch = { provider: "brave", apiKey: "key-3" } as const;
  const toolServers = [{ name: "s", command: "c", secrets: ["key-4", "key-1"] }];
  const project = { toolServers, agents: [], builtInTools: { webSearch }, limits: defaultLimits };
  const databaseUrl = "postgresql://user:pass%40word@db/runs";
  const tokenSecrets = ["key-5"];
  expect(
    collectSettingSecrets({ ...settings, databaseUrl, tokenSecrets, projects: new Map([["p", project]]) }),
  ).toEqual(["pass%40word", "pass@word", "key-5", "key-1", "key-2", "key-3", "key-4"]);
});

it("no log line contains a key, in all contracts, with errors, at the lowest level and with prompts", async () => {
  const operator = secret("operator");
  const tool = secret("tool");
  const callerKeys = {
    api: secret("api"),
    openai: secret("sk-own"),
    cookie: secret("cookie"),
    wrong: secret("wrong"),
  };
  const all = [operator, tool, ...Object.values(callerKeys)];
  // A provider that repeats every key in every kind of error response.
  const echo = (status: number): Respond =>
    respondWithStatus(status, { error: { message: `bad key ${all.join(" ")}`, code: all[0] } });
  const provider = await startProvider(
    ...Array.from({ length: 60 }, (_, index) => echo(index % 2 === 0 ? 401 : 400)),
  );
  const settings = {
    ...readSettings({
      PORT: "0",
      DATABASE_FILE: ":memory:",
      API_KEYS: `p:${callerKeys.api}`,
      MODEL: "script",
      ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    }),
    providers: createProviders(provider.url, { maxRetries: 0 }).map((access) => ({
      ...access,
      apiKey: operator,
    })),
    byokProviders: createProviders(provider.url, { maxRetries: 0 }).map(({ apiKey, ...access }) => ({
      ...access,
      keyHeader: "X-Provider-Key-OpenAI",
    })),
    everyProject: {
      toolServers: [
        // A program that writes its secret to stderr and exits.
        {
          name: "leaky",
          command: process.execPath,
          args: ["-e", `console.error("key " + process.env.TOKEN)`],
          env: { TOKEN: tool },
          secrets: [tool],
        },
      ],
      agents: [],
      builtInTools: {},
      limits: defaultLimits,
    },
    logPrompts: true,
  };
  const { operations, text, lines } = recordOperations({ secrets: collectSettingSecrets(settings) });
  const server = await startServer(settings, (line) => operations.logger.error(line), { operations });
  const keys = {
    authorization: `Bearer ${callerKeys.api}`,
    "x-api-key": callerKeys.api,
    "x-provider-key-openai": callerKeys.openai,
    cookie: `session=${callerKeys.cookie}`,
    "content-type": "application/json",
  };
  const content = `${all.join(" ")} ${JSON.stringify({ turns: [[{ text: "Hi." }]] })}`;
  for (const contract of contractNames) {
    const { path, body } = contractClients[contract].buildRequest({ threadId: `thr_${contract}`, content });
    for (const headers of [keys, { ...keys, authorization: `Bearer ${callerKeys.wrong}` }]) {
      for (const sent of [
        body,
        {
          ...body,
          model: "local/m",
          request: { ...(body as { request?: object }).request, model: "openai/m" },
        },
      ]) {
        const response = await fetch(server.url + path, {
          method: "POST",
          headers,
          body: JSON.stringify(sent),
        });
        await response.text();
      }
    }
  }
  // Send keys where IDs belong.
  const misplaced = { ...keys, "x-request-id": callerKeys.openai };
  const response404 = await fetch(`${server.url}/v1/threads/${callerKeys.api}`, { headers: misplaced });
  expect(response404.status).toBe(404);
  await server.close();
  const log = text();
  expect(lines("request").at(-1)).toMatchObject({ requestId: "[secret]", threadId: "[secret]" });
  expect(lines("request").length).toBeGreaterThanOrEqual(4 * contractNames.length);
  expect(log).toContain("model called");
  expect(log).toContain("[leaky] key [secret]");
  expect(provider.requests.length).toBeGreaterThan(0);
  // Only keys that the server knows can be hidden: keys in its settings and in the request. Unknown keys
  // cannot be hidden.
  const known = [operator, tool, callerKeys.api, callerKeys.openai, callerKeys.cookie];
  expect(known.filter((key) => log.includes(key))).toEqual([]);
});
