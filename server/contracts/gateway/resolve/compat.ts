/**
 * Finds features of a request that the model or the gateway does not support. They are rejected, never
 * ignored (GX-09). Pure.
 */
import type { components } from "../../../../generated/gateway/types.ts";
import { hasPlaceFor } from "../../../core/ports/input-kinds.ts";
import type { ByokModel } from "../../../core/ports/request-models.ts";
import { inputOf } from "../../../engine/admission/check-request.ts";
import { contentBlock, type MediaBlock } from "../content.ts";
import { cutName } from "../decode/params.ts";
import { type CompatIssue, GatewayError } from "../errors.ts";

type Schemas = components["schemas"];
type MessageRequest = Schemas["MessageRequest"];
type RequestMessage = Schemas["RequestMessage"];

/** The properties of a model that determine its features. */
export type CompatModel = Pick<ByokModel, "publicId" | "takesTools">;

/** Returns the issues of a request except those of its tools, in the order of its fields. */
export function compatIssues(
  request: MessageRequest,
  builtins: readonly string[],
  model: CompatModel,
): CompatIssue[] {
  return [
    ...messageIssues(request.messages),
    ...systemIssues(request.system),
    ...outputIssues(request, model),
    ...builtinIssues(builtins, model),
  ];
}

/**
 * @throws {GatewayError} `invalid_request_error` with all issues, and the location and message of the first.
 */
export function throwIfAny(issues: readonly CompatIssue[]): void {
  const [first] = issues;
  if (first === undefined) return;
  const { param, code, message } = first;
  throw new GatewayError("invalid_request_error", message, { param, code, compatIssues: issues });
}

function messageIssues(messages: readonly RequestMessage[]): CompatIssue[] {
  return messages.flatMap(({ role, content }, index) => {
    if (typeof content === "string") return [];
    const at = `request.messages[${index}].content`;
    return content.flatMap((block, place) => {
      const param = `${at}[${place}]`;
      if (block.type === "tool_result")
        return (block.content ?? []).flatMap((inner, part) =>
          speechIssues(inner, `${param}.content[${part}]`),
        );
      return role === "assistant" && isMedia(block.type)
        ? [
            blockIssue(
              param,
              `No model takes a block of the type "${block.type}" in a message of the assistant's.`,
            ),
          ]
        : speechIssues(block, param);
    });
  });
}

function speechIssues({ type }: { type: string }, param: string): CompatIssue[] {
  const message = "Speech is not written down here. Send text, or audio to a model that takes it.";
  return type === "audio_stt" ? [blockIssue(param, message)] : [];
}

function isMedia(type: string): boolean {
  return ["image", "audio", "video", "document", "audio_stt"].includes(type);
}

function systemIssues(system: MessageRequest["system"]): CompatIssue[] {
  if (!Array.isArray(system)) return [];
  return system.flatMap(({ type }, index) =>
    type === "text"
      ? []
      : [
          blockIssue(
            `request.system[${index}]`,
            "A system prompt is text: no model takes anything else in it.",
          ),
        ],
  );
}

function outputIssues(
  { output_format, output, voice }: MessageRequest,
  { publicId }: CompatModel,
): CompatIssue[] {
  const issues: CompatIssue[] = [];
  if (output_format && publicId === "embedded/demo") {
    const message = 'The model "embedded/demo" cannot keep to a schema.';
    issues.push(issueOf("request.output_format", "unsupported_output_format", message));
  }
  for (const [index, modality] of output?.modalities?.entries() ?? []) {
    if (modality === "text") continue;
    const message = `Answers are text here; there is none in the form of ${modality}.`;
    issues.push(issueOf(`request.output.modalities[${index}]`, "unsupported_output_format", message));
  }
  if (voice)
    issues.push(issueOf("request.voice", "unsupported_voice", "There is no voice here. Leave it out."));
  return issues;
}

function builtinIssues(builtins: readonly string[], { takesTools, publicId }: CompatModel): CompatIssue[] {
  if (takesTools || builtins.length === 0) return [];
  const message = `The model "${cutName(publicId)}" calls no tools. Leave "builtins" out, or choose another model.`;
  return [issueOf("builtins", "unsupported_tool_type", message)];
}

function blockIssue(param: string, message: string): CompatIssue {
  return issueOf(param, "unsupported_content_block", message);
}

function issueOf(param: string, code: string, message: string): CompatIssue {
  return { severity: "error", param, code, message };
}

const ways = { data: "in base64", url: "by URL", reference: "by id" } as const;

/** Returns the issues of media in user messages and tool results, in order. */
export function mediaIssues(
  messages: readonly RequestMessage[],
  { api, publicId }: Pick<ByokModel, "api" | "publicId">,
): CompatIssue[] {
  // The embedded models read text, and ignore other content.
  if (api === "embedded") return [];
  const issueOf = (block: MediaBlock, param: string): CompatIssue[] => {
    if (block.type === "audio_stt") return [];
    const input = inputOf(contentBlock(block));
    if (input === undefined || hasPlaceFor(api, input)) return [];
    const { mediaType, source } = input;
    const message = `The provider of "${cutName(publicId)}" takes no ${cutName(mediaType)} ${ways[source]}. Send it in another way, or choose another model.`;
    return [blockIssue(param, message)];
  };
  return messages.flatMap((message, index) => {
    if (message.role !== "user" || typeof message.content === "string") return [];
    return message.content.flatMap((block, place) => {
      const param = `request.messages[${index}].content[${place}]`;
      if (block.type === "tool_result")
        return (block.content ?? []).flatMap((inner, part) => issueOf(inner, `${param}.content[${part}]`));
      return block.type === "web_search_tool_result" ? [] : issueOf(block, param);
    });
  });
}

/** Sampling parameters that an API does not support. */
const lacks: Readonly<Record<ByokModel["api"], readonly ("top_k" | "stop_sequences")[]>> = {
  responses: ["top_k", "stop_sequences"],
  "chat-completions": ["top_k"],
  compatible: ["top_k"],
  messages: [],
  // Embedded models do not sample.
  embedded: [],
};

/** Returns the issues of a request's sampling parameters. */
export function samplingIssues(
  request: MessageRequest,
  { api, publicId }: Pick<ByokModel, "api" | "publicId">,
): CompatIssue[] {
  const wants = { top_k: Boolean(request.top_k), stop_sequences: (request.stop_sequences ?? []).length > 0 };
  return lacks[api]
    .filter((member) => wants[member])
    .map((member) => ({
      severity: "error",
      param: `request.${member}`,
      code: "unsupported_sampling",
      message: `The provider of "${cutName(publicId)}" has no "${member}". Leave it out, or choose another model.`,
    }));
}
