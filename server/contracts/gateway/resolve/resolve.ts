import type { components } from "../../../../generated/gateway/types.ts";
import type { JsonObject } from "../../../core/events.ts";
import {
  allowsModel,
  intersectModelLists,
  type ModelList,
  type Models,
  toFullId,
} from "../../../core/ports/models.ts";
import type { ByokModel, ByokModels } from "../../../core/ports/request-models.ts";
import { quoteChoices } from "../../../core/quote-choices.ts";
import type { ProjectSettings } from "../../../core/settings.ts";
import type {
  HistoryEntry,
  RunInput,
  RunOverrides,
  RunSettings,
  ToolChoice,
} from "../../../engine/run-input.ts";
import { shortenName } from "../decode/params.ts";
import type { EncoderOptions } from "../encode/encoder.ts";
import { createInvalidValueError, GatewayError } from "../errors.ts";
import { selectNativeTools } from "../native-tools.ts";
import { findCompatIssues, findMediaIssues, findSamplingIssues, throwIfIssues } from "./compat.ts";
import { findExtensionIssues, toProviderOptions } from "./extensions.ts";
import { toHistory } from "./history.ts";
import { type BuiltinSources, type GetHeader, resolveBuiltins } from "./resolve-builtins.ts";

type Schemas = components["schemas"];
type RunRequest = Schemas["RunRequest"];
type MessageRequest = Schemas["MessageRequest"];

/** Sources of the models, builtins and settings. */
export interface ResolveSources extends BuiltinSources {
  models: ByokModels;
  project: Pick<ProjectSettings, "builtInTools" | "limits" | "setLimits" | "models">;
  /** Models that gateway requests may use. A project can restrict them further. */
  allowed?: ModelList;
}

/** A run that is ready to be started. */
export interface ResolvedRun {
  input: RunInput;
  overrides: Required<Pick<RunOverrides, "models" | "tools">>;
  encoderOptions: Omit<EncoderOptions, "requestId">;
}

/**
 * Resolves a request's model and tools, and converts the request to the engine's input.
 *
 * @param body The decoded request.
 * @throws {GatewayError} if the server, the model or the caller's keys do not allow the run.
 */
export function resolveRun(body: RunRequest, sources: ResolveSources): ResolvedRun {
  const { request } = body;
  const { names, tools } = resolveBuiltins(body, sources);
  let keyHeader: string | undefined;
  const getHeader: GetHeader = (name) => {
    keyHeader = name;
    return sources.getHeader(name);
  };
  const model = resolveModel(request.model, { ...sources, getHeader });
  const native = selectNativeTools(request.tools ?? [], model);
  throwIfIssues([
    ...findCompatIssues(request, names, model),
    ...findMediaIssues(request.messages, model),
    ...findSamplingIssues(request, model),
    ...findExtensionIssues(request),
    ...native.issues,
  ]);
  const settings = toRunSettings(body, sources);
  const nativeSettings = native.tools.length === 0 ? {} : { nativeTools: native.tools };
  return {
    input: {
      toolResults: [],
      messages: [],
      history: toConversation(request),
      settings: { ...settings, ...nativeSettings },
      onDisconnect: "cancel",
    },
    overrides: { models: toModels(model), tools },
    encoderOptions: {
      model: request.model,
      messages: request.messages as EncoderOptions["messages"],
      tools: new Set(names),
      ...(keyHeader !== undefined && { keyHeader }),
    },
  };
}

function resolveModel(publicId: string, { models, getHeader, allowed, project }: ResolveSources): ByokModel {
  const list = intersectModelLists(allowed, project.models);
  const resolved = models.resolve(publicId, getHeader);
  const ids = list?.map(toFullId) ?? models.ids;
  const choices = ids.length === 0 ? "" : `; use ${quoteChoices(ids)}`;
  const createModelError = (message: string) =>
    new GatewayError("invalid_request_error", message, { param: "request.model" });
  if (!("reason" in resolved)) {
    checkAllowed(publicId, list);
    return resolved;
  }
  switch (resolved.reason) {
    case "unknown-provider":
      throw createModelError(`There is no provider "${shortenName(resolved.provider)}"${choices}.`);
    case "unknown-model":
      throw createModelError(`The model "${shortenName(publicId)}" is not available${choices}.`);
    case "key-missing": {
      checkAllowed(publicId, list);
      const message = `The key of the model's provider is missing. Send it in the ${resolved.header} header.`;
      throw new GatewayError("authentication_error", message, {
        param: resolved.header,
        code: "provider_key_missing",
      });
    }
  }
}

/** @throws {GatewayError} 403 for a model that is not in the list (G-177). */
function checkAllowed(publicId: string, list: ModelList): void {
  if (list === undefined || allowsModel(list, publicId)) return;
  const choice = list.length === 0 ? "it allows none" : `use ${quoteChoices(list.map(toFullId))}`;
  const message = `This server does not allow the model; ${choice}.`;
  throw new GatewayError("permission_error", message, { param: "request.model" });
}

/**
 * Rejects a conversation that has no content for the model. Each provider would reject it with a different
 * error.
 */
function toConversation({ messages }: MessageRequest): HistoryEntry[] {
  const history = toHistory(messages);
  if (history.length > 0) return history;
  throw createInvalidValueError(
    "request.messages",
    "must have content for the model; all messages are empty",
  );
}

/** Returns a list that contains only the run's own model. This model uses the caller's key. */
function toModels({ model, publicId }: ByokModel): Models {
  return {
    default: publicId,
    ids: [publicId],
    get: (id) => (id === publicId ? model : undefined),
    // Unsupported input has already been rejected.
    acceptsInput: () => true,
  };
}

const unlimited = Number.POSITIVE_INFINITY;

/**
 * Builds the run settings. The contract defines the defaults (G-025). The operator's limits take precedence
 * over the caller's (G-128).
 */
function toRunSettings({ request, run }: RunRequest, { project }: ResolveSources): RunSettings {
  const { max_turns, max_tool_calls, max_tokens, timeout_ms, parallel_tools, tool_timeout_ms } = run ?? {};
  const { setLimits = {} } = project;
  // `0` means no limit.
  const tokens = Math.min(max_tokens || unlimited, setLimits.tokens ?? unlimited);
  return {
    ...toPromptSettings(request),
    ...toSamplingSettings(request),
    model: request.model,
    providerOptions: toProviderOptions(request),
    limits: {
      turns: Math.min(max_turns ?? 8, setLimits.turns ?? unlimited),
      toolCalls: Math.min(max_tool_calls ?? 20, setLimits.toolCalls ?? unlimited),
      ...(tokens < unlimited && { tokens }),
      timeMs: Math.min(timeout_ms ?? 60_000, project.limits.timeMs),
      toolTimeMs: Math.min(tool_timeout_ms ?? 30_000, setLimits.toolTimeMs ?? unlimited),
    },
    asksFirst: true,
    repeatsToolChoice: true,
    endsBeforeCalls: true,
    ...(parallel_tools === false && { callsInTurn: true }),
  };
}

function toPromptSettings({ system, tool_choice }: MessageRequest) {
  const instructions = typeof system === "string" ? system : system?.map(getText).join("\n");
  return {
    components: [],
    tools: [],
    toolChoice: toToolChoice(tool_choice),
    embedResources: false,
    ...(instructions !== undefined && { instructions }),
  };
}

function getText(block: Schemas["MediaBlock"]): string {
  return block.type === "text" ? block.text : "";
}

function toToolChoice(choice: MessageRequest["tool_choice"]): ToolChoice {
  switch (choice?.type) {
    case "any":
      return "required";
    case "none":
      return "none";
    case "tool":
      return { name: choice.name };
    default:
      return "auto";
  }
}

function toSamplingSettings(request: MessageRequest): Partial<RunSettings> {
  const { max_tokens, temperature, top_p, top_k, stop_sequences, output_format } = request;
  return {
    // `0` means no limit, as in `run`. The same applies to `top_k`.
    ...(max_tokens && { maxTokens: max_tokens }),
    ...(typeof temperature === "number" && { temperature }),
    ...(typeof top_p === "number" && { topP: top_p }),
    ...(top_k && { topK: top_k }),
    ...(stop_sequences && { stopSequences: stop_sequences }),
    ...(output_format && { outputSchema: output_format.json_schema as JsonObject }),
  };
}
