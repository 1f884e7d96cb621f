/** `extensions`: what they may not hold (GX-09), and the options that providers get (G-051). Pure. */
import type { components } from "../../../../generated/gateway/types.ts";
import type { JsonObject } from "../../../core/events.ts";
import { cutName, memberOf } from "../decode/params.ts";
import type { CompatIssue } from "../errors.ts";

type MessageRequest = components["schemas"]["MessageRequest"];

/**
 * What each provider's object may not have, in lower case: another model, another conversation, other tools, another
 * form of the answer, and what `request` has a member for.
 */
const taken = new Map<string, readonly string[]>([
  [
    "openai",
    [
      ...["allowedtools", "compactiontrigger", "conversation", "instructions", "maxcompletiontokens"],
      ...["previousresponseid", "systemmessagemode", "textformat"],
    ],
  ],
  ["anthropic", ["fallbacks", "thread"]],
  [
    // What stands here goes into the request as it is.
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

/** The issues of a request's extensions, in their order. An object that is null counts as absent. */
export function extensionIssues({ extensions }: Pick<MessageRequest, "extensions">): CompatIssue[] {
  return Object.entries(extensions ?? {}).flatMap(([provider, options]) => {
    const param = memberOf("request.extensions", provider);
    const members = taken.get(provider);
    if (members === undefined) {
      const message = `There are no extensions for "${cutName(provider)}"; choose among ${[...taken.keys()].join(", ")}.`;
      return [issue(param, message)];
    }
    if (options === null) return [];
    if (typeof options !== "object" || Array.isArray(options))
      return [issue(param, `${param} must be an object or null`)];
    return Object.keys(options)
      .filter((name) => members.includes(plain(name)))
      .map((name) => {
        const message = `The gateway sets "${name}" itself. Say it in another member of "request", or leave it out.`;
        return issue(memberOf(param, name), message);
      });
  });
}

/** A name as servers may read it that take no heed of upper and lower case; also `ſ` is an s then. */
function plain(name: string): string {
  return name.toUpperCase().toLowerCase();
}

function issue(param: string, message: string): CompatIssue {
  return { severity: "error", param, code: "unsupported_extension", message };
}

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
