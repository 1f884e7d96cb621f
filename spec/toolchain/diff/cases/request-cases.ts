import type { Case } from "./edit.ts";

/** Changes to requests. */
export const requestCases: Case[] = [
  {
    name: "a required request field is added",
    contract: "tambo",
    edit: (d) => d.addProperty("CreateRunRequest", "agent", { type: "string" }, { required: true }),
    changes: ["breaking for clients | required-field-added CreateRunRequest.agent (request) | createRun"],
    reversed: ["breaking for clients | field-removed CreateRunRequest.agent (request) | createRun"],
  },
  {
    name: "an optional request field is added",
    contract: "tambo",
    edit: (d) => d.addProperty("CreateRunRequest", "agent", { type: "string" }, { required: false }),
    changes: ["additive | field-added CreateRunRequest.agent (request) | createRun"],
    reversed: ["breaking for clients | field-removed CreateRunRequest.agent (request) | createRun"],
  },
  {
    name: "an optional field of an open request becomes required",
    contract: "tambo",
    edit: (d) => d.makeRequired("CreateRunRequest", "model"),
    changes: ["breaking for clients | field-required CreateRunRequest.model (request) | createRun"],
    reversed: ["additive | field-optional CreateRunRequest.model (request) | createRun"],
  },
  {
    name: "an optional field is added to a sealed request",
    contract: "gateway",
    edit: (d) => d.addProperty("RunLimits", "max_cost", { type: "number" }, { required: false }),
    changes: ["additive | sealed-field-added RunLimits.max_cost (request) | createRun streamRun"],
    reversed: ["breaking for clients | field-removed RunLimits.max_cost (request) | createRun streamRun"],
  },
  {
    name: "a request is sealed",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("CreateThreadRequest", (s) => Object.assign(s, { additionalProperties: false })),
    changes: ["breaking for clients | object-sealed CreateThreadRequest.* (request) | createThread"],
    reversed: ["additive | object-opened CreateThreadRequest.* (request) | createThread"],
  },
  {
    name: "a limit on a request field is tightened",
    contract: "tambo",
    edit: (d) => d.editProperties("CreateRunRequest", (m) => Object.assign(m.temperature, { maximum: 1 })),
    changes: [
      "breaking for clients | constraint-tightened CreateRunRequest.temperature (request) | createRun",
    ],
    reversed: ["additive | constraint-loosened CreateRunRequest.temperature (request) | createRun"],
  },
  {
    name: "the maximum length of a list in a request is raised",
    contract: "tambo",
    edit: (d) => d.editProperties("CreateRunRequest", (m) => Object.assign(m.tools, { maxItems: 256 })),
    changes: ["additive | constraint-loosened CreateRunRequest.tools (request) | createRun"],
    reversed: ["breaking for clients | constraint-tightened CreateRunRequest.tools (request) | createRun"],
  },
  {
    name: "a limit on a nullable field is loosened",
    contract: "gateway",
    edit: (d) => d.editProperties("RunLimits", (m) => Object.assign(m.max_turns.anyOf[0], { maximum: 128 })),
    changes: ["additive | constraint-loosened RunLimits.max_turns (request) | createRun streamRun"],
    reversed: [
      "breaking for clients | constraint-tightened RunLimits.max_turns (request) | createRun streamRun",
    ],
  },
  {
    name: "null is no longer accepted",
    contract: "gateway",
    edit: (d) =>
      d.editProperties("UserLocation", (m) =>
        Object.assign(m, { city: { type: "string", description: m.city.description } }),
      ),
    changes: ["breaking for clients | null-rejected UserLocation.city (request) | createRun streamRun"],
    reversed: ["additive | null-allowed UserLocation.city (request) | createRun streamRun"],
  },
  {
    name: "a value is removed from a closed list in a request",
    contract: "tambo",
    edit: (d) => d.editSchema("OnDisconnect", (s) => Object.assign(s, { enum: ["cancel"] })),
    changes: ["breaking for clients | enum-value-removed OnDisconnect (request) | createRun"],
    reversed: ["additive | enum-value-added OnDisconnect (request) | createRun"],
  },
  {
    name: "a closed list in a request becomes a string",
    contract: "tambo",
    edit: (d) => d.editSchema("OnDisconnect", (s) => Reflect.deleteProperty(s, "enum")),
    changes: ["additive | type-widened OnDisconnect (request) | createRun"],
    reversed: ["breaking for clients | type-narrowed OnDisconnect (request) | createRun"],
  },
  {
    name: "a number in a request becomes an integer",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("CreateRunRequest", (m) => {
        m.temperature.type = "integer";
        delete m.temperature.format;
      }),
    changes: ["breaking for clients | type-narrowed CreateRunRequest.temperature (request) | createRun"],
    reversed: ["additive | type-widened CreateRunRequest.temperature (request) | createRun"],
  },
  {
    name: "a type is removed from a union in a request",
    contract: "tambo",
    edit: (d) => d.editSchema("InputMessageContent", (s) => Object.assign(s, { oneOf: [s.oneOf[1]] })),
    changes: ["breaking for clients | type-narrowed InputMessageContent (request) | createRun createThread"],
    reversed: ["additive | type-widened InputMessageContent (request) | createRun createThread"],
  },
  {
    name: "a variant is removed from a union of objects in a request",
    contract: "tambo",
    edit: (d) => {
      d.removeVariant("InputMessageBlock", "AudioContent");
    },
    changes: [
      "breaking for clients | variant-removed InputMessageBlock(AudioContent) (request) | createRun createThread",
    ],
    reversed: ["additive | variant-added InputMessageBlock(AudioContent) (request) | createRun createThread"],
  },
  {
    name: "a pattern changes",
    contract: "tambo",
    edit: (d) => d.editSchema("ThreadId", (s) => Object.assign(s, { pattern: "^[a-z]+$" })),
    changes: ["breaking | constraint-changed ThreadId (request) | createRun"],
    reversed: ["breaking | constraint-changed ThreadId (request) | createRun"],
  },
  {
    name: "a pattern is removed",
    contract: "tambo",
    edit: (d) => d.editSchema("ThreadId", (s) => Reflect.deleteProperty(s, "pattern")),
    changes: ["additive | constraint-loosened ThreadId (request) | createRun"],
    reversed: ["breaking for clients | constraint-tightened ThreadId (request) | createRun"],
  },
  {
    name: "an integer format is widened",
    contract: "tambo",
    edit: (d) => d.editProperties("CreateRunRequest", (m) => Object.assign(m.maxTokens, { format: "int64" })),
    changes: ["additive | constraint-loosened CreateRunRequest.maxTokens (request) | createRun"],
    reversed: [
      "breaking for clients | constraint-tightened CreateRunRequest.maxTokens (request) | createRun",
    ],
  },
  {
    name: "a default changes",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("CreateRunRequest", (m) => Object.assign(m.createThread, { default: true })),
    changes: ["breaking | default-changed CreateRunRequest.createThread (request) | createRun"],
    reversed: ["breaking | default-changed CreateRunRequest.createThread (request) | createRun"],
  },
  {
    name: "a default is removed",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("CreateRunRequest", (m) => Reflect.deleteProperty(m.embedResources, "default")),
    changes: ["breaking for clients | default-removed CreateRunRequest.embedResources (request) | createRun"],
    reversed: ["documentation | default-added CreateRunRequest.embedResources (request) | createRun"],
  },
  {
    name: "the type of list items changes",
    contract: "gateway",
    edit: (d) =>
      d.editProperties("RunRequest", (m) => Object.assign(m.builtins.anyOf[0].items, { type: "integer" })),
    changes: ["breaking | type-changed RunRequest.builtins[] (request) | createRun streamRun"],
    reversed: ["breaking | type-changed RunRequest.builtins[] (request) | createRun streamRun"],
  },
  {
    name: "the values of a record become untyped",
    contract: "gateway",
    edit: (d) =>
      d.editProperties("RunRequest", (m) =>
        Object.assign(m.server_tool_config.anyOf[0], { additionalProperties: {} }),
      ),
    changes: ["additive | type-widened RunRequest.server_tool_config.* (request) | createRun streamRun"],
    reversed: [
      "breaking for clients | type-narrowed RunRequest.server_tool_config.* (request) | createRun streamRun",
    ],
  },
  {
    name: "a required request body is removed",
    contract: "tambo",
    edit: (d) => {
      delete d.operation("createRun").requestBody;
    },
    changes: [
      "breaking for clients | body-removed POST /v1/threads/{threadId}/runs body (request) | createRun",
    ],
    reversed: [
      "breaking for clients | required-body-added POST /v1/threads/{threadId}/runs body (request) | createRun",
    ],
  },
];
