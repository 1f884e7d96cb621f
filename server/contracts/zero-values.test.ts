/** Zero and empty values of optional fields reach the model's provider, or are rejected. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ContractName } from "../../generated/contracts.ts";
import { formats } from "../models/fixtures/formats.ts";
import { type Provider, startProvider, whole } from "../models/fixtures/provider.ts";
import { providersAt } from "../models/fixtures/providers-at.ts";
import { byokAt, callerKeys } from "../proof/testing/clients/gateway.ts";
import { clients } from "../proof/testing/contract-clients.ts";
import { type TestServer, testServer } from "../proof/testing/server.ts";

/** The provider's request is the same as without the field. */
const same = {};

/** The request is rejected. */
const refused = "refused";

/** The fields of the provider's request that the value adds or changes. */
type Outcome = object | typeof refused;

/** A schema in a request, and its optional fields. */
interface Part {
  contract: ContractName;
  schema: string;
  /** Its location in the request. */
  at: readonly (string | number)[];
  /** The enclosing value, if the request does not have one otherwise. */
  around?: object;
  /** Returns the path of the operation for a thread, if it differs from {@link clients}. */
  path?: (threadId: string) => string;
  members: Record<string, [value: unknown, outcome: Outcome][]>;
}

const anything = { type: "object", properties: {} };
const tool = { name: "look", description: "Looks.", inputSchema: anything };
/** Returns the tool in the provider's request. */
const offered = (input_schema: object) => ({
  tools: [{ name: "look", description: "Looks.", input_schema, eager_input_streaming: true }],
});
const text = { type: "string" };
const property = (more: object) => offered({ ...anything, properties: { a: { ...text, ...more } } });

const sampling: Part["members"] = {
  maxTokens: [[0, refused]],
  temperature: [[0, { temperature: 0 }]],
  toolChoice: [["", refused]],
  availableComponents: [[[], same]],
  forceComponent: [["", refused]],
  model: [["", refused]],
  onDisconnect: [["", refused]],
};

const planning: Part["members"] = {
  thread_id: [["", refused]],
  agent_id: [["", refused]],
  model_id: [["", refused]],
  enable_deep_thinking: [[false, same]],
  resources: [[[], same]],
  enable_web_search: [[false, same]],
  mcp_settings: [[{}, same]],
  max_plan_iterations: [[0, refused]],
  max_step_num: [[0, refused]],
  max_search_results: [[0, refused]],
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
      createThread: [[false, refused]],
      contextKey: [["", same]],
      embedResources: [[false, same]],
      metadata: [[{}, same]],
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
        [{}, refused],
        [anything, same],
      ],
    },
  },
  {
    contract: "tambo",
    schema: "JSONSchema",
    at: ["tools", 0, "inputSchema"],
    around: { tools: [tool] },
    members: {
      required: [[[], offered({ ...anything, required: [] })]],
      additionalProperties: [[false, offered({ ...anything, additionalProperties: false })]],
    },
  },
  {
    contract: "tambo",
    schema: "JSONSchemaProperty",
    at: ["tools", 0, "inputSchema", "properties", "a"],
    around: { tools: [{ ...tool, inputSchema: { ...anything, properties: { a: text } } }] },
    members: {
      description: [["", property({ description: "" })]],
      enum: [[[], property({ enum: [] })]],
      items: [[{}, refused]],
      properties: [[{}, property({ properties: {} })]],
      required: [[[], property({ required: [] })]],
      default: [0, "", false].map((value) => [value, property({ default: value })]),
    },
  },
  {
    contract: "ag-ui",
    schema: "RunAgentInput",
    at: [],
    members: {
      protocolVersion: [["", same]],
      parentRunId: [["", same]],
      // A state without fields is treated as absent.
      state: [0, "", false, [], {}].map((value) => [value, same]),
      forwardedProps: [0, "", false, [], {}].map((value) => [value, same]),
      resume: [[[], same]],
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
      tool_choice: [[{}, refused]],
      output_format: [[{}, refused]],
      output: [[{}, same]],
      voice: [[{}, refused]],
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
      max_turns: [[0, refused]],
      max_tool_calls: [[0, refused]],
      max_tokens: [[0, same]],
      timeout_ms: [[0, refused]],
      parallel_tools: [[false, same]],
      tool_timeout_ms: [[0, refused]],
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
      max_clarification_rounds: [[0, refused]],
      interrupt_before_tools: [[[], same]],
    },
  },
  {
    contract: "agent-stream",
    schema: "AgentRequest",
    at: [],
    path: () => "/agent/agent/stream",
    members: { ...planning, session_id: [["", refused]], module: [["", refused]] },
  },
];

const anthropic = formats.find(({ prefix }) => prefix === "anthropic") ?? expect.unreachable();

/** Starts a server with a provider's model. */
async function started(): Promise<{ server: TestServer; provider: Provider }> {
  const answer = [...anthropic.start(), ...anthropic.text(0, ["Hi"]), ...anthropic.finish(false)];
  const provider = await startProvider(whole(answer));
  const server = await testServer({
    model: "anthropic/m",
    providers: providersAt(provider.url, {}),
    byokProviders: byokAt(provider.url),
  });
  return { server, provider };
}

let threads = 0;

/** Sends a request with fields in one part. @returns The provider's request, or the status of the error. */
async function ask(
  { server, provider }: { server: TestServer; provider: Provider },
  { contract, at, around = {}, path }: Part,
  members: object,
): Promise<Record<string, unknown> | number> {
  threads += 1;
  const threadId = `thr_${threads}`;
  const asking = clients[contract].ask({ threadId, content: "Hi" });
  const request: Record<string, unknown> = structuredClone({ ...asking.body, ...around });
  if (contract === "gateway") Object.assign(request.request as object, { model: "anthropic/m" });
  // biome-ignore lint/suspicious/noExplicitAny: places in requests of every contract.
  const place = at.reduce((outer: any, name) => outer[name], request);
  Object.assign(place, members);
  const before = provider.requests.length;
  const response = await server.request("POST", path?.(threadId) ?? asking.path, request, callerKeys);
  await response.text();
  return response.status === 200 ? provider.requests[before]?.body : response.status;
}

it.each(parts)("$contract $schema: zero and empty values", async (part) => {
  const running = await started();
  const base = await ask(running, part, {});
  if (typeof base === "number") throw new Error(`refused without the member: ${base}`);
  const rows = Object.entries(part.members).flatMap(([member, values]) =>
    values.map(([value, outcome]) => ({ member, value, outcome })),
  );
  const found: unknown[] = [];
  for (const { member, value } of rows) {
    const asked = await ask(running, part, { [member]: value });
    found.push([member, value, typeof asked === "number" ? `refused with ${asked}` : asked]);
  }
  expect(found).toEqual(
    rows.map(({ member, value, outcome }) => [
      member,
      value,
      outcome === refused
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
