/** Our validators and the official ones say the same of thousands of documents: one member changed in each. */
import { expect, it } from "vitest";
import { z } from "zod";
import * as validators from "../../../generated/ag-ui/validators.js";
import type { Schema } from "../../toolchain/generate/schema.ts";
import { officialName, officialValidators, ourSchemas } from "./schemas.ts";

const ours = ourSchemas();
const checks = validators as unknown as Record<string, (value: unknown) => unknown[]>;

/** What a member is changed to; undefined leaves it out. */
const changes: [name: string, value: unknown][] = [
  ["absent", undefined],
  ["null", null],
  ["true", true],
  ["1", 1],
  ["-1", -1],
  ["1.5", 1.5],
  ["2^60", 2 ** 60],
  ["empty text", ""],
  ["a text", "text"],
  ["[]", []],
  ["[null]", [null]],
  ["{}", {}],
];

/** A value with every member that a schema has, of unions with the first branch. */
function whole(schema: Schema): unknown {
  const { $ref, oneOf, anyOf, properties, items, type } = schema;
  if ($ref !== undefined) return whole(named($ref.replace(".json", "")));
  const branch = (oneOf ?? anyOf)?.[0];
  if (branch !== undefined) return whole(branch);
  if (schema.enum !== undefined) return schema.enum[0];
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, whole(each)]));
  if (type === "array") return [whole(items ?? {})];
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return true;
  if (type === "object") return {};
  return schema === named("JsonPointer") ? "/a" : "a";
}

function named(name: string): Schema {
  const schema = ours[name];
  if (schema === undefined) throw new Error(`no schema ${name}`);
  return schema;
}

function verdicts(name: string, document: unknown): { here: boolean; there: boolean } {
  const official = officialValidators[officialName(name) ?? ""];
  const check = checks[`check${name}`];
  if (official === undefined || check === undefined) throw new Error(`no validators of ${name}`);
  return { here: check(document).length === 0, there: z.safeParse(official, document).success };
}

/** The models that stand for official ones, each with a whole document. */
const documents = Object.entries(ours)
  .filter(([name, { properties }]) => properties !== undefined && officialName(name) !== undefined)
  .map(([name, schema]): [string, Record<string, unknown>] => {
    const document = whole(schema) as Record<string, unknown>;
    // Any object will do here, but not there.
    const input = name === "RunStartedEvent" ? { input: whole(named("RunAgentInput")) } : {};
    return [name, { ...document, ...input }];
  });

/** What only one side takes, and why. */
const listed: Record<string, string> = {
  "ResumeEntry.payload = true": "there only: consent is an object",
  "ResumeEntry.payload = 1": "there only: consent is an object",
  "ResumeEntry.payload = -1": "there only: consent is an object",
  "ResumeEntry.payload = 1.5": "there only: consent is an object",
  "ResumeEntry.payload = 2^60": "there only: consent is an object",
  "ResumeEntry.payload = empty text": "there only: consent is an object",
  "ResumeEntry.payload = a text": "there only: consent is an object",
  "ResumeEntry.payload = []": "there only: consent is an object",
  "ResumeEntry.payload = [null]": "there only: consent is an object",
  "ResumeEntry.payload = {}": "there only: consent says whether it is approved",
  "RunAgentInput.threadId = empty text": "there only: an id of no characters names nothing",
  "RunAgentInput.runId = empty text": "there only: an id of no characters names nothing",
  "RunAgentInput.tools = absent": "there only: required by the proposal",
  "RunAgentInput.context = absent": "there only: required by the proposal",
  "RunStartedEvent.input = {}": "here only: never sent, so not described",
};

it.each(documents)("%s is taken by both sides", (name, document) => {
  expect(verdicts(name, document)).toEqual({ here: true, there: true });
  expect(verdicts(name, { ...document, undeclared: 1 })).toEqual({ here: true, there: true });
});

it("of a document with one member changed both sides say the same [C-012][C-013][C-014]", () => {
  const unlike: Record<string, string> = {};
  let count = 0;
  for (const [name, document] of documents) {
    for (const member of Object.keys(document)) {
      for (const [change, value] of changes) {
        count++;
        const { [member]: _, ...rest } = document;
        const { here, there } = verdicts(name, value === undefined ? rest : { ...rest, [member]: value });
        if (here !== there) unlike[`${name}.${member} = ${change}`] = here ? "here only" : "there only";
      }
    }
  }
  expect(unlike).toEqual(
    Object.fromEntries(Object.entries(listed).map(([place, reason]) => [place, reason.split(":")[0]])),
  );
  expect(count).toBeGreaterThan(4000);
});

type Row = [name: string, schema: string, document: unknown, here: boolean, there: boolean];
const ids = { threadId: "t", runId: "r" };
const custom = (name: string, value: unknown) => ({ type: "CUSTOM", name, value });
const started = { componentId: "c", componentName: "Chart", messageId: "m" };

it.each<Row>([
  ["an unknown event type", "AgUiEvent", { type: "THINKING_START" }, false, false],
  ["a foreign CUSTOM event", "AgUiEvent", custom("example.progress", 1), true, true],
  ["a foreign CUSTOM event of value null", "AgUiEvent", custom("example.progress", null), true, true],
  ["a name that begins almost like Tambo's", "AgUiEvent", custom("tambourine", 1), true, true],
  ["the beginning of Tambo's name", "AgUiEvent", custom("tambo", 1), true, true],
  ["an empty name", "AgUiEvent", custom("", 1), true, true],
  ["an event of Tambo's", "AgUiEvent", custom("tambo.component.start", started), true, true],
  // There only: its value is not described.
  ["an event of Tambo's of another value", "AgUiEvent", custom("tambo.component.start", {}), false, true],
  // There only: the namespace is Tambo's.
  ["an unknown name of Tambo's", "AgUiEvent", custom("tambo.other", {}), false, true],
  ["an unknown role", "Message", { id: "m", role: "robot", content: "" }, false, false],
  ["a user's parts", "Message", { id: "m", role: "user", content: [{ type: "text", text: "" }] }, true, true],
  ["a part of before 1.0", "ContentPart", { type: "binary", mimeType: "image/png", data: "" }, false, false],
  ["an interrupt that asks nothing", "RunOutcome", { type: "interrupt", interrupts: [] }, false, false],
  ["a patch without a value", "PatchOperation", { op: "add", path: "/a" }, false, false],
  ["a patch that tests", "PatchOperation", { op: "test", path: "/a", value: null }, true, true],
  ["a pointer without a slash", "PatchOperation", { op: "remove", path: "a" }, false, false],
  [
    "props for other apps",
    "RunAgentInput",
    { ...ids, messages: [], tools: [], context: [], forwardedProps: { a: [null] } },
    true,
    true,
  ],
  [
    // There only: the member is not described.
    "options of another type",
    "RunAgentInput",
    { ...ids, messages: [], tools: [], context: [], forwardedProps: { tambo: { model: 1 } } },
    false,
    true,
  ],
  [
    // There only: the member is not described.
    "a stop reason of another type",
    "AgUiEvent",
    { type: "RUN_FINISHED", ...ids, result: { stopReason: 1 } },
    false,
    true,
  ],
])("%s [C-077]", (_name, schema, document, here, there) => {
  expect(verdicts(schema, document)).toEqual({ here, there });
});
