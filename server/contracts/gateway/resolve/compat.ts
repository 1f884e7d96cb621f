/**
 * Finds features in a request that the model or the gateway does not support. They are rejected, never
 * ignored (GX-09). All functions are pure.
 */
import type { components } from "../../../../generated/gateway/types.ts";
import { acceptsInput } from "../../../core/ports/input-kinds.ts";
import type { ByokModel } from "../../../core/ports/request-models.ts";
import { toInputKind } from "../../../engine/admission/check-request.ts";
import { type MediaBlock, toContentBlock } from "../content.ts";
import { shortenName } from "../decode/params.ts";
import { type CompatIssue, GatewayError } from "../errors.ts";

type Schemas = components["schemas"];
type MessageRequest = Schemas["MessageRequest"];
type RequestMessage = Schemas["RequestMessage"];

/** The properties that determine which features a model supports. */
export type CompatModel = Pick<ByokModel, "publicId" | "supportsTools">;

/** Returns the issues in a request, except issues with tools, in the order of the request's fields. */
export function findCompatIssues(
  request: MessageRequest,
  builtins: readonly string[],
  model: CompatModel,
): CompatIssue[] {
  return [
    ...findMessageIssues(request.messages),
    ...findSystemIssues(request.system),
    ...findOutputIssues(request, model),
    ...findBuiltinIssues(builtins, model),
  ];
}

/**
 * @throws {GatewayError} `invalid_request_error` with all issues, and the location and message of the first
 * issue.
 */
export function throwIfIssues(issues: readonly CompatIssue[]): void {
  const [first] = issues;
  if (first === undefined) return;
  const { param, code, message } = first;
  throw new GatewayError("invalid_request_error", message, { param, code, compatIssues: issues });
}

function findMessageIssues(messages: readonly RequestMessage[]): CompatIssue[] {
  return messages.flatMap(({ role, content }, index) => {
    if (typeof content === "string") return [];
    const at = `request.messages[${index}].content`;
    return content.flatMap((block, blockIndex) => {
      const param = `${at}[${blockIndex}]`;
      if (block.type === "tool_result")
        return (block.content ?? []).flatMap((inner, part) =>
          findSpeechIssues(inner, `${param}.content[${part}]`),
        );
      return role === "assistant" && isMedia(block.type)
        ? [
            createBlockIssue(
              param,
              `No model supports a block of type "${block.type}" in an assistant message.`,
            ),
          ]
        : findSpeechIssues(block, param);
    });
  });
}

function findSpeechIssues({ type }: { type: string }, param: string): CompatIssue[] {
  const message = "Speech is not transcribed. Send text, or send audio to a model that supports it.";
  return type === "audio_stt" ? [createBlockIssue(param, message)] : [];
}

function isMedia(type: string): boolean {
  return ["image", "audio", "video", "document", "audio_stt"].includes(type);
}

function findSystemIssues(system: MessageRequest["system"]): CompatIssue[] {
  if (!Array.isArray(system)) return [];
  return system.flatMap(({ type }, index) =>
    type === "text"
      ? []
      : [createBlockIssue(`request.system[${index}]`, "A system prompt can contain only text.")],
  );
}

function findOutputIssues(
  { output_format, output, voice }: MessageRequest,
  { publicId }: CompatModel,
): CompatIssue[] {
  const issues: CompatIssue[] = [];
  if (output_format && publicId === "embedded/demo") {
    const message = 'The model "embedded/demo" does not support output schemas.';
    issues.push(createIssue("request.output_format", "unsupported_output_format", message));
  }
  for (const [index, modality] of output?.modalities?.entries() ?? []) {
    if (modality === "text") continue;
    const message = `Only text output is supported, not ${modality}.`;
    issues.push(createIssue(`request.output.modalities[${index}]`, "unsupported_output_format", message));
  }
  if (voice)
    issues.push(createIssue("request.voice", "unsupported_voice", "Voice is not supported. Remove it."));
  return issues;
}

function findBuiltinIssues(
  builtins: readonly string[],
  { supportsTools, publicId }: CompatModel,
): CompatIssue[] {
  if (supportsTools || builtins.length === 0) return [];
  const message = `The model "${shortenName(publicId)}" does not support tools. Remove "builtins", or choose another model.`;
  return [createIssue("builtins", "unsupported_tool_type", message)];
}

function createBlockIssue(param: string, message: string): CompatIssue {
  return createIssue(param, "unsupported_content_block", message);
}

function createIssue(param: string, code: string, message: string): CompatIssue {
  return { severity: "error", param, code, message };
}

const transports = { data: "in base64", url: "by URL", reference: "by id" } as const;

/** Returns the issues with media in user messages and tool results, in order. */
export function findMediaIssues(
  messages: readonly RequestMessage[],
  { api, publicId }: Pick<ByokModel, "api" | "publicId">,
): CompatIssue[] {
  // Embedded models read text and ignore other content.
  if (api === "embedded") return [];
  const findBlockIssues = (block: MediaBlock, param: string): CompatIssue[] => {
    if (block.type === "audio_stt") return [];
    const input = toInputKind(toContentBlock(block));
    if (input === undefined || acceptsInput(api, input)) return [];
    const { mediaType, source } = input;
    const message = `The provider of "${shortenName(publicId)}" does not accept ${shortenName(mediaType)} ${transports[source]}. Send it in another way, or choose another model.`;
    return [createBlockIssue(param, message)];
  };
  return messages.flatMap((message, index) => {
    if (message.role !== "user" || typeof message.content === "string") return [];
    return message.content.flatMap((block, blockIndex) => {
      const param = `request.messages[${index}].content[${blockIndex}]`;
      if (block.type === "tool_result")
        return (block.content ?? []).flatMap((inner, part) =>
          findBlockIssues(inner, `${param}.content[${part}]`),
        );
      return block.type === "web_search_tool_result" ? [] : findBlockIssues(block, param);
    });
  });
}

/** Sampling parameters that each API does not support. */
const unsupportedSampling: Readonly<Record<ByokModel["api"], readonly ("top_k" | "stop_sequences")[]>> = {
  responses: ["top_k", "stop_sequences"],
  "chat-completions": ["top_k"],
  compatible: ["top_k"],
  messages: [],
  // Embedded models do not sample.
  embedded: [],
};

/** Returns the issues with a request's sampling parameters. */
export function findSamplingIssues(
  request: MessageRequest,
  { api, publicId }: Pick<ByokModel, "api" | "publicId">,
): CompatIssue[] {
  const isRequested = {
    top_k: Boolean(request.top_k),
    stop_sequences: (request.stop_sequences ?? []).length > 0,
  };
  return unsupportedSampling[api]
    .filter((member) => isRequested[member])
    .map((member) => ({
      severity: "error",
      param: `request.${member}`,
      code: "unsupported_sampling",
      message: `The provider of "${shortenName(publicId)}" does not support "${member}". Remove it, or choose another model.`,
    }));
}
