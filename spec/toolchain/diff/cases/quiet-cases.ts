import type { Case, Editable } from "./edit.ts";

/** Changes of words alone, and changes that mean nothing. */
export const quietCases: Case[] = [
  {
    name: "a description is another",
    contract: "tambo",
    edit: (d) => d.schema("Thread", (s) => Object.assign(s, { description: "What is said, and by whom." })),
    changes: ["documentation | description-changed Thread (response) | createThread getThread listThreads"],
    undone: ["documentation | description-changed Thread (response) | createThread getThread listThreads"],
  },
  {
    name: "the description of an event is another, which its message repeats",
    contract: "tambo",
    edit: (d) => {
      d.schema("RunStartedEvent", (s) => Object.assign(s, { description: "It begins." }));
      (d.asyncapi.components?.messages?.RunStartedEvent as Editable).summary = "It begins.";
    },
    changes: [
      "documentation | description-changed RunStartedEvent (event) | createRun reconnectRun | RUN_STARTED",
    ],
    undone: [
      "documentation | description-changed RunStartedEvent (event) | createRun reconnectRun | RUN_STARTED",
    ],
  },
  {
    name: "the description of a member is another",
    contract: "tambo",
    edit: (d) => d.members("ToolCallEndEvent", (m) => Object.assign(m.timestamp, { description: "When." })),
    changes: [
      "documentation | description-changed ToolCallEndEvent.timestamp (event) | createRun reconnectRun | TOOL_CALL_END",
    ],
    undone: [
      "documentation | description-changed ToolCallEndEvent.timestamp (event) | createRun reconnectRun | TOOL_CALL_END",
    ],
  },
  {
    name: "an example is another",
    contract: "tambo",
    edit: (d) => d.schema("Thread", (s) => Object.assign(s, { examples: [{}] })),
    changes: ["documentation | example-changed Thread (response) | createThread getThread listThreads"],
    undone: ["documentation | example-changed Thread (response) | createThread getThread listThreads"],
  },
  {
    name: "a member is deprecated",
    contract: "tambo",
    edit: (d) => d.members("CreateRunRequest", (m) => Object.assign(m.contextKey, { deprecated: true })),
    changes: ["documentation | deprecation-added CreateRunRequest.contextKey (request) | createRun"],
    undone: ["documentation | deprecation-removed CreateRunRequest.contextKey (request) | createRun"],
  },
  {
    name: "an operation is deprecated",
    contract: "tambo",
    edit: (d) => {
      d.operation("getHealth").deprecated = true;
    },
    changes: ["documentation | deprecation-added GET /healthz | getHealth"],
    undone: ["documentation | deprecation-removed GET /healthz | getHealth"],
  },
  {
    name: "a mark x-additive is gone",
    contract: "tambo",
    edit: (d) => d.members("Message", (m) => Reflect.deleteProperty(m.isError, "x-additive")),
    changes: [
      "documentation | extension-changed Message.isError (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
    undone: [
      "documentation | extension-changed Message.isError (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
  },
  {
    name: "an operation has another tag",
    contract: "tambo",
    edit: (d) => {
      d.operation("getHealth").tags = ["Threads"];
    },
    changes: ["documentation | tag-changed GET /healthz | getHealth"],
    undone: ["documentation | tag-changed GET /healthz | getHealth"],
  },
  {
    name: "the contract is called another name",
    contract: "tambo",
    edit: (d) => {
      for (const each of [d.openapi, d.asyncapi]) each.info.title = "Tambo";
    },
    changes: ["documentation | description-changed the contract"],
    undone: ["documentation | description-changed the contract"],
  },
  {
    name: "another server",
    contract: "tambo",
    edit: (d) => Object.assign(d.openapi, { servers: [{ url: "http://127.0.0.1" }] }),
    changes: ["documentation | server-changed servers"],
    undone: ["documentation | server-changed servers"],
  },
  {
    name: "a type that no operation uses",
    contract: "tambo",
    edit: (d) => Object.assign(d.schemas[0], { Extra: { type: "string" } }),
    changes: ["documentation | unused-schema-added Extra"],
    undone: ["documentation | unused-schema-removed Extra"],
  },
  {
    name: "white space, and the order of members",
    contract: "tambo",
    edit: (d) =>
      d.schema("Thread", (s) => {
        s.description = `  ${s.description.replaceAll(" ", "\n ")}\n`;
        s.properties = Object.fromEntries(Object.entries(s.properties).reverse());
        s.required.reverse();
      }),
    changes: [],
    undone: [],
  },
  {
    name: "a schema has another name",
    contract: "tambo",
    edit: (d) => {
      for (const document of [d.openapi, d.asyncapi] as Editable[]) {
        const { Wire, ...schemas } = document.components.schemas;
        document.components.schemas = { ...schemas, StreamForm: Wire };
        const renamed = JSON.parse(
          JSON.stringify(document).replaceAll('schemas/Wire"', 'schemas/StreamForm"'),
        );
        Object.assign(document, renamed);
      }
    },
    changes: [],
    undone: [],
  },
  {
    name: "a schema is written where it was referred to",
    contract: "tambo",
    edit: (d) =>
      d.members("ImageContent", (m, s) => {
        s.properties = { ...m, detail: { ...d.schemas[0].ImageDetail, ...m.detail, $ref: undefined } };
        delete s.properties.detail.$ref;
      }),
    changes: [],
    undone: [],
  },
  {
    name: "the same in other words: anyOf, allOf, const, a list of types",
    contract: "tambo",
    edit: (d) => {
      d.schema("OnDisconnect", (s) => {
        delete s.enum;
        delete s.type;
        s.anyOf = [{ const: "cancel" }, { const: "continue" }];
      });
      d.members("RunErrorEvent", (m) =>
        Object.assign(m, {
          code: { allOf: [{ $ref: "#/components/schemas/RunErrorCode" }], description: m.code.description },
        }),
      );
      d.members("ToolCallEndEvent", (m) => Object.assign(m.toolCallId, { type: ["string"] }));
    },
    changes: [],
    undone: [],
  },
  {
    name: "the order of a union, and a union in a union",
    contract: "tambo",
    edit: (d) => {
      d.schema("AgUiEvent", (s) => s.oneOf.reverse());
      d.schema("RunStreamEvent", (s) => {
        s.oneOf = [
          { $ref: "#/components/schemas/AgUiEvent" },
          { oneOf: d.schemas[0].TamboExtensionEvent.oneOf },
        ];
      });
    },
    changes: [],
    undone: [],
  },
  {
    name: "the hint that tells the forms of a union apart is gone",
    contract: "tambo",
    edit: (d) => d.schema("MessageContent", (s) => Reflect.deleteProperty(s, "discriminator")),
    changes: [
      "documentation | discriminator-changed MessageContent (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
    undone: [
      "documentation | discriminator-changed MessageContent (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
  },
  {
    name: "a published type that no operation uses is another",
    contract: "tambo",
    edit: (d) => {
      d.schemas[0].OutputContent.oneOf.pop();
    },
    changes: ["documentation | unused-schema-changed OutputContent"],
    undone: ["documentation | unused-schema-changed OutputContent"],
  },
  {
    name: "keywords that say nothing beside a list of values",
    contract: "tambo",
    edit: (d) =>
      d.schema("MessageRole", (s) => {
        s.type = ["string", "null"];
        s.minimum = 5;
        s.readOnly = false;
      }),
    changes: [],
    undone: [],
  },
];
