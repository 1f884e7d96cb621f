/** What this contract has beyond AG-UI's own shapes: its operations, options, answers, components and errors. */
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
const inRun = (tambo: unknown) => ({ ...input, forwardedProps: { tambo } });
const tooLong = "x".repeat(256);

it("has four operations, one path without a thread's id for the run [C-001][C-051]", () => {
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

it("answers errors as application/json, which is all that AG-UI's clients parse [C-052]", () => {
  const types = routes.flatMap(({ contentTypes }) =>
    Object.entries(contentTypes).flatMap(([status, type]) => (Number(status) >= 400 ? [type] : [])),
  );
  expect(new Set(types)).toEqual(new Set(["application/json"]));
});

it("describes frames of nothing but data [C-050]", () => {
  const file = new URL("../../generated/ag-ui/openapi.3.2.yaml", import.meta.url);
  const { paths } = parse(readFileSync(file, "utf8"));
  const { itemSchema } = paths["/ag-ui/{agent}"].post.responses["200"].content["text/event-stream"];
  expect(itemSchema.required).toEqual(["data"]);
  expect(itemSchema.properties).not.toHaveProperty("id");
});

it.each<[name: string, body: unknown, refusedAt: string[]]>([
  ["nothing", {}, ["/threadId", "/runId", "/messages", "/tools", "/context"]],
  ["unknown members", { ...input, mode: 1, messages: [{ id: "m", role: "user", content: "", x: 1 }] }, []],
  ["ids that are too long", { ...input, threadId: tooLong, runId: tooLong }, ["/threadId", "/runId"]],
  ["any forwarded props", { ...input, forwardedProps: { user: null } }, []],
  ["forwarded props of another type", { ...input, forwardedProps: ["a"] }, []],
  [
    "every option",
    inRun({
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
  ["options that are no object", inRun("fast"), ["/forwardedProps/tambo"]],
  [
    "options with mistakes",
    inRun({ maxTokens: 0, toolChoice: "some", availableComponents: [{ ...component, name: "a b" }] }),
    [
      "/forwardedProps/tambo/maxTokens",
      "/forwardedProps/tambo/toolChoice",
      "/forwardedProps/tambo/availableComponents/0/name",
    ],
  ],
  [
    "answers",
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
    "an answer without a word",
    { ...input, resume: [{ interruptId: "i", status: "resolved", payload: {} }] },
    ["/resume/0/payload/approved"],
  ],
  [
    "an answer of another status",
    { ...input, resume: [{ interruptId: "i", status: "approved" }] },
    ["/resume/0/status"],
  ],
])("takes a request with %s, or says where it is wrong [C-077]", (_name, body, refusedAt) => {
  expect(validators.checkBody("runAgent", body).map(({ pointer }) => pointer)).toEqual(refusedAt);
});

it("lets apps forward what they like, and closes what it describes, when sealed", () => {
  expect(sealed.checkRunAgentInput({ ...input, forwardedProps: { user: 1 } })).toEqual([]);
  const violations = sealed.checkRunAgentInput(inRun({ modle: "m" }));
  expect(violations.map(({ pointer }) => pointer)).toEqual(["/forwardedProps/tambo/modle"]);
});

it("names the values of Tambo's events and what a plain client is shown of a component", () => {
  const start = { type: "CUSTOM", name: "tambo.component.start", value: { componentId: "c" } };
  expect(validators.checkAgUiEvent(start).map(({ pointer }) => pointer)).toEqual([
    "/value/componentName",
    "/value/messageId",
  ]);
  expect(
    validators.checkComponentActivity({ componentId: "c", props: [] }).map(({ pointer }) => pointer),
  ).toEqual(["/componentName", "/props"]);
});
