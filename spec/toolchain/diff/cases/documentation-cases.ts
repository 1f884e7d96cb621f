import type { Case, Editable } from "./edit.ts";

/** Changes the meaning of a value in the two places where a schema describes it. */
function redefineValue(schema: Editable, list: Editable, value: string, text: string): void {
  const descriptions = list["x-enumDescriptions"];
  schema.description = schema.description.replace(`: ${descriptions[value]}`, `: ${text}`);
  descriptions[value] = text;
}

/** Changes to the documentation, and edits after which the diff must report no change. */
export const documentationCases: Case[] = [
  {
    name: "a description changes",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("Thread", (s) => Object.assign(s, { description: "A conversation with its messages." })),
    changes: ["documentation | description-changed Thread (response) | createThread getThread listThreads"],
    reversed: ["documentation | description-changed Thread (response) | createThread getThread listThreads"],
  },
  {
    name: "the description of an event and of its message changes",
    contract: "tambo",
    edit: (d) => {
      d.editSchema("RunStartedEvent", (s) => Object.assign(s, { description: "The run has started." }));
      (d.asyncapi.components?.messages?.RunStartedEvent as Editable).summary = "The run has started.";
    },
    changes: [
      "documentation | description-changed RunStartedEvent (event) | createRun reconnectRun | RUN_STARTED",
    ],
    reversed: [
      "documentation | description-changed RunStartedEvent (event) | createRun reconnectRun | RUN_STARTED",
    ],
  },
  {
    name: "the description of a field changes",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("ToolCallEndEvent", (m) =>
        Object.assign(m.timestamp, { description: "Time of the event." }),
      ),
    changes: [
      "documentation | description-changed ToolCallEndEvent.timestamp (event) | createRun reconnectRun | TOOL_CALL_END",
    ],
    reversed: [
      "documentation | description-changed ToolCallEndEvent.timestamp (event) | createRun reconnectRun | TOOL_CALL_END",
    ],
  },
  {
    name: "the meaning of a value in a closed list changes",
    contract: "agent-stream",
    edit: (d) => d.editSchema("StatusType", (s) => redefineValue(s, s, "running", "The model is called.")),
    changes: ["documentation | description-changed StatusType (event) | streamAgent streamChat | status"],
    reversed: ["documentation | description-changed StatusType (event) | streamAgent streamChat | status"],
  },
  {
    name: "the meaning of a value in an open list changes",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("RunErrorCode", (s) => redefineValue(s, s.anyOf[1], "LLM_ERROR", "The model failed.")),
    changes: [
      "documentation | description-changed RunErrorCode (event) | createRun reconnectRun | RUN_ERROR",
    ],
    reversed: [
      "documentation | description-changed RunErrorCode (event) | createRun reconnectRun | RUN_ERROR",
    ],
  },
  {
    name: "an example changes",
    contract: "tambo",
    edit: (d) => d.editSchema("Thread", (s) => Object.assign(s, { examples: [{}] })),
    changes: ["documentation | example-changed Thread (response) | createThread getThread listThreads"],
    reversed: ["documentation | example-changed Thread (response) | createThread getThread listThreads"],
  },
  {
    name: "a field is deprecated",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("CreateRunRequest", (m) => Object.assign(m.contextKey, { deprecated: true })),
    changes: ["documentation | deprecation-added CreateRunRequest.contextKey (request) | createRun"],
    reversed: ["documentation | deprecation-removed CreateRunRequest.contextKey (request) | createRun"],
  },
  {
    name: "an operation is deprecated",
    contract: "tambo",
    edit: (d) => {
      d.operation("getHealth").deprecated = true;
    },
    changes: ["documentation | deprecation-added GET /healthz | getHealth"],
    reversed: ["documentation | deprecation-removed GET /healthz | getHealth"],
  },
  {
    name: "the extension x-additive is removed",
    contract: "tambo",
    edit: (d) => d.editProperties("Message", (m) => Reflect.deleteProperty(m.isError, "x-additive")),
    changes: [
      "documentation | extension-changed Message.isError (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
    reversed: [
      "documentation | extension-changed Message.isError (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
  },
  {
    name: "the tag of an operation changes",
    contract: "tambo",
    edit: (d) => {
      d.operation("getHealth").tags = ["Threads"];
    },
    changes: ["documentation | tag-changed GET /healthz | getHealth"],
    reversed: ["documentation | tag-changed GET /healthz | getHealth"],
  },
  {
    name: "the title of the contract changes",
    contract: "tambo",
    edit: (d) => {
      for (const each of [d.openapi, d.asyncapi]) each.info.title = "Tambo";
    },
    changes: ["documentation | description-changed the contract"],
    reversed: ["documentation | description-changed the contract"],
  },
  {
    name: "the example server changes",
    contract: "tambo",
    edit: (d) => Object.assign(d.openapi, { servers: [{ url: "http://127.0.0.1" }] }),
    changes: ["documentation | server-changed servers"],
    reversed: ["documentation | server-changed servers"],
  },
  {
    name: "an unused type is added",
    contract: "tambo",
    edit: (d) => Object.assign(d.schemas[0], { Extra: { type: "string" } }),
    changes: ["documentation | unused-schema-added Extra"],
    reversed: ["documentation | unused-schema-removed Extra"],
  },
  {
    name: "white space and the order of fields change",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("Thread", (s) => {
        s.description = `  ${s.description.replaceAll(" ", "\n ")}\n`;
        s.properties = Object.fromEntries(Object.entries(s.properties).reverse());
        s.required.reverse();
      }),
    changes: [],
    reversed: [],
  },
  {
    name: "a schema is renamed",
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
    reversed: [],
  },
  {
    name: "a referenced schema is inlined",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("ImageContent", (m, s) => {
        s.properties = { ...m, detail: { ...d.schemas[0].ImageDetail, ...m.detail, $ref: undefined } };
        delete s.properties.detail.$ref;
      }),
    changes: [],
    reversed: [],
  },
  {
    name: "schemas are replaced by equivalent ones (anyOf, allOf, const, a list of types)",
    contract: "tambo",
    edit: (d) => {
      d.editSchema("OnDisconnect", (s) => {
        delete s.enum;
        delete s.type;
        s.anyOf = [{ const: "cancel" }, { const: "continue" }];
      });
      d.editProperties("RunErrorEvent", (m) =>
        Object.assign(m, {
          code: { allOf: [{ $ref: "#/components/schemas/RunErrorCode" }], description: m.code.description },
        }),
      );
      d.editProperties("ToolCallEndEvent", (m) => Object.assign(m.toolCallId, { type: ["string"] }));
    },
    changes: [],
    reversed: [],
  },
  {
    name: "the order of a union changes, and a union is nested",
    contract: "tambo",
    edit: (d) => {
      d.editSchema("RunStreamEvent", (s) => {
        s.oneOf = [{ oneOf: s.oneOf.slice(0, -1).reverse() }, { oneOf: d.schemas[0].CustomEvent.oneOf }];
      });
    },
    changes: [],
    reversed: [],
  },
  {
    name: "the discriminator of a union is removed",
    contract: "tambo",
    edit: (d) => d.editSchema("MessageContent", (s) => Reflect.deleteProperty(s, "discriminator")),
    changes: [
      "documentation | discriminator-changed MessageContent (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
    reversed: [
      "documentation | discriminator-changed MessageContent (response, event) | createRun getMessage getThread listMessages reconnectRun | tambo.run.finished",
    ],
  },
  {
    name: "an unused type changes",
    contract: "tambo",
    edit: (d) => {
      d.schemas[0].OutputContent.oneOf.pop();
    },
    changes: ["documentation | unused-schema-changed OutputContent"],
    reversed: ["documentation | unused-schema-changed OutputContent"],
  },
  {
    name: "keywords without effect are added to an enum",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("MessageRole", (s) => {
        s.type = ["string", "null"];
        s.minimum = 5;
        s.readOnly = false;
      }),
    changes: [],
    reversed: [],
  },
];
