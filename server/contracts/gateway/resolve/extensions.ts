/** Validates `extensions` (GX-09) and converts them to provider options (G-051). All functions are pure. */
import type { components } from "../../../../generated/gateway/types.ts";
import type { JsonObject } from "../../../core/events.ts";
import { quoteChoices } from "../../../core/quote-choices.ts";
import { shortenName, toFieldParam } from "../decode/params.ts";
import type { CompatIssue } from "../errors.ts";

type MessageRequest = components["schemas"]["MessageRequest"];

/**
 * Lower-case names of the options that the gateway sets itself. They would select another model,
 * conversation, set of tools or output format, or duplicate a field of `request`.
 */
const reservedOptions = new Map<string, readonly string[]>([
  [
    "openai",
    [
      ...["allowedtools", "compactiontrigger", "conversation", "instructions", "maxcompletiontokens"],
      ...["previousresponseid", "systemmessagemode", "textformat"],
    ],
  ],
  ["anthropic", ["fallbacks", "thread"]],
  [
    // For this provider, extensions are sent to the API unchanged.
    "compatible",
    [
      ...[
        "fallbacks",
        "function_call",
        "functions",
        "input",
        "max_completion_tokens",
        "max_tokens",
        "messages",
      ],
      ...[
        "model",
        "models",
        "n",
        "prompt",
        "response_format",
        "stop",
        "stream",
        "stream_options",
        "temperature",
      ],
      ...["tool_choice", "tools", "top_p", "user"],
    ],
  ],
]);

/** Returns the issues with a request's extensions, in order. `null` is treated as absent. */
export function findExtensionIssues({ extensions }: Pick<MessageRequest, "extensions">): CompatIssue[] {
  return Object.entries(extensions ?? {}).flatMap(([provider, options]) => {
    const param = toFieldParam("request.extensions", provider);
    const reserved = reservedOptions.get(provider);
    if (reserved === undefined) {
      const message = `There are no extensions for "${shortenName(provider)}"; use ${quoteChoices([...reservedOptions.keys()])}.`;
      return [createIssue(param, message)];
    }
    if (options === null) return [];
    if (typeof options !== "object" || Array.isArray(options))
      return [createIssue(param, `${param} must be an object or null`)];
    return Object.keys(options)
      .filter((name) => reserved.includes(toCaseInsensitive(name)))
      .map((name) => {
        const message = `The gateway sets "${name}" itself. Use another field of "request", or remove it.`;
        return createIssue(toFieldParam(param, name), message);
      });
  });
}

/** Converts a name to lower case as a case-insensitive server would, which also treats `ſ` as `s`. */
function toCaseInsensitive(name: string): string {
  return name.toUpperCase().toLowerCase();
}

function createIssue(param: string, message: string): CompatIssue {
  return { severity: "error", param, code: "unsupported_extension", message };
}

/**
 * Returns the provider options: the objects in `extensions`, keyed by provider, and `metadata` if the API
 * supports it. OpenAI accepts `metadata` if all values are strings. Anthropic accepts only `user_id`.
 *
 * @param request A request whose extensions have no issues.
 */
export function toProviderOptions({ extensions, metadata }: MessageRequest): {
  [provider: string]: JsonObject;
} {
  const options: { [provider: string]: JsonObject } = {
    // Schemas in requests are not restricted to OpenAI's strict mode.
    openai: { strictJsonSchema: false },
  };
  const metadataFields = (metadata ?? {}) as JsonObject;
  const values = Object.values(metadataFields);
  if (values.length > 0 && values.every((value) => typeof value === "string"))
    options.openai = { ...options.openai, metadata: metadataFields };
  if (typeof metadataFields.user_id === "string")
    options.anthropic = { metadata: { userId: metadataFields.user_id } };
  for (const [provider, value] of Object.entries((extensions ?? {}) as { [name: string]: JsonObject | null }))
    options[provider] = { ...options[provider], ...value };
  return options;
}
