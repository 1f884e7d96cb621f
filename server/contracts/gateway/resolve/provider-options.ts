/** What is passed on to providers as it is (G-051). Pure. */
import type { components } from "../../../../generated/gateway/types.ts";
import type { JsonObject } from "../../../core/events.ts";

type MessageRequest = components["schemas"]["MessageRequest"];

/**
 * Options for the providers: the objects of `extensions` by the provider's name, and `metadata` where their APIs have a
 * place for it: with OpenAI if all of it is text, of Anthropic's the member `user_id`.
 *
 * @param request Its extensions are those that have no issues.
 */
export function providerOptions({ extensions, metadata }: MessageRequest): {
  [provider: string]: JsonObject;
} {
  const options: { [provider: string]: JsonObject } = {
    // Schemas of requests need not be of OpenAI's strict kind.
    openai: { strictJsonSchema: false },
  };
  const given = (metadata ?? {}) as JsonObject;
  const values = Object.values(given);
  if (values.length > 0 && values.every((value) => typeof value === "string"))
    options.openai = { ...options.openai, metadata: given };
  if (typeof given.user_id === "string") options.anthropic = { metadata: { userId: given.user_id } };
  for (const [provider, value] of Object.entries((extensions ?? {}) as { [name: string]: JsonObject | null }))
    options[provider] = { ...options[provider], ...value };
  return options;
}
