/** The tools that providers run themselves, by API, and the results of these tools (G-005, G-082). */
import type { components } from "../../../generated/gateway/types.ts";
import type { Json, JsonObject } from "../../core/events.ts";
import type { EventOf } from "../../core/log-line.ts";
import type { ByokModel } from "../../core/ports/request-models.ts";
import type { NativeProviderTool } from "../../engine/run-input.ts";
import { shortenName } from "./decode/params.ts";
import type { CompatIssue } from "./errors.ts";

type Schemas = components["schemas"];
type RequestTool = Schemas["RequestTool"];
type Api = ByokModel["api"];
type ContentBlock = Extract<Schemas["StreamEvent"], { type: "content_block_start" }>["content_block"];

/** A tool in a provider's API: its name in that API, and the names of its config fields. */
interface ProviderTool {
  id: NativeProviderTool["id"];
  name: string;
  configFields: Readonly<Record<string, string>>;
}

const webConfigFields = {
  max_uses: "maxUses",
  allowed_domains: "allowedDomains",
  blocked_domains: "blockedDomains",
};

const providerTools: Partial<Record<Api, Partial<Record<RequestTool["type"], ProviderTool>>>> = {
  responses: {
    web_search: {
      id: "openai.web_search",
      name: "web_search",
      configFields: { allowed_domains: "allowedDomains", user_location: "userLocation" },
    },
    code_execution: { id: "openai.code_interpreter", name: "code_execution", configFields: {} },
  },
  messages: {
    web_search: {
      id: "anthropic.web_search_20250305",
      name: "web_search",
      configFields: { ...webConfigFields, user_location: "userLocation" },
    },
    web_fetch: { id: "anthropic.web_fetch_20250910", name: "web_fetch", configFields: webConfigFields },
    code_execution: { id: "anthropic.code_execution_20250825", name: "code_execution", configFields: {} },
  },
};

/**
 * Selects the tools in a request that the model's provider runs.
 *
 * @returns The supported tools, and an issue for each tool or config that is not supported. Nothing is
 * silently ignored (GX-09).
 */
export function selectNativeTools(
  tools: readonly RequestTool[],
  { api, publicId }: Pick<ByokModel, "api" | "publicId">,
): { tools: NativeProviderTool[]; issues: CompatIssue[] } {
  const issues: CompatIssue[] = [];
  const selected: NativeProviderTool[] = [];
  for (const [index, tool] of tools.entries()) {
    const providerTool = providerTools[api]?.[tool.type];
    const config = getConfig(tool);
    const unsupportedFields = Object.keys(config).filter(
      (member) => providerTool !== undefined && !(member in providerTool.configFields),
    );
    const param = `request.tools[${index}]`;
    const provider = `The provider of "${shortenName(publicId)}"`;
    if (providerTool === undefined) {
      issues.push(createIssue(`${param}.type`, `${provider} has no tool of type "${tool.type}".`));
    } else if (unsupportedFields.length > 0) {
      const message = `${provider} does not support "${unsupportedFields[0]}" for this tool.`;
      issues.push(createIssue(`${param}.config`, message));
    } else {
      selected.push({ id: providerTool.id, name: providerTool.name, args: toArgs(providerTool, config) });
    }
  }
  return { tools: selected, issues };
}

function getConfig(tool: RequestTool): JsonObject {
  return withoutNulls((tool.config ?? {}) as JsonObject);
}

/** Removes fields that are `null`, because they are treated as absent. */
function withoutNulls(config: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== null));
}

function toArgs({ id, configFields }: ProviderTool, config: JsonObject): JsonObject {
  const args: JsonObject = {};
  for (const [name, value] of Object.entries(config)) {
    const isLocation = name === "user_location";
    args[configFields[name] as string] = isLocation
      ? { type: "approximate", ...withoutNulls(value as JsonObject) }
      : value;
  }
  const { allowedDomains, ...rest } = args;
  // OpenAI's tool expects the domains in a nested object.
  if (id === "openai.web_search" && allowedDomains !== undefined)
    return { ...rest, filters: { allowedDomains } };
  return args;
}

function createIssue(param: string, message: string): CompatIssue {
  return { severity: "error", param, code: "unsupported_tool_type", message };
}

/** Converts a provider tool's result to a block. */
export function toResultBlock({
  toolCallId,
  toolName,
  result,
}: Pick<EventOf<"engine.native_result">, "toolCallId" | "toolName" | "result">): ContentBlock {
  if (toolName === "web_search" && Array.isArray(result))
    return {
      type: "web_search_tool_result",
      tool_use_id: toolCallId,
      content: result.flatMap(toSearchResult),
    };
  return { type: "server_tool_result", tool_use_id: toolCallId, content: result } as ContentBlock;
}

/** Returns true if a block is the result of a provider tool. */
export function isNativeResult(block: ContentBlock): boolean {
  return !["text", "thinking", "tool_use", "server_tool_use"].includes(block.type);
}

/** Converts a provider tool's result to a block that is valid in a request. */
export function toRequestBlock(block: ContentBlock): Schemas["UserBlock"] {
  if (block.type === "web_search_tool_result") return block as Schemas["WebSearchToolResultBlock"];
  const { tool_use_id, content } = block as unknown as { tool_use_id: string; content: Json };
  return { type: "tool_result", tool_use_id, content: [{ type: "text", text: JSON.stringify(content) }] };
}

/** Converts a search result. The AI SDK uses different names for the fields. */
function toSearchResult(found: Json): Schemas["WebSearchResult"][] {
  if (found === null || typeof found !== "object" || Array.isArray(found)) return [];
  const { url, title, pageAge, encryptedContent } = found;
  if (typeof url !== "string") return [];
  return [
    {
      type: "web_search_result",
      url,
      title: typeof title === "string" ? title : url,
      ...(typeof pageAge === "string" && { page_age: pageAge }),
      ...(typeof encryptedContent === "string" && { encrypted_content: encryptedContent }),
    },
  ];
}
