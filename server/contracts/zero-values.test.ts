/** Tests that zero and empty values in optional fields either reach the model's provider or are rejected. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ContractName } from "../../generated/contracts.ts";
import { formats } from "../models/fixtures/formats.ts";
import { respondWith, startProvider, type TestProvider } from "../models/fixtures/provider.ts";
import { createProviders } from "../models/fixtures/providers-at.ts";
import { callerKeys, createByokProviders } from "../proof/testing/clients/gateway.ts";
import { contractClients } from "../proof/testing/contract-clients.ts";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";

/** The provider's request is identical to the request without the field. */
const same = {};

/** The request is rejected. */
const rejected = "refused";

/** The fields in the provider's request that the value adds or changes. */
type Outcome = object | typeof rejected;

/** A schema used in a request, with its optional fields. */
interface Part {
  contract: ContractName;
  schema: string;
  /** Location of the part in the request. */
  at: readonly (string | number)[];
  /** The enclosing value to add if the request does not already contain one. */
  around?: object;
  /** Returns the operation's path for a thread, if it differs from {@link contractClients}. */
  path?: (threadId: string) => string;
  members: Record<string, [value: unknown, outcome: Outcome][]>;
}

const anyObject = { type: "object", properties: {} };
const tool = { name: "look", description: "Looks.", inputSchema: anyObject };
/** Returns the tool as it appears in the provider's request. */
const toProviderTool = (input_schema: object) => ({
  tools: [{ name: "look", description: "Looks.", input_schema, eager_input_streaming: true }],
});
/** Returns the provider's system text for a state. */
const toStateText = (state: unknown) => ({
  type: "text",
  text: `Current state of the app, as JSON:\n${JSON.stringify(state)}`,
});
/** Schemas of a field that are zero or empty, or contain such values. */
const zeroFields = [
  {},
  false,
  { description: "", properties: {}, required: [], enum: [], items: {} },
  ...[0, "", false, null].map((value) => ({ default: value, const: value })),
  { additionalProperties: false, minLength: 0 },
];

const sampling: Part["members"] = {
  maxTokens: [[0, rejected]],
  temperature: [[0, { temperature: 0 }]],
  toolChoice: [["", rejected]],
  availableComponents: [[[], same]],
  forceComponent: [["", rejected]],
  model: [["", rejected]],
  onDisconnect: [["", rejected]],
};

const planning: Part["members"] = {
  thread_id: [["", rejected]],
  agent_id: [["", rejected]],
  model_id: [["", rejected]],
  enable_deep_thinking: [[false, same]],
  resources: [[[], same]],
  enable_web_search: [[false, same]],
  mcp_settings: [[{}, same]],
  max_plan_iterations: [[0, rejected]],
  max_step_num: [[0, rejected]],
  max_search_results: [[0, rejected]],
  auto_accepted_plan: [[false, same]],
  interrupt_feedback: [["", same]],
  enable_background_investigation: [[false, same]],
  locale: [["", same]],
};

const parts: Part[] = [
  {
    contract: "tambo",
    schema: "CreateRunRequest",
    at: [],
    members: {
      ...sampling,
      additionalMessages: [[[], same]],
      tools: [[[], same]],
      createThread: [[false, rejected]],
      contextKey: [["", same]],
      embedResources: [[false, same]],
      metadata: [[{}, same]],
      userKey: [["", rejected]],
    },
  },
  {
    contract: "tambo",
    schema: "Tool",
    at: ["tools", 0],
    around: { tools: [tool] },
    members: {
      // The provider's default.
      strict: [[false, same]],
      outputSchema: [
        [{}, same],
        [anyObject, same],
      ],
    },
  },
  {
    contract: "tambo",
    schema: "JSONSchema",
    at: ["tools", 0, "inputSchema"],
    around: { tools: [tool] },
    members: {
      type: [
        ["", rejected],
        [[], rejected],
      ],
      description: [["", toProviderTool({ ...anyObject, description: "" })]],
      properties: [
        [{}, toProviderTool(anyObject)],
        ...zeroFields.map((field): [object, object] => [
          { a: field },
          toProviderTool({ type: "object", properties: { a: field } }),
        ]),
      ],
      required: [[[], toProviderTool({ ...anyObject, required: [] })]],
    },
  },
  {
    contract: "ag-ui",
    schema: "RunAgentInput",
    at: [],
    members: {
      protocolVersion: [["", same]],
      parentRunId: [["", same]],
      // An object without fields is treated as absent.
      state: [
        ...[0, "", false, []].map((value): [unknown, Outcome] => [value, { system: [toStateText(value)] }]),
        [{}, same],
      ],
      forwardedProps: [0, "", false, [], {}].map((value) => [value, same]),
      resume: [[[], same]],
      tools: [[[], same]],
      context: [[[], same]],
    },
  },
  {
    contract: "ag-ui",
    schema: "RunOptions",
    at: ["forwardedProps", "tambo"],
    around: { forwardedProps: { tambo: {} } },
    members: sampling,
  },
  {
    contract: "gateway",
    schema: "RunRequest",
    at: [],
    members: {
      run: [[{}, same]],
      builtins: [[[], same]],
      server_tools: [[[], same]],
      server_tool_config: [[{}, same]],
    },
  },
  {
    contract: "gateway",
    schema: "MessageRequest",
    at: ["request"],
    members: {
      // In both fields, 0 means no limit.
      max_tokens: [[0, same]],
      top_k: [[0, same]],
      temperature: [[0, { temperature: 0 }]],
      top_p: [[0, { top_p: 0 }]],
      stop_sequences: [[[], { stop_sequences: [] }]],
      system: [
        ["", same],
        [[], same],
      ],
      tools: [[[], same]],
      tool_choice: [[{}, rejected]],
      output_format: [[{}, rejected]],
      output: [[{}, same]],
      voice: [[{}, rejected]],
      stt_model: [["", rejected]],
      extensions: [[{}, same]],
      metadata: [[{}, same]],
      stream: [[false, same]],
    },
  },
  {
    contract: "gateway",
    schema: "RunLimits",
    at: ["run"],
    around: { run: {} },
    members: {
      max_turns: [[0, rejected]],
      max_tool_calls: [[0, rejected]],
      max_tokens: [[0, same]],
      timeout_ms: [[0, rejected]],
      parallel_tools: [[false, same]],
      tool_timeout_ms: [[0, rejected]],
    },
  },
  {
    contract: "tool-progress",
    schema: "SendMessageRequest",
    at: [],
    members: { node_ids: [[[], same]], attachment_ids: [[[], same]] },
  },
  {
    contract: "tool-progress",
    schema: "SendMessageV1Request",
    at: [],
    path: (threadId) => `/api/v1/conversations/${threadId}/message/`,
    members: { node_ids: [[[], same]], attachment_ids: [[[], same]], images: [[[], same]] },
  },
  {
    contract: "agent-stream",
    schema: "ChatRequest",
    at: [],
    members: {
      ...planning,
      enable_clarification: [[false, same]],
      max_clarification_rounds: [[0, rejected]],
      interrupt_before_tools: [[[], same]],
    },
  },
  {
    contract: "agent-stream",
    schema: "AgentRequest",
    at: [],
    path: () => "/agent/agent/stream",
    members: { ...planning, session_id: [["", rejected]], module: [["", rejected]] },
  },
];

const anthropic = formats.find(({ prefix }) => prefix === "anthropic") ?? expect.unreachable();

/** Starts a server that uses a provider's model. */
async function startServer(): Promise<{ server: TestServer; provider: TestProvider }> {
  const reply = [...anthropic.start(), ...anthropic.text(0, ["Hi"]), ...anthropic.finish(false)];
  const provider = await startProvider(respondWith(reply));
  const server = await startTestServer({
    model: "anthropic/m",
    providers: createProviders(provider.url, {}),
    byokProviders: createByokProviders(provider.url),
  });
  return { server, provider };
}

let threads = 0;

/**
 * Sends a request with fields added to one of its parts.
 *
 * @returns The provider's request, or the status of the error.
 */
async function sendRequest(
  { server, provider }: { server: TestServer; provider: TestProvider },
  { contract, at, around = {}, path }: Part,
  members: object,
): Promise<Record<string, unknown> | number> {
  threads += 1;
  const threadId = `thr_${threads}`;
  const asking = contractClients[contract].buildRequest({ threadId, content: "Hi" });
  const request: Record<string, unknown> = structuredClone({ ...asking.body, ...around });
  if (contract === "gateway") Object.assign(request.request as object, { model: "anthropic/m" });
  // biome-ignore lint/suspicious/noExplicitAny: positions in requests of every contract.
  const position = at.reduce((outer: any, name) => outer[name], request);
  Object.assign(position, members);
  const before = provider.requests.length;
  const response = await server.request("POST", path?.(threadId) ?? asking.path, request, callerKeys);
  await response.text();
  return response.status === 200 ? provider.requests[before]?.body : response.status;
}

it.each(parts)("$contract $schema: zero and empty values", async (part) => {
  const running = await startServer();
  const base = await sendRequest(running, part, {});
  if (typeof base === "number") throw new Error(`refused without the member: ${base}`);
  const rows = Object.entries(part.members).flatMap(([member, values]) =>
    values.map(([value, outcome]) => ({ member, value, outcome })),
  );
  const found: unknown[] = [];
  for (const { member, value } of rows) {
    const response = await sendRequest(running, part, { [member]: value });
    found.push([member, value, typeof response === "number" ? `refused with ${response}` : response]);
  }
  expect(found).toEqual(
    rows.map(({ member, value, outcome }) => [
      member,
      value,
      outcome === rejected
        ? expect.stringMatching(/^refused with 4(?:00|04|22)$/)
        : { ...base, ...(outcome as object) },
    ]),
  );
});

it.each(parts)("$contract $schema: every optional field has a row", ({ contract, schema, members }) => {
  const file = new URL(`../../generated/${contract}/schemas/${schema}.json`, import.meta.url);
  const { properties, required = [] } = JSON.parse(readFileSync(file, "utf8"));
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  expect(Object.keys(members).sort()).toEqual(optional.sort());
});
