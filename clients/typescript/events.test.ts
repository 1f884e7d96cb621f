import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { validateRunStreamEvent } from "../../generated/tambo/validators.js";
import { type EventName, type EventOf, isEvent, parse, parseEvent } from "./events.ts";
import { TamboError } from "./tambo-error.ts";
import { createArbitrary, getEventSchemas, readSchema } from "./testing/schema-values.ts";
import type { RunStreamEvent } from "./types.ts";

const events = createArbitrary(readSchema("RunStreamEvent"));

/** Returns the message of the error thrown by `read`. */
function catchMessage(read: () => unknown): string {
  try {
    return `accepted as ${JSON.stringify(read())}`;
  } catch (error) {
    expect(error).toBeInstanceOf(TamboError);
    expect((error as TamboError).code).toBe("INVALID_EVENT");
    return (error as TamboError).message;
  }
}

/**
 * Yields every location below the root of a JSON value: the containing object or array, the key in it, and
 * the JSON Pointer.
 */
function* findLocations(
  value: unknown,
  pointer = "",
): Generator<[holder: Record<string, unknown>, key: string, pointer: string]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    const childPointer = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    yield [value as Record<string, unknown>, key, childPointer];
    yield* findLocations(each, childPointer);
  }
}

const jsonTypeOf = (value: unknown) =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "array"
      : Number.isInteger(value)
        ? "integer"
        : typeof value;
/** One value for each JSON type. */
const valuesOfEachType = [null, true, 7, 1.5, "x", [], {}];

describe("parseEvent compared with the contract's validators", () => {
  it("accepts the same events, and returns them unchanged", () => {
    fc.assert(
      fc.property(events, (event) => {
        expect(validateRunStreamEvent(event)).toBe(true);
        expect(parseEvent(event)).toBe(event);
      }),
      { numRuns: 1000, seed: 8 },
    );
  });

  it("rejects the same events with a missing field or a wrong JSON type, and gives the location", () => {
    let rejectedCount = 0;
    fc.assert(
      fc.property(
        events,
        fc.nat(),
        fc.constantFrom("removed", ...valuesOfEachType),
        (event, which, change) => {
          const broken = structuredClone(event);
          const candidates = [...findLocations(broken)];
          const [holder, key, pointer] = candidates[which % candidates.length] as (typeof candidates)[number];
          if (change === "removed") {
            fc.pre(!Array.isArray(holder));
            delete holder[key];
          } else {
            fc.pre(jsonTypeOf(change) !== jsonTypeOf(holder[key]));
            holder[key] = change;
          }
          // In content blocks and patch operations, only the fields shared by all types are checked.
          fc.pre(!/\/(content|result|delta)\/\d+\/(?!(type|op|path)$)/.test(pointer));
          if (change !== "removed" && /\/(type|op)$/.test(pointer)) fc.pre(typeof change !== "string");
          if (validateRunStreamEvent(broken)) {
            expect(parseEvent(broken)).toBe(broken);
          } else {
            rejectedCount++;
            const problem = change === "removed" ? "is required" : "must be";
            expect(catchMessage(() => parseEvent(broken))).toContain(`: ${pointer} ${problem}`);
          }
        },
      ),
      { numRuns: 3000, seed: 8 },
    );
    expect(rejectedCount).toBeGreaterThan(1000);
  });

  it("accepts every example of the published schemas, also with its own parser", () => {
    const names = getEventSchemas().flatMap(({ examples = [] }) =>
      examples.map((example) => {
        const event = parseEvent(example) as RunStreamEvent;
        const name = event.type === "CUSTOM" ? event.name : event.type;
        expect(parse[name](example)).toBe(example);
        return name;
      }),
    );
    expect(names).toEqual(Object.keys(parse));
  });
});

describe("parseEvent", () => {
  it.each<[name: string, event: unknown]>([
    ["type", { type: "REASONING_START", messageId: 1 }],
    ["name", { type: "CUSTOM", name: "tambo.run.paused", value: {} }],
    ["type that is a property of Object.prototype", { type: "constructor" }],
    ["name that is a type", { type: "CUSTOM", name: "RUN_STARTED", threadId: "t", runId: "r" }],
    ["type that is a name", { type: "tambo.run.finished", name: "tambo.run.finished", value: {} }],
  ])("ignores an event with an unknown %s", (_, event) => {
    expect(parseEvent(event)).toBeUndefined();
  });

  const finished = (content: object[]) => ({
    type: "CUSTOM",
    name: "tambo.run.finished",
    value: { threadId: "t", runId: "r", messages: [{ id: "m", role: "narrator", content, mood: 1 }] },
  });

  it("keeps unknown fields, content blocks and enum values", () => {
    const image = { type: "image", source: { type: "bucket", key: 1 }, detail: "utmost" };
    const event = finished([{ type: "video", id: 7 }, image]);
    expect(parseEvent(event)).toBe(event);
  });

  it.each<[message: string, event: unknown]>([
    ["The event must be of JSON type object, not null", null],
    ["The event must be of JSON type object, not array", []],
    ["The event must be of JSON type object, not string", "RUN_STARTED"],
    ["The event: /type is required", {}],
    ["The event: /type must be of JSON type string, not number", { type: 1 }],
    ["The CUSTOM event: /name is required", { type: "CUSTOM", value: {} }],
    ["RUN_STARTED: /runId is required", { type: "RUN_STARTED", threadId: "t" }],
    [
      'TEXT_MESSAGE_START: /role must be "assistant"',
      { type: "TEXT_MESSAGE_START", messageId: "m", role: "user" },
    ],
    [
      "TEXT_MESSAGE_END: /timestamp must be of JSON type integer, not number",
      { type: "TEXT_MESSAGE_END", messageId: "m", timestamp: 1.5 },
    ],
    [
      "STATE_SNAPSHOT: /snapshot/components/a~1b~0c must be of JSON type object, not null",
      { type: "STATE_SNAPSHOT", snapshot: { components: { "a/b~c": null } } },
    ],
    [
      "STATE_DELTA: /delta/1/path is required",
      { type: "STATE_DELTA", delta: [{ op: "remove", path: "/a" }, { op: "remove" }] },
    ],
    ["tambo.run.finished: /value/messages/0/content/0/type is required", finished([{ text: "Hi" }])],
  ])("rejects an event: %s", (message, event) => {
    expect(catchMessage(() => parseEvent(event))).toBe(message);
  });
});

describe("parse", () => {
  it("parses only the event of its name", () => {
    const event = { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "Hi" };
    expect(parse.TEXT_MESSAGE_CONTENT(event).delta).toBe("Hi");
    expect(catchMessage(() => parse.TEXT_MESSAGE_END(event))).toBe(
      'TEXT_MESSAGE_END: /type must be "TEXT_MESSAGE_END"',
    );
    expect(
      catchMessage(() => parse["tambo.component.end"]({ type: "CUSTOM", name: "tambo.component.start" })),
    ).toBe('tambo.component.end: /name must be "tambo.component.end"');
  });

  it("has a typed parser for every event of the contract", () => {
    expectTypeOf<keyof typeof parse>().toEqualTypeOf<EventName>();
    expectTypeOf(parse.TEXT_MESSAGE_CONTENT).returns.toHaveProperty("delta").toEqualTypeOf<string>();
    expectTypeOf(parse["tambo.component.start"])
      .returns.toHaveProperty("value")
      .toHaveProperty("componentName");
  });
});

describe("isEvent", () => {
  it("distinguishes events by type and name, and narrows their type", () => {
    const text = { type: "TEXT_MESSAGE_END", messageId: "m" } as RunStreamEvent;
    const start = { type: "CUSTOM", name: "tambo.component.start", value: {} } as RunStreamEvent;
    expect([isEvent(text, "TEXT_MESSAGE_END"), isEvent(text, "tambo.component.start")]).toEqual([
      true,
      false,
    ]);
    expect([isEvent(start, "TEXT_MESSAGE_END"), isEvent(start, "tambo.component.start")]).toEqual([
      false,
      true,
    ]);
    if (isEvent(start, "tambo.component.start"))
      expectTypeOf(start).toEqualTypeOf<EventOf<"tambo.component.start">>();
    // @ts-expect-error: no event has this name.
    isEvent(start, "tambo.component.begin");
  });
});
