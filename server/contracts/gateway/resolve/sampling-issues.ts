/** Sampling that a provider's API has no member for (GX-09). Pure. */
import type { components } from "../../../../generated/gateway/types.ts";
import type { ByokModel } from "../../../core/ports/request-models.ts";
import { cutName } from "../decode/params.ts";
import type { CompatIssue } from "../errors.ts";

type MessageRequest = components["schemas"]["MessageRequest"];

/** What each API lacks. */
const lacks: Readonly<Record<ByokModel["api"], readonly ("top_k" | "stop_sequences")[]>> = {
  responses: ["top_k", "stop_sequences"],
  "chat-completions": ["top_k"],
  compatible: ["top_k"],
  messages: [],
  // They sample nothing.
  embedded: [],
};

/** The issues of a request's sampling. */
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
