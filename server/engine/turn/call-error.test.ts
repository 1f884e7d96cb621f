import { expect, it } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import { SchemaChecks } from "../../core/schemas/schema-checks.ts";
import { findCallError } from "./call-error.ts";
import type { CallOrigin } from "./turn-tools.ts";

const inputSchema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
const server = { kind: "server" as const, name: "s/one", repeatable: false, inputSchema };
const schemaError = 'The tool "s/one" was not called: its arguments do not match its schema.\n';

const scope = { projectId: "p", signal: new AbortController().signal };

it("reports truncated arguments", async () => {
  const call = { origin: server, input: undefined, isTruncated: true, previousCalls: 0 };
  expect(await findCallError(call, new SchemaChecks(() => {}), scope)).toBe(
    "The arguments are truncated: their JSON is incomplete.",
  );
});

it.each<[string, CallOrigin, JsonObject | undefined, number, string | undefined]>([
  ["a tool that is not available", { kind: "unknown", name: "x" }, {}, 0, 'There is no tool "x".'],
  ["arguments that are not an object", server, undefined, 0, "The arguments are not a JSON object."],
  ["a server tool", server, { a: "b" }, 9, undefined],
  ["a server tool with invalid arguments", server, { a: 1 }, 0, `${schemaError}/a: must be string`],
  ["a tool that needs consent", { ...server, consent: "asked" }, { a: "b" }, 0, undefined],
  [
    "a tool that needs consent, with invalid arguments: no consent is requested",
    { ...server, consent: "asked" },
    {},
    0,
    `${schemaError}/a: is required`,
  ],
  [
    "a tool that needs consent, which cannot be requested",
    { ...server, consent: "refused" },
    { a: "b" },
    0,
    `The tool "s/one" was not called: it needs the user's consent, which cannot be requested here.`,
  ],
  ["a client tool with any arguments", { kind: "client", name: "pick" }, {}, 9, undefined],
  ["a component's tool", { kind: "client", name: "pick", callsLeft: 2 }, {}, 1, undefined],
  [
    "a component's tool above its limit",
    { kind: "client", name: "pick", callsLeft: 2 },
    {},
    2,
    'The tool "pick" may not be called again in this response.',
  ],
])("validates a call of %s", async (_name, origin, input, previousCalls, want) => {
  const call = { origin, input, isTruncated: false, previousCalls };
  expect(await findCallError(call, new SchemaChecks(() => {}), scope)).toBe(want);
});
