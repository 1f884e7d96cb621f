import type { Case, Editable } from "./edit.ts";

/** Renames a listed value, also where the schema describes it. */
function renameValue(schema: Editable, from: string, to: string): void {
  schema.enum[schema.enum.indexOf(from)] = to;
  const { [from]: text, ...others } = schema["x-enumDescriptions"];
  schema["x-enumDescriptions"] = { ...others, [to]: text };
  schema.description = schema.description.replace(`\`${from}\``, `\`${to}\``);
}

/** Changes that look like a field or a listed value was renamed. */
export const renameCases: Case[] = [
  {
    name: "a field of a response is renamed",
    contract: "tambo",
    edit: (d) =>
      d.editProperties("Thread", (m, schema) => {
        m.project = m.projectId;
        delete m.projectId;
        schema.required = schema.required.map((each: string) => (each === "projectId" ? "project" : each));
      }),
    changes: ["breaking | field-renamed Thread.project (response) | createThread getThread listThreads"],
    reversed: ["breaking | field-renamed Thread.projectId (response) | createThread getThread listThreads"],
  },
  {
    name: "a field of an event is renamed, described anew and required",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("RunErrorEvent", (schema) => {
        schema.properties = Object.fromEntries(
          Object.entries<Editable>(schema.properties).map(([name, value]) =>
            name === "code" ? ["reason", { ...value, description: "The reason." }] : [name, value],
          ),
        );
        schema.required.push("reason");
      }),
    changes: [
      "breaking | field-renamed RunErrorEvent.reason (event) | createRun reconnectRun | RUN_ERROR",
      "breaking for implementers | field-required RunErrorEvent.reason (event) | createRun reconnectRun | RUN_ERROR",
      "documentation | description-changed RunErrorEvent.reason (event) | createRun reconnectRun | RUN_ERROR",
    ],
    reversed: [
      "breaking for clients | field-optional RunErrorEvent.code (event) | createRun reconnectRun | RUN_ERROR",
      "breaking | field-renamed RunErrorEvent.code (event) | createRun reconnectRun | RUN_ERROR",
      "documentation | description-changed RunErrorEvent.code (event) | createRun reconnectRun | RUN_ERROR",
    ],
  },
  {
    name: "a value of a closed list in an event is renamed",
    contract: "agent-stream",
    edit: (d) => d.editSchema("StatusType", (s) => renameValue(s, "running", "active")),
    changes: ["breaking | enum-value-renamed StatusType (event) | streamAgent streamChat | status"],
    reversed: ["breaking | enum-value-renamed StatusType (event) | streamAgent streamChat | status"],
  },
  {
    name: "an error code in an open list is renamed",
    contract: "tambo",
    edit: (d) =>
      d.editSchema("RunErrorCode", ({ anyOf: [, { enum: values }] }) => {
        values[values.indexOf("LLM_ERROR")] = "MODEL_ERROR";
      }),
    changes: [
      "breaking for clients | known-value-renamed RunErrorCode (event) | createRun reconnectRun | RUN_ERROR",
    ],
    reversed: [
      "breaking for clients | known-value-renamed RunErrorCode (event) | createRun reconnectRun | RUN_ERROR",
    ],
  },
];
