/** A checked request as what the engine is to do, with everything that it takes for that. */
import type { components } from "../../../generated/gateway/types.ts";
import type { ProjectSettings } from "../../config/project-settings.ts";
import type { ByokModel, ByokModels } from "../../models/byok.ts";
import type { Models } from "../../models/port.ts";
import type { JsonObject } from "../../runs/events.ts";
import type { RunInput, RunSettings, ToolChoice } from "../../runs/input.ts";
import type { OwnParts } from "../../runs/start-run.ts";
import { nativeTools as inProcess } from "../../tools/native.ts";
import { chooseBuiltins, type HeaderOf } from "./choose-builtins.ts";
import { compatIssues, throwIfAny } from "./compat.ts";
import type { RunView } from "./encoder.ts";
import { GatewayError } from "./errors.ts";
import { historyOf } from "./history.ts";
import { mediaIssues } from "./media-issues.ts";
import { nativeTools } from "./native-tools.ts";
import { providerOptions } from "./provider-options.ts";
import { samplingIssues } from "./sampling-issues.ts";

type Schemas = components["schemas"];
type RunRequest = Schemas["RunRequest"];
type MessageRequest = Schemas["MessageRequest"];

/** What resolving looks things up in. */
export interface ResolveSources {
  models: ByokModels;
  project: Pick<ProjectSettings, "builtInTools" | "limits">;
  headerOf: HeaderOf;
  /** @throws {GatewayError} for a model that this server does not allow. */
  checkModel: (publicId: string) => void;
}

/** A run that can be made. */
export interface ResolvedRun {
  input: RunInput;
  own: Required<OwnParts>;
  view: Omit<RunView, "requestId">;
}

/**
 * Resolves a request.
 *
 * @param body The request, decoded.
 * @throws {GatewayError} when this server, the model or the caller's keys do not allow it.
 */
export function resolveRun(body: RunRequest, sources: ResolveSources): ResolvedRun {
  const { request } = body;
  const builtins = chooseBuiltins(body, sources.project.builtInTools, sources.headerOf);
  let keyHeader: string | undefined;
  const headerOf: HeaderOf = (name) => {
    keyHeader = name;
    return sources.headerOf(name);
  };
  const model = modelOf(request.model, { ...sources, headerOf });
  const names = builtins.map(({ tool }) => tool.name);
  const native = nativeTools(request.tools ?? [], model);
  throwIfAny([
    ...compatIssues(request, names, model),
    ...mediaIssues(request.messages, model),
    ...samplingIssues(request, model),
    ...native.issues,
  ]);
  const settings = settingsOf(body, sources);
  const nativeSettings = native.tools.length === 0 ? {} : { nativeTools: native.tools };
  return {
    input: {
      answers: [],
      messages: [],
      history: historyOf(request.messages),
      settings: { ...settings, ...nativeSettings },
      onDisconnect: "cancel",
    },
    own: { models: justOne(model), tools: inProcess(builtins) },
    view: {
      model: request.model,
      messages: request.messages as RunView["messages"],
      tools: new Set(names),
      ...(keyHeader !== undefined && { keyHeader }),
    },
  };
}

function modelOf(publicId: string, { models, headerOf, checkModel }: ResolveSources): ByokModel {
  const found = models.resolve(publicId, headerOf);
  const wrong = (message: string) =>
    new GatewayError("invalid_request_error", message, { param: "request.model" });
  if (!("reason" in found)) {
    checkModel(publicId);
    return found;
  }
  switch (found.reason) {
    case "malformed-id":
      throw wrong('The model must be "provider/model-name", such as "openai/gpt-4.1".');
    case "unknown-provider":
      throw wrong(`There is no provider "${found.provider}"; choose among ${models.ids.join(", ")}.`);
    case "unknown-model":
      throw wrong(`There is no model "${publicId}"; choose among ${models.ids.join(", ")}.`);
    case "key-missing": {
      checkModel(publicId);
      const message = `The key of the model's provider is missing. Send it in the header ${found.header}.`;
      throw new GatewayError("authentication_error", message, {
        param: found.header,
        code: "provider_key_missing",
      });
    }
  }
}

/** The models of one run: its own, with the key that came with it. */
function justOne({ model, publicId }: ByokModel): Models {
  return {
    default: publicId,
    ids: [publicId],
    get: (id) => (id === publicId ? model : undefined),
    // What it has no place for has been refused.
    takes: () => true,
  };
}

/** Defaults are those of the contract (G-025). */
function settingsOf({ request, run }: RunRequest, { project }: ResolveSources): RunSettings {
  const { max_turns, max_tool_calls, max_tokens, timeout_ms, parallel_tools, tool_timeout_ms } = run ?? {};
  return {
    ...offered(request),
    ...sampled(request),
    model: request.model,
    providerOptions: providerOptions(request),
    limits: {
      turns: max_turns ?? 8,
      toolCalls: max_tool_calls ?? 20,
      ...(max_tokens && { tokens: max_tokens }),
      // What the operator allows at most comes before what the caller wants (G-128).
      timeMs: Math.min(timeout_ms ?? 60_000, project.limits.timeMs),
      toolTimeMs: tool_timeout_ms ?? 30_000,
    },
    asksFirst: true,
    repeatsToolChoice: true,
    endsBeforeCalls: true,
    ...(parallel_tools === false && { callsInTurn: true }),
  };
}

function offered({ system, tool_choice }: MessageRequest) {
  const instructions = typeof system === "string" ? system : system?.map(textIn).join("\n");
  return {
    components: [],
    tools: [],
    toolChoice: toolChoice(tool_choice),
    embedResources: false,
    ...(instructions !== undefined && { instructions }),
  };
}

function textIn(block: Schemas["MediaBlock"]): string {
  return block.type === "text" ? block.text : "";
}

function toolChoice(choice: MessageRequest["tool_choice"]): ToolChoice {
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

function sampled(request: MessageRequest): Partial<RunSettings> {
  const { max_tokens, temperature, top_p, top_k, stop_sequences, output_format } = request;
  return {
    // 0 is no limit, as in `run`, and so it is for `top_k`.
    ...(max_tokens && { maxTokens: max_tokens }),
    ...(typeof temperature === "number" && { temperature }),
    ...(typeof top_p === "number" && { topP: top_p }),
    ...(top_k && { topK: top_k }),
    ...(stop_sequences && { stopSequences: stop_sequences }),
    ...(output_format && { outputSchema: output_format.json_schema as JsonObject }),
  };
}
