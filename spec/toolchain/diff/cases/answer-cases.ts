import type { Case } from "./edit.ts";

/** Changes of what is in answers, and of what is in several directions. */
export const answerCases: Case[] = [
  {
    name: "an answer loses a member",
    contract: "tambo",
    edit: (d) => d.removeMember("Thread", "projectId"),
    changes: ["breaking | member-removed Thread.projectId (response) | createThread getThread listThreads"],
    undone: [
      "additive | required-member-added Thread.projectId (response) | createThread getThread listThreads",
    ],
  },
  {
    name: "an answer has a new member",
    contract: "tambo",
    edit: (d) => d.addMember("Thread", "title", { type: "string" }, { required: false }),
    changes: ["additive | member-added Thread.title (response) | createThread getThread listThreads"],
    undone: ["breaking | member-removed Thread.title (response) | createThread getThread listThreads"],
  },
  {
    name: "a member of an answer becomes optional",
    contract: "tambo",
    edit: (d) => d.makeOptional("ListThreadsResponse", "threads"),
    changes: ["breaking | member-optional ListThreadsResponse.threads (response) | listThreads"],
    undone: ["additive | member-required ListThreadsResponse.threads (response) | listThreads"],
  },
  {
    name: "a closed list of an answer grows",
    contract: "tambo",
    edit: (d) => d.schema("NotFoundCode", (s) => s.enum.push("PROJECT_NOT_FOUND")),
    changes: [
      "breaking | enum-value-added NotFoundCode (response) | cancelRun createRun deleteThread getMessage getThread listMessages reconnectRun updateComponentState",
    ],
    undone: [
      "additive | enum-value-removed NotFoundCode (response) | cancelRun createRun deleteThread getMessage getThread listMessages reconnectRun updateComponentState",
    ],
  },
  {
    name: "a format of an answer is gone",
    contract: "tambo",
    edit: (d) => d.members("Thread", (m) => Reflect.deleteProperty(m.createdAt, "format")),
    changes: [
      "breaking | constraint-loosened Thread.createdAt (response) | createThread getThread listThreads",
    ],
    undone: [
      "additive | constraint-tightened Thread.createdAt (response) | createThread getThread listThreads",
    ],
  },
  {
    name: "a schema of requests, answers and events has a new required member",
    contract: "tambo",
    edit: (d) => d.addMember("TextContent", "language", { type: "string" }, { required: true }),
    changes: [
      "breaking | required-member-added TextContent.language (request) | createRun createThread",
      "additive | required-member-added TextContent.language (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    undone: [
      "breaking | member-removed TextContent.language (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a schema of requests, answers and events loses a member",
    contract: "tambo",
    edit: (d) => d.removeMember("TextContent", "text"),
    changes: [
      "breaking | member-removed TextContent.text (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    undone: [
      "breaking | required-member-added TextContent.text (request) | createRun createThread",
      "additive | required-member-added TextContent.text (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a list of values in requests and answers grows",
    contract: "tambo",
    edit: (d) => d.schema("MessageRole", (s) => s.enum.push("developer")),
    changes: [
      "breaking | enum-value-added MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
      "additive | enum-value-added MessageRole (request) | createRun createThread",
    ],
    undone: [
      "breaking | enum-value-removed MessageRole (request) | createRun createThread",
      "additive | enum-value-removed MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a union in answers and events has one form more",
    contract: "tambo",
    edit: (d) =>
      d.schema("MessageContent", (s) => s.oneOf.push({ $ref: "#/components/schemas/PendingToolCall" })),
    changes: [
      "breaking | variant-added MessageContent(PendingToolCall) (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
    undone: [
      "additive | variant-removed MessageContent(PendingToolCall) (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
  },
  {
    name: "a member of an answer has a mark that the comparison does not know",
    contract: "tambo",
    edit: (d) => d.members("Thread", (m) => Object.assign(m.createdAt, { readOnly: true })),
    changes: ["breaking | other-changed Thread.createdAt (response) | createThread getThread listThreads"],
    undone: ["breaking | other-changed Thread.createdAt (response) | createThread getThread listThreads"],
  },
  {
    name: "a list of values has a mark that the comparison does not know",
    contract: "tambo",
    edit: (d) => d.schema("MessageRole", (s) => Object.assign(s, { writeOnly: true })),
    changes: [
      "breaking | other-changed MessageRole (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    undone: [
      "breaking | other-changed MessageRole (request, response, event) | createRun createThread getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
  },
  {
    name: "a value in a list of values is excepted",
    contract: "tambo",
    edit: (d) => d.schema("MessageRole", (s) => Object.assign(s, { not: { const: s.enum[0] } })),
    changes: [
      "breaking | constraint-tightened MessageRole (request) | createRun createThread",
      "additive | constraint-tightened MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
    ],
    undone: [
      "breaking | constraint-loosened MessageRole (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished tambo.tool.result",
      "additive | constraint-loosened MessageRole (request) | createRun createThread",
    ],
  },
];
