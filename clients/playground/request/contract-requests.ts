/** The request that sends a message, for each contract: its operation, and the fields that the page can edit. */
import type { ContractName } from "../session/session.ts";

/** A JSON Pointer to a field in a request body. */
export type Pointer = `/${string}`;

/** A list of definitions in a request body. */
export interface DefinitionList {
  pointer: Pointer;
  /** The definition that is added to the list. */
  template: { readonly name: string };
}

export interface ContractRequest {
  /** The URL of the contract's OpenAPI document. */
  document: string;
  /** The path of the operation in the document. Its method is POST. */
  path: string;
  /** The fields that belong to the conversation rather than to the settings. */
  conversation: readonly Pointer[];
  /** The model's id. */
  model?: Pointer;
  /** The model's instructions. */
  systemPrompt?: Pointer;
  temperature?: Pointer;
  /** The maximum number of tokens that the model generates. */
  maxTokens?: Pointer;
  tools?: DefinitionList;
  components?: DefinitionList;
}

const describeObject = (name: string) => ({
  type: "object",
  required: [name],
  properties: { [name]: { type: "string" } },
});
const newTool = { name: "my_tool", description: "What the tool does" };
const newComponent = {
  name: "MyComponent",
  description: "What the component shows",
  propsSchema: describeObject("title"),
};

export const contractRequests: Readonly<Record<ContractName, ContractRequest>> = {
  tambo: {
    document: "/openapi.yaml",
    path: "/v1/threads/{threadId}/runs",
    conversation: ["/message"],
    model: "/model",
    temperature: "/temperature",
    maxTokens: "/maxTokens",
    tools: { pointer: "/tools", template: { ...newTool, ...{ inputSchema: describeObject("query") } } },
    components: { pointer: "/availableComponents", template: newComponent },
  },
  "ag-ui": {
    document: "/contracts/ag-ui/openapi.yaml",
    path: "/ag-ui/{agent}",
    conversation: ["/threadId", "/runId", "/messages", "/state"],
    model: "/forwardedProps/tambo/model",
    temperature: "/forwardedProps/tambo/temperature",
    maxTokens: "/forwardedProps/tambo/maxTokens",
    tools: { pointer: "/tools", template: { ...newTool, ...{ parameters: describeObject("query") } } },
    components: { pointer: "/forwardedProps/tambo/availableComponents", template: newComponent },
  },
  gateway: {
    document: "/contracts/gateway/openapi.yaml",
    path: "/v1/runs:stream",
    conversation: ["/request/messages"],
    model: "/request/model",
    systemPrompt: "/request/system",
    temperature: "/request/temperature",
    maxTokens: "/request/max_tokens",
  },
  "tool-progress": {
    document: "/contracts/tool-progress/openapi.yaml",
    path: "/api/v2/conversations/{conversation_id}/message/",
    conversation: ["/content"],
  },
  "agent-stream": {
    document: "/contracts/agent-stream/openapi.yaml",
    path: "/agent/agent/stream",
    conversation: ["/thread_id", "/messages"],
    model: "/model_id",
  },
  "ui-stream": {
    document: "/contracts/ui-stream/openapi.yaml",
    path: "/api/chat",
    conversation: ["/id", "/messages", "/state"],
    model: "/model",
    temperature: "/temperature",
    maxTokens: "/maxTokens",
    tools: { pointer: "/tools", template: { ...newTool, ...{ inputSchema: describeObject("query") } } },
    components: { pointer: "/availableComponents", template: newComponent },
  },
};
