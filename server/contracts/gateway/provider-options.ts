/** What is passed on to providers as it is (G-051). Pure. */
import type { components } from "../../../generated/gateway/types.ts";
import type { JsonObject } from "../../runs/events.ts";

type MessageRequest = components["schemas"]["MessageRequest"];

/**
 * Options for the providers: the objects of `extensions` by the provider's name, and `metadata` where their APIs have a
 * place for it: with OpenAI if all of it is text, of Anthropic's the member `user_id`.
 */
export function providerOptions({ extensions, metadata }: MessageRequest): {
  [provider: string]: JsonObject;
} {
  const options: { [provider: string]: JsonObject } = {
    // Schemas of requests need not be of OpenAI's strict kind.
    openai: { strictJsonSchema: false },
  };
  const { user_id: userId, ...rest } = (metadata ?? {}) as JsonObject;
  const texts = userId === undefined ? rest : { ...rest, user_id: userId };
  const entries = Object.values(texts);
  if (entries.length > 0 && entries.every((value) => typeof value === "string"))
    options.openai = { ...options.openai, metadata: texts };
  if (typeof userId === "string") options.anthropic = { metadata: { userId } };
  for (const [provider, value] of Object.entries((extensions ?? {}) as JsonObject)) {
    if (isObject(value)) options[provider] = { ...options[provider], ...value };
  }
  return options;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
