/** Images, sounds and files that a provider's API has no place for (GX-09). Pure. */
import type { components } from "../../../../generated/gateway/types.ts";
import { hasPlaceFor } from "../../../core/ports/input-kinds.ts";
import { inputOf } from "../../../engine/admission/check-input.ts";
import type { ByokModel } from "../../../core/ports/request-models.ts";
import { contentBlock, type MediaBlock } from "../content.ts";
import { cutName } from "../decode/params.ts";
import type { CompatIssue } from "../errors.ts";

type RequestMessage = components["schemas"]["RequestMessage"];

const ways = { data: "in base64", url: "by URL", reference: "by id" } as const;

/** The issues of what the user says, and of what tools gave, in their order. */
export function mediaIssues(
  messages: readonly RequestMessage[],
  { api, publicId }: Pick<ByokModel, "api" | "publicId">,
): CompatIssue[] {
  // The embedded models read text, and do not mind what else there is.
  if (api === "embedded") return [];
  const issueOf = (block: MediaBlock, param: string): CompatIssue[] => {
    if (block.type === "audio_stt") return [];
    const input = inputOf(contentBlock(block));
    if (input === undefined || hasPlaceFor(api, input)) return [];
    const { mediaType, source } = input;
    const message = `The provider of "${cutName(publicId)}" takes no ${cutName(mediaType)} ${ways[source]}. Send it in another way, or choose another model.`;
    return [{ severity: "error", param, code: "unsupported_content_block", message }];
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
