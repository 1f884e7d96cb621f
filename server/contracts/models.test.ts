import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { defaultGatewayLimits } from "../config/gateway.ts";
import { defaultLimits, type ProjectSettings } from "../core/settings.ts";
import { createRequest } from "../proof/testing/clients/gateway.ts";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";

const helper = {
  name: "helper",
  description: "Helps.",
  instructions: "Help.",
  tools: [],
  limits: defaultLimits,
  model: "other/m",
};

/** Returns the settings for every project. */
const everyProject = (members: Partial<ProjectSettings> = {}): ProjectSettings => ({
  toolServers: [],
  agents: [helper],
  builtInTools: {},
  limits: defaultLimits,
  ...members,
});

const access = { kind: "openai-compatible", baseUrl: "http://127.0.0.1:9", maxRetries: 0 } as const;
/** Providers that are unavailable. Requests must be rejected before a provider is called. */
const providers = [
  { name: "local", ...access },
  { name: "other", ...access },
];
const startServer = (settings: Parameters<typeof startTestServer>[0] = {}) =>
  startTestServer({
    model: "demo",
    allowScriptModelForTests: false,
    providers,
    byokProviders: providers,
    everyProject: everyProject(),
    ...settings,
  });

/** A request that names a model, with the body of its error. Tool progress has no field for a model. */
const contracts = [
  {
    contract: "tambo",
    run: (model: string) => ({
      path: `/v1/threads/${randomUUID()}/runs`,
      body: { message: { role: "user", content: "Thanks" }, createThread: true, model },
    }),
    error: (detail: string) => ({
      type: "urn:tambo:error:validation_error",
      title: "The request is not valid",
      status: 400,
      code: "VALIDATION_ERROR",
      detail: `/model: ${detail}`,
      instance: expect.stringMatching(/^urn:tambo:error-instance:/),
      errors: [{ pointer: "/model", detail }],
    }),
  },
  ...["default", "helper"].map((agent) => ({
    contract: `ag-ui, agent ${agent}`,
    run: (model: string) => ({
      path: `/ag-ui/${agent}`,
      body: {
        threadId: randomUUID(),
        runId: randomUUID(),
        messages: [{ id: "1", role: "user", content: "Thanks" }],
        tools: [],
        context: [],
        forwardedProps: { tambo: { model } },
      },
    }),
    error: (detail: string) => ({
      error: {
        code: "VALIDATION_ERROR",
        message: `/forwardedProps/tambo/model: ${detail}`,
        errors: [{ pointer: "/forwardedProps/tambo/model", detail }],
      },
    }),
  })),
  ...[
    ["/agent/chat/stream", "default"],
    ["/agent/agent/stream", "helper"],
  ].map(([path = "", agent_id]) => ({
    contract: `agent-stream, ${path}`,
    run: (model_id: string) => ({
      path,
      body: { messages: [{ role: "user", content: "Thanks" }], model_id, agent_id },
    }),
    error: (message: string) => ({
      code: 400,
      msg: `/model_id: ${message}`,
      data: { errors: [{ pointer: "/model_id", message }] },
      trace_id: expect.any(String),
    }),
  })),
];

async function reply(server: TestServer, { path, body }: { path: string; body: object }, headers = {}) {
  const response = await server.request("POST", path, body, headers);
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

/** Returns the status for a request, and cancels the stream. */
async function getStatus(server: TestServer, run: { path: string; body: object }, headers = {}) {
  return (await reply(server, run, headers)).status;
}

const gateway = (model: string) => ({ path: "/v1/runs", body: createRequest(model, "Thanks") });

describe.each(contracts)("$contract", ({ run, error }) => {
  const none = (model: string, choice: string) => ({
    status: 400,
    body: error(`the model "${model}" is not available; use ${choice}`),
  });

  it("rejects the test model like an unknown one, unless a setting allows it", async () => {
    const server = await startServer();
    for (const model of ["script", "embedded/script", "none"])
      expect(await reply(server, run(model))).toEqual(
        none(model, '"demo", "local/<model>" or "other/<model>"'),
      );
    expect(await getStatus(server, run("demo"))).toBe(200);
    const tests = await startServer({ allowScriptModelForTests: true });
    expect(await getStatus(tests, run("script"))).toBe(200);
  });

  it("rejects a model that is not in the project's list like an unknown one", async () => {
    const models = ["demo", "local/*", "anthropic/*"];
    const server = await startServer({ everyProject: everyProject({ models }) });
    for (const model of ["other/m", "local", "localhost/m", "none"])
      expect(await reply(server, run(model))).toEqual(none(model, '"demo" or "local/*"'));
    expect([await getStatus(server, run("demo")), await getStatus(server, run("local/m"))]).toEqual([
      200, 200,
    ]);
  });

  it("says that no model is allowed", async () => {
    const server = await startServer({ everyProject: everyProject({ models: [] }) });
    expect(await reply(server, run("demo"))).toEqual({
      status: 400,
      body: error('the model "demo" is not available; this server allows none'),
    });
  });

  it("uses the project's list instead of the server's", async () => {
    const server = await startServer({
      apiKeys: "shop:one,lab:two",
      everyProject: everyProject({ models: ["demo"] }),
      projects: new Map([["shop", everyProject({ models: ["embedded/*", "other/m"] })]]),
    });
    const shop = { authorization: "Bearer one" };
    const lab = { authorization: "Bearer two" };
    expect([
      await getStatus(server, run("other/m"), shop),
      await getStatus(server, run("demo"), shop),
    ]).toEqual([200, 200]);
    expect(await reply(server, run("other/n"), shop)).toEqual(none("other/n", '"demo" or "other/m"'));
    expect(await reply(server, run("other/m"), lab)).toEqual(none("other/m", '"demo"'));
  });
});

describe("tool-progress", () => {
  const run = { path: "/api/v2/conversations/c/message/", body: { content: "Thanks", model: "script" } };

  it("uses the default model, whatever the request contains", async () => {
    const server = await startServer({ everyProject: everyProject({ models: ["demo"] }) });
    const { status, body } = await reply(server, run);
    expect([status, body]).toEqual([200, expect.stringContaining(`"response":"You're"`)]);
  });
});

describe("gateway", () => {
  const rejection = (status: number, type: string, message: string) => ({
    status,
    body: { error: { type, message, param: "request.model", request_id: expect.any(String) } },
  });

  it("rejects the test model like an unknown one, unless a setting allows it", async () => {
    const server = await startServer();
    const choice = 'use "embedded/demo", "local/<model>" or "other/<model>"';
    for (const model of ["embedded/script", "embedded/none"]) {
      const message = `The model "${model}" is not available; ${choice}.`;
      expect(await reply(server, gateway(model))).toEqual(rejection(400, "invalid_request_error", message));
    }
    const tests = await startServer({ allowScriptModelForTests: true });
    const played = {
      path: "/v1/runs",
      body: createRequest("embedded/script", '{"turns":[[{"text":"Hi"}]]}'),
    };
    expect(await getStatus(tests, played)).toBe(200);
  });

  it("requires a model to be in both the project's list and the gateway's list [G-177]", async () => {
    const models = ["local/a", "local/b", "embedded/*"];
    const server = await startServer({
      everyProject: everyProject({ models: ["demo", "local/b", "other/*"] }),
      gateway: { auth: "disabled", models, limits: defaultGatewayLimits, rate: false },
    });
    const message = 'This server does not allow the model; use "local/b" or "embedded/demo".';
    for (const model of ["local/a", "other/m"])
      expect(await reply(server, gateway(model))).toEqual(rejection(403, "permission_error", message));
    const unknown = 'There is no provider "nobody"; use "local/b" or "embedded/demo".';
    expect(await reply(server, gateway("nobody/m"))).toEqual(
      rejection(400, "invalid_request_error", unknown),
    );
    expect(await getStatus(server, gateway("embedded/demo"))).toBe(200);
  });
});

describe("an agent's model", () => {
  const body = { messages: [{ role: "user", content: "Thanks" }], agent_id: "helper" };

  it("is not restricted by the list, unless the request selects it", async () => {
    const server = await startServer({ everyProject: everyProject({ models: ["demo"], agents: [helper] }) });
    const path = "/agent/chat/stream";
    expect(await getStatus(server, { path, body })).toBe(200);
    expect(await getStatus(server, { path, body: { ...body, model_id: "other/m" } })).toBe(400);
    const run = {
      threadId: randomUUID(),
      runId: randomUUID(),
      messages: [{ id: "1", role: "user", content: "Thanks" }],
      tools: [],
      context: [],
    };
    expect(await getStatus(server, { path: "/ag-ui/helper", body: run })).toBe(200);
  });
});
