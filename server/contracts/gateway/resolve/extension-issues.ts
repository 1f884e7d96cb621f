/** What `extensions` may not hold: it would go past what the gateway checks and says itself (GX-09). Pure. */
import type { components } from "../../../../generated/gateway/types.ts";
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
