/** Checks which requests, tools and threads the generated validators accept and reject. */
import { describe, expect, it } from "vitest";
import {
  checkAvailableComponent,
  checkBody,
  checkJSONSchema,
  checkThread,
  checkTool,
  checkToolChoice,
  readParameters,
} from "../../generated/tambo/validators.js";

const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tool = { name: "get_weather", description: "d", inputSchema: schema };

function toPointers(violations: { pointer: string }[]): string[] {
  return violations.map(({ pointer }) => pointer);
}

type Row = [name: string, value: unknown, invalidAt: string[]];

describe("JSON Schemas", () => {
  const rows: Row[] = [
    ["describe objects [T-028][T-193]", schema, []],
    ["may disallow other fields [T-028][T-193]", { ...schema, additionalProperties: false }, []],
    ["may be empty [T-028][T-029]", {}, []],
    ["may have any keyword [T-029]", { anyOf: [{ $ref: "#/$defs/a" }], $defs: { a: true } }, []],
    ["may have a list of types [T-028]", { type: ["object", "null"] }, []],
    ["describe fields with schemas [T-029][T-192]", { properties: { a: true, b: {}, c: { enum: [1] } } }, []],
    ["are objects [T-028]", true, [""]],
    ["have an object with fields [T-193]", { properties: [] }, ["/properties"]],
    ["have a text as description [T-192]", { description: 1 }, ["/description"]],
    ["list required fields [T-028][T-193]", { type: "object", required: "city" }, ["/required"]],
  ];
  it.each(rows)("%s", (_name, value, invalidAt) => {
    expect(toPointers(checkJSONSchema(value))).toEqual(invalidAt);
  });
});

describe("tools", () => {
  const rows: Row[] = [
    ["have name, description and input [T-026][T-194][T-255]", tool, []],
    ["may have optional fields [T-026][T-194]", { ...tool, outputSchema: schema, strict: true }, []],
    ["need all three [T-026][T-194]", {}, ["/name", "/description", "/inputSchema"]],
    ["are strict or not [T-026][T-194]", { ...tool, strict: "yes" }, ["/strict"]],
    ["reject special characters in names [T-027]", { ...tool, name: "weather/get" }, ["/name"]],
  ];
  it.each(rows)("%s", (_name, value, invalidAt) => {
    expect(toPointers(checkTool(value))).toEqual(invalidAt);
  });

  const choices: Row[] = [
    ["auto [T-031]", "auto", []],
    ["required [T-031]", "required", []],
    ["none [T-031]", "none", []],
    ["a tool by name [T-031][T-197]", { name: "x" }, []],
    ["an unknown mode [T-031]", "any", [""]],
    ["a tool without a name [T-031][T-197]", {}, ["/name"]],
    ["a number [T-031]", 1, [""]],
  ];
  it.each(choices)("are selected: %s", (_name, value, invalidAt) => {
    expect(toPointers(checkToolChoice(value))).toEqual(invalidAt);
  });
});

describe("components", () => {
  const component = { name: "Chart", description: "d", propsSchema: schema };
  const rows: Row[] = [
    ["have name, description and props [T-032][T-196]", component, []],
    [
      "may have state and tools [T-032][T-033][T-195][T-196]",
      { ...component, stateSchema: schema, contextTools: [{ ...tool, maxCalls: 2 }] },
      [],
    ],
    ["need all three [T-032][T-196]", {}, ["/name", "/description", "/propsSchema"]],
    [
      "limit tool calls by a number [T-033][T-195]",
      { ...component, contextTools: [{ ...tool, maxCalls: "2" }] },
      ["/contextTools/0/maxCalls"],
    ],
    [
      "have complete tools [T-033][T-195]",
      { ...component, contextTools: [{ name: "x" }] },
      ["/contextTools/0/description", "/contextTools/0/inputSchema"],
    ],
  ];
  it.each(rows)("%s", (_name, value, invalidAt) => {
    expect(toPointers(checkAvailableComponent(value))).toEqual(invalidAt);
  });
});

describe("threads", () => {
  const thread = {
    id: "thr_1",
    projectId: "p",
    createdAt: "2024-01-01T00:00:00.000Z",
    updatedAt: "2024-01-01T00:00:00.000Z",
  };
  const rows: Row[] = [
    ["have ids and times [T-036][T-198]", thread, []],
    ["may have optional fields [T-036][T-198]", { ...thread, contextKey: "k", metadata: {} }, []],
    ["need all four [T-036][T-198]", {}, ["/id", "/projectId", "/createdAt", "/updatedAt"]],
    ["have times as text [T-036][T-198]", { ...thread, createdAt: 1 }, ["/createdAt"]],
  ];
  it.each(rows)("%s", (_name, value, invalidAt) => {
    expect(toPointers(checkThread(value))).toEqual(invalidAt);
  });
});

describe("requests", () => {
  const message = { role: "user", content: "hi" };
  const runs: Row[] = [
    ["a message is enough [T-061][T-197]", { message }, []],
    [
      "everything else is optional [T-062][T-063][T-064][T-065][T-066][T-197]",
      {
        message,
        additionalMessages: [message],
        availableComponents: [],
        tools: [],
        toolChoice: "auto",
        forceComponent: "Chart",
        createThread: true,
        contextKey: "k",
        model: "m",
        maxTokens: 100,
        temperature: 0.5,
        embedResources: true,
        metadata: {},
        onDisconnect: "continue",
      },
      [],
    ],
    ["unknown fields are ignored", { message, unknown: 1 }, []],
    ["no message [T-061][T-197]", {}, ["/message"]],
    [
      "invalid types [T-062][T-063][T-064][T-065][T-066][T-197]",
      {
        message,
        tools: {},
        forceComponent: 1,
        createThread: "yes",
        contextKey: 1,
        model: 1,
        maxTokens: "many",
        temperature: "hot",
        embedResources: 1,
        metadata: [],
      },
      [
        "/tools",
        "/forceComponent",
        "/createThread",
        "/contextKey",
        "/model",
        "/maxTokens",
        "/temperature",
        "/embedResources",
        "/metadata",
      ],
    ],
  ];
  it.each(runs)("for a run: %s", (_name, body, invalidAt) => {
    expect(toPointers(checkBody("createRun", body)).sort()).toEqual(invalidAt.sort());
  });

  const threads: Row[] = [
    ["no body [T-082]", undefined, []],
    ["all fields [T-082][T-199]", { contextKey: "k", metadata: {}, initialMessages: [message] }, []],
    [
      "invalid types [T-082][T-199]",
      { contextKey: 1, metadata: 1, initialMessages: [{ role: "user" }] },
      ["/contextKey", "/metadata", "/initialMessages/0/content"],
    ],
  ];
  it.each(threads)("for a thread: %s", (_name, body, invalidAt) => {
    expect(toPointers(checkBody("createThread", body))).toEqual(invalidAt);
  });

  const patches: Row[] = [
    ["replacement [T-150]", { state: { a: 1 } }, []],
    [
      "the five operations and test [T-052][T-150][TX-13]",
      {
        patch: [
          { op: "add", path: "/a", value: null },
          { op: "remove", path: "/a" },
          { op: "replace", path: "", value: {} },
          { op: "move", from: "/a", path: "/b" },
          { op: "copy", from: "/a~1b", path: "/c~0d" },
          { op: "test", path: "/a", value: 1 },
        ],
      },
      [],
    ],
    ["a state that is not an object [T-152]", { state: [] }, ["/state"]],
    ["an empty patch [T-152]", { patch: [] }, ["/patch"]],
    [
      "move and copy without from [T-152]",
      {
        patch: [
          { op: "move", path: "/a" },
          { op: "copy", path: "/a" },
        ],
      },
      ["/patch/0/from", "/patch/1/from"],
    ],
    ["add without value [TX-13]", { patch: [{ op: "add", path: "/a" }] }, ["/patch/0/value"]],
    ["a path without a slash [TX-13]", { patch: [{ op: "remove", path: "a" }] }, ["/patch/0/path"]],
    ["an unknown operation [T-052]", { patch: [{ op: "merge", path: "/a" }] }, ["/patch/0/op"]],
  ];
  it.each(patches)("for a component's state: %s", (_name, body, invalidAt) => {
    expect(toPointers(checkBody("updateComponentState", body))).toEqual(invalidAt);
  });

  it("convert query parameters, and apply the defaults of the document [T-080][T-085][T-160][T-252]", () => {
    const read = (query: Record<string, string>) =>
      readParameters("listMessages", { path: { threadId: "t" }, query });
    expect(read({ limit: "12", order: "desc", cursor: "c" }).value.query).toEqual({
      limit: 12,
      order: "desc",
      cursor: "c",
      toolRepresentation: "fields",
    });
    const defaults = { limit: 50, order: "asc", toolRepresentation: "fields" };
    expect(read({}).value.query).toEqual(defaults);
    expect(toPointers(read({ limit: "NaN" }).violations)).toEqual(["/limit"]);
    expect(toPointers(read({ limit: "1.5" }).violations)).toEqual(["/limit"]);
    expect(toPointers(read({ order: "up" }).violations)).toEqual(["/order"]);
  });
});
