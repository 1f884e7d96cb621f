import type { Case } from "./edit.ts";

/** Changes to responses, and to schemas that are used in multiple directions. */
export const responseCases: Case[] = [
  {
    name: "a response field is removed",
    contract: "tambo",
    edit: (d) => d.removeProperty("Thread", "projectId"),
    changes: [
      "breaking for clients | field-removed Thread.projectId (response) | createThread getThread listThreads",
    ],
    reversed: [
      "breaking for implementers | required-field-added Thread.projectId (response) | createThread getThread listThreads",
    ],
  },
  {
    name: "an optional response field is added",
    contract: "tambo",
    edit: (d) => d.addProperty("Thread", "title", { type: "string" }, { required: false }),
    changes: ["additive | field-added Thread.title (response) | createThread getThread listThreads"],
    reversed: [
      "breaking for clients | field-removed Thread.title (response) | createThread getThread listThreads",
    ],
  },
  {
    name: "a response field becomes optional",
    contract: "tambo",
    edit: (d) => d.makeOptional("ListThreadsResponse", "threads"),
    changes: ["breaking for clients | field-optional ListThreadsResponse.threads (response) | listThreads"],
    reversed: [
      "breaking for implementers | field-required ListThreadsResponse.threads (response) | listThreads",
    ],
  },
  {
    name: "an optional response field becomes required",
    contract: "tambo",
    edit: (d) => d.makeRequired("Thread", "contextKey"),
    changes: [
      "breaking for implementers | field-required Thread.contextKey (response) | createThread getThread listThreads",
    ],
    reversed: [
      "breaking for clients | field-optional Thread.contextKey (response) | createThread getThread listThreads",
    ],
  },
  {
    name: "a value is added to a closed list in a response",
    contract: "tool-progress",
    edit: (d) => d.editSchema("SessionStatus", (s) => s.enum.push("paused")),
    changes: [
      "breaking for clients | enum-value-added SessionStatus (response) | getActiveSession getActiveSessionV1",
    ],
    reversed: [
      "breaking for implementers | enum-value-removed SessionStatus (response) | getActiveSession getActiveSessionV1",
    ],
  },
  {
    name: "a format in a response is removed",
    contract: "tambo",
    edit: (d) => d.editProperties("Thread", (m) => Reflect.deleteProperty(m.createdAt, "format")),
    changes: [
      "breaking for clients | constraint-loosened Thread.createdAt (response) | createThread getThread listThreads",
    ],
    reversed: [
      "breaking for implementers | constraint-tightened Thread.createdAt (response) | createThread getThread listThreads",
    ],
  },
  {
    name: "a required field is added to a schema of requests, responses and events",
    contract: "tambo",
    edit: (d) => d.addProperty("TextContent", "language", { type: "string" }, { required: true }),
    changes: [
      "breaking for clients | required-field-added TextContent.language (request) | createRun createThread",
      "breaking for implementers | required-field-added TextContent.language (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    reversed: [
      "breaking for clients | field-removed TextContent.language (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a field is removed from a schema of requests, responses and events",
    contract: "tambo",
    edit: (d) => d.removeProperty("TextContent", "text"),
    changes: [
      "breaking for clients | field-removed TextContent.text (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    reversed: [
      "breaking for clients | required-field-added TextContent.text (request) | createRun createThread",
      "breaking for implementers | required-field-added TextContent.text (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a value is added to a closed list in requests and responses",
    contract: "tambo",
    edit: (d) => d.editSchema("MessageRole", (s) => s.enum.push("developer")),
    changes: [
      "breaking for clients | enum-value-added MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
      "additive | enum-value-added MessageRole (request) | createRun createThread",
    ],
    reversed: [
      "breaking for clients | enum-value-removed MessageRole (request) | createRun createThread",
      "breaking for implementers | enum-value-removed MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a variant is added to a union in responses and events",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("MessageContent", (s) => s.oneOf.push({ $ref: "#/components/schemas/PendingToolCall" })),
    changes: [
      "breaking for clients | variant-added MessageContent(PendingToolCall) (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
    reversed: [
      "breaking for implementers | variant-removed MessageContent(PendingToolCall) (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
  },
  {
    name: "a response field gets a keyword that the diff does not know",
    contract: "tambo",
    edit: (d) => d.editProperties("Thread", (m) => Object.assign(m.createdAt, { readOnly: true })),
    changes: ["breaking | other-changed Thread.createdAt (response) | createThread getThread listThreads"],
    reversed: ["breaking | other-changed Thread.createdAt (response) | createThread getThread listThreads"],
  },
  {
    name: "an enum gets a keyword that the diff does not know",
    contract: "tambo",
    edit: (d) => d.editSchema("MessageRole", (s) => Object.assign(s, { writeOnly: true })),
    changes: [
      "breaking | other-changed MessageRole (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    reversed: [
      "breaking | other-changed MessageRole (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a value of an enum is excluded",
    contract: "tambo",
    edit: (d) => d.editSchema("MessageRole", (s) => Object.assign(s, { not: { const: s.enum[0] } })),
    changes: [
      "breaking for clients | constraint-tightened MessageRole (request) | createRun createThread",
      "breaking for implementers | constraint-tightened MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    reversed: [
      "breaking for clients | constraint-loosened MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
      "additive | constraint-loosened MessageRole (request) | createRun createThread",
    ],
  },
];
