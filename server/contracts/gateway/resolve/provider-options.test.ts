import { expect, it } from "vitest";
import { providerOptions } from "./provider-options.ts";

const strict = { strictJsonSchema: false };
type Request = Parameters<typeof providerOptions>[0];

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

it.each(cases)("%s [G-051]", (_what, given, want) => {
  expect(providerOptions({ model: "a/b", messages: [], ...given })).toEqual(want);
});
