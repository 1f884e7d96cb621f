import { expect, it } from "vitest";
import { findExtensionIssues, toProviderOptions } from "./extensions.ts";

const issuesOf = (extensions: Record<string, unknown> | null) => {
  const found = findExtensionIssues({ extensions });
  for (const { severity, code } of found)
    expect([severity, code]).toEqual(["error", "unsupported_extension"]);
  return found.map(({ param, message }) => [param, message]);
};

it.each([
  [null],
  [{}],
  [{ openai: null }],
  [{ openai: { store: false, user: "u", previousResponseIds: 1 } }],
  [{ anthropic: { thinking: { type: "disabled" }, disableParallelToolUse: true } }],
  [{ compatible: { seed: 1, top_k: 4, frequency_penalty: 1, reasoningEffort: "low", modelx: 1 } }],
])("passes on options that only the provider knows: %j [G-051]", (extensions) => {
  expect(issuesOf(extensions)).toEqual([]);
});

const sets = (name: string) =>
  `The gateway sets "${name}" itself. Use another field of "request", or remove it.`;

const compatible = [
  ...["model", "models", "fallbacks", "messages", "prompt", "input", "tools", "tool_choice", "functions"],
  ...[
    "function_call",
    "stream",
    "stream_options",
    "max_tokens",
    "max_completion_tokens",
    "temperature",
    "top_p",
  ],
  ...["stop", "response_format", "n", "user"],
];
const openai = [
  ...["conversation", "previousResponseId", "instructions", "systemMessageMode", "compactionTrigger"],
  ...["textFormat", "maxCompletionTokens", "allowedTools"],
];
it.each<[provider: string, name: string]>([
  ...compatible.map((name): [string, string] => ["compatible", name]),
  ...openai.map((name): [string, string] => ["openai", name]),
  ["anthropic", "fallbacks"],
  ["anthropic", "thread"],
  // Go's JSON parser is case-insensitive and reads these as `model` and `stream`.
  ["compatible", "Model"],
  ["compatible", "\u017ftream"],
])("rejects options that the gateway sets: %s.%s [G-051][GX-09]", (provider, name) => {
  expect(issuesOf({ [provider]: { seed: 1, [name]: null } })).toEqual([
    [`request.extensions.${provider}.${name}`, sets(name)],
  ]);
});

const choices = 'use "openai", "anthropic" or "compatible".';
it("rejects unknown providers and values that are not objects, each with its location [GX-09]", () => {
  const long = "x".repeat(101);
  const source = {
    local: { seed: 1 },
    openai: "fast",
    compatible: [],
    anthropic: 1,
    toString: {},
    [long]: null,
  };
  expect(issuesOf(source)).toEqual([
    ["request.extensions.local", `There are no extensions for "local"; ${choices}`],
    ["request.extensions.openai", "request.extensions.openai must be an object or null"],
    ["request.extensions.compatible", "request.extensions.compatible must be an object or null"],
    ["request.extensions.anthropic", "request.extensions.anthropic must be an object or null"],
    ["request.extensions.toString", `There are no extensions for "toString"; ${choices}`],
    [
      `request.extensions.${"x".repeat(100)}…`,
      `There are no extensions for "${"x".repeat(100)}…"; ${choices}`,
    ],
  ]);
});

const strict = { strictJsonSchema: false };
type Request = Parameters<typeof toProviderOptions>[0];

const cases: [what: string, given: Partial<Request>, want: object][] = [
  ["nothing", {}, { openai: strict }],
  ["null", { extensions: null, metadata: null }, { openai: strict }],
  [
    "metadata of text alone",
    { metadata: { team: "a", user_id: "u" } },
    {
      openai: { ...strict, metadata: { team: "a", user_id: "u" } },
      anthropic: { metadata: { userId: "u" } },
    },
  ],
  [
    "metadata with more than text",
    { metadata: { team: "a", n: 1, user_id: "u" } },
    { openai: strict, anthropic: { metadata: { userId: "u" } } },
  ],
  ["a user that is no text", { metadata: { user_id: 7 } }, { openai: strict }],
  [
    "extensions by the provider's name",
    { extensions: { openai: { store: false }, compatible: { seed: 1 } } },
    { openai: { ...strict, store: false }, compatible: { seed: 1 } },
  ],
  ["extensions that are null", { extensions: { openai: null } }, { openai: strict }],
  [
    "extensions, which come before what is made of the rest",
    {
      extensions: { openai: { strictJsonSchema: true }, anthropic: { metadata: { userId: "v" } } },
      metadata: { user_id: "u" },
    },
    {
      openai: { strictJsonSchema: true, metadata: { user_id: "u" } },
      anthropic: { metadata: { userId: "v" } },
    },
  ],
];

it.each(cases)("%s [G-051]", (_what, source, want) => {
  expect(toProviderOptions({ model: "a/b", messages: [], ...source })).toEqual(want);
});
