/**
 * Checks the parts of this contract that extend AG-UI's schemas: operations, options, responses to
 * interrupts, components and errors.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { routes } from "../../generated/ag-ui/handlers.ts";
import * as validators from "../../generated/ag-ui/validators.js";
import * as sealed from "../../generated/ag-ui/validators.sealed.js";

const input = { threadId: "t", runId: "r", messages: [], tools: [], context: [] };
const component = {
  name: "Chart",
  description: "A chart",
  propsSchema: { type: "object", properties: {} },
};
const withRunOptions = (tambo: unknown) => ({ ...input, forwardedProps: { tambo } });
const tooLong = "x".repeat(256);

it("has four operations, with the thread id of a run in the body [C-001][C-051]", () => {
  const described = routes.map(({ method, path, operationId, stream, statuses }) =>
    [method.toUpperCase(), path, operationId, stream ? "stream" : "JSON", ...statuses].join(" "),
  );
  expect(described).toEqual([
    "POST /ag-ui/{agent} runAgent stream 200 400 401 404 408 409 410 413 415 422 429 500 503",
    "GET /ag-ui/{agent}/capabilities getCapabilities JSON 200 400 401 404 429 500 503",
    "POST /ag-ui/{agent}/connect connectAgent stream 200 400 401 404 408 413 415 429 500 503",
    "DELETE /ag-ui/{agent}/threads/{threadId}/runs/{runId} cancelAgentRun JSON 200 400 401 404 409 429 500 503",
  ]);
});

it("returns errors as application/json, the only format that AG-UI clients parse [C-052]", () => {
  const types = routes.flatMap(({ contentTypes }) =>
    Object.entries(contentTypes).flatMap(([status, type]) => (Number(status) >= 400 ? [type] : [])),
  );
  expect(new Set(types)).toEqual(new Set(["application/json"]));
});

it("describes frames with only data [C-050]", () => {
  const file = new URL("../../generated/ag-ui/openapi.3.2.yaml", import.meta.url);
  const { paths } = parse(readFileSync(file, "utf8"));
  const { itemSchema } = paths["/ag-ui/{agent}"].post.responses["200"].content["text/event-stream"];
  expect(itemSchema.required).toEqual(["data"]);
  expect(itemSchema.properties).not.toHaveProperty("id");
});

it.each<[name: string, body: unknown, invalidAt: string[]]>([
  ["no fields", {}, ["/threadId", "/runId", "/messages"]],
  ["unknown fields", { ...input, mode: 1, messages: [{ id: "m", role: "user", content: "", x: 1 }] }, []],
  ["ids that are too long", { ...input, threadId: tooLong, runId: tooLong }, ["/threadId", "/runId"]],
  ["any forwarded props", { ...input, forwardedProps: { user: null } }, []],
  ["forwarded props of another type", { ...input, forwardedProps: ["a"] }, []],
  [
    "every option",
    withRunOptions({
      model: "m",
      maxTokens: 1,
      temperature: 0,
      toolChoice: { name: "a" },
      availableComponents: [component],
      forceComponent: "Chart",
      onDisconnect: "continue",
    }),
    [],
  ],
  ["options that are not an object", withRunOptions("fast"), ["/forwardedProps/tambo"]],
  [
    "invalid options",
    withRunOptions({
      maxTokens: 0,
      toolChoice: "some",
      availableComponents: [{ ...component, name: "a b" }],
    }),
    [
      "/forwardedProps/tambo/maxTokens",
      "/forwardedProps/tambo/toolChoice",
      "/forwardedProps/tambo/availableComponents/0/name",
    ],
  ],
  [
    "responses to interrupts",
    {
      ...input,
      resume: [
        { interruptId: "i", status: "resolved", payload: { approved: true } },
        { interruptId: "j", status: "cancelled" },
      ],
    },
    [],
  ],
  [
    "a response without a decision",
    { ...input, resume: [{ interruptId: "i", status: "resolved", payload: {} }] },
    ["/resume/0/payload/approved"],
  ],
  [
    "a response with an unknown status",
    { ...input, resume: [{ interruptId: "i", status: "approved" }] },
    ["/resume/0/status"],
  ],
])("accepts a request with %s, or locates the errors [C-077]", (_name, body, invalidAt) => {
  expect(validators.checkBody("runAgent", body).map(({ pointer }) => pointer)).toEqual(invalidAt);
});

it("accepts any forwarded props, and rejects unknown options when sealed", () => {
  expect(sealed.checkRunAgentInput({ ...input, forwardedProps: { user: 1 } })).toEqual([]);
  const violations = sealed.checkRunAgentInput(withRunOptions({ modle: "m" }));
  expect(violations.map(({ pointer }) => pointer)).toEqual(["/forwardedProps/tambo/modle"]);
});

it("describes the values of Tambo's events, and the activity of a component", () => {
  const start = { type: "CUSTOM", name: "tambo.component.start", value: { componentId: "c" } };
  expect(validators.checkAgUiEvent(start).map(({ pointer }) => pointer)).toEqual([
    "/value/componentName",
    "/value/messageId",
  ]);
  expect(
    validators.checkComponentActivity({ componentId: "c", props: [] }).map(({ pointer }) => pointer),
  ).toEqual(["/componentName", "/props"]);
});
