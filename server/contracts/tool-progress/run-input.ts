import type { components } from "../../../generated/tool-progress/types.ts";
import type { ImageBlock } from "../../core/messages.ts";
import type { RunInput, UserMessage } from "../../engine/run-input.ts";
import { isBase64 } from "../media.ts";
import { ToolProgressError } from "./errors.ts";

type Message = components["schemas"]["SendMessageV1Request"];
type Image = NonNullable<Message["images"]>[number];

/**
 * Converts a message to the engine's input.
 *
 * @throws {ToolProgressError} `VALIDATION_ERROR` for an invalid image.
 */
export function toMessageInput({ content, node_ids, images }: Message): RunInput {
  return { ...createBaseInput(node_ids), messages: [toUserMessage(content, images ?? [])] };
}

/** Returns the input for a run that generates another response to the last user message. */
export function toRegenerateInput(nodeIds: readonly string[] | null | undefined): RunInput {
  return { ...createBaseInput(nodeIds), messages: [], regenerate: true };
}

function toUserMessage(text: string, images: readonly Image[]): UserMessage {
  const errors = images.flatMap(({ data }, index) =>
    isBase64(data) ? [] : [{ pointer: `/images/${index}/data`, message: invalidBase64 }],
  );
  if (errors.length > 0) throw ToolProgressError.forFields(errors);
  const blocks = images.map(
    ({ data, mime_type: mediaType }): ImageBlock => ({
      type: "image",
      source: { type: "base64", mediaType, data },
    }),
  );
  return {
    content: [{ type: "text", text }, ...blocks],
    ...(blocks.length > 0 && { pointers: ["/content", ...images.map((_, index) => `/images/${index}`)] }),
  };
}

const invalidBase64 = "must be base64 data of at least one byte (RFC 4648 section 4, with padding)";

/**
 * Returns the settings that all runs share. Runs continue without readers, because clients can resume and
 * stop sessions.
 */
function createBaseInput(nodeIds: readonly string[] | null | undefined): Omit<RunInput, "messages"> {
  const nodes = nodeIds ?? [];
  const context = [{ description: "Nodes that the user refers to", value: JSON.stringify(nodes) }];
  return {
    toolResults: [],
    settings: {
      components: [],
      tools: [],
      toolChoice: "auto",
      embedResources: false,
      ...(nodes.length > 0 && { context }),
    },
    onDisconnect: "continue",
  };
}
