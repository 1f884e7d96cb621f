import type { Case } from "./edit.ts";

/** Changes to operations: their paths, parameters, bodies, responses and security. */
export const operationCases: Case[] = [
  {
    name: "an operation is removed",
    contract: "tambo",
    edit: (d) => {
      delete d.openapi.paths?.["/v1/threads/{threadId}"]?.delete;
    },
    changes: [
      "breaking for clients | operation-removed DELETE /v1/threads/{threadId} (request) | deleteThread",
    ],
    reversed: ["additive | operation-added DELETE /v1/threads/{threadId} (request) | deleteThread"],
  },
  {
    name: "an operation that streams is removed",
    contract: "tambo",
    edit: (d) => {
      delete d.openapi.paths?.["/v1/threads/{threadId}/runs/{runId}"]?.get;
      delete d.asyncapi.operations?.reconnectRun;
    },
    changes: [
      "breaking for clients | operation-removed GET /v1/threads/{threadId}/runs/{runId} (request) | reconnectRun",
    ],
    reversed: ["additive | operation-added GET /v1/threads/{threadId}/runs/{runId} (request) | reconnectRun"],
  },
  {
    name: "an operation moves",
    contract: "tambo",
    edit: (d) => {
      const paths = d.openapi.paths as Record<string, Record<string, unknown>>;
      paths["/v1/health"] = paths["/healthz"] as Record<string, unknown>;
      delete paths["/healthz"];
    },
    changes: ["breaking | operation-moved GET /v1/health (request) | getHealth"],
    reversed: ["breaking | operation-moved GET /healthz (request) | getHealth"],
  },
  {
    name: "the id of an operation changes",
    contract: "tambo",
    edit: (d) => {
      d.operation("getHealth").operationId = "health";
    },
    changes: ["breaking | operation-renamed GET /healthz (request) | health"],
    reversed: ["breaking | operation-renamed GET /healthz (request) | getHealth"],
  },
  {
    name: "the id of an operation that streams changes",
    contract: "tambo",
    edit: (d) => {
      d.operation("createRun").operationId = "startRun";
      const { createRun, ...others } = d.asyncapi.operations ?? {};
      if (createRun !== undefined) d.asyncapi.operations = { ...others, startRun: createRun };
    },
    changes: ["breaking | operation-renamed POST /v1/threads/{threadId}/runs (request) | startRun"],
    reversed: ["breaking | operation-renamed POST /v1/threads/{threadId}/runs (request) | createRun"],
  },
  {
    name: "an optional parameter is added",
    contract: "tambo",
    edit: (d) =>
      d.operation("listThreads").parameters.push({ name: "order", in: "query", schema: { type: "string" } }),
    changes: ["additive | parameter-added GET /v1/threads query order (request) | listThreads"],
    reversed: [
      "breaking for clients | parameter-removed GET /v1/threads query order (request) | listThreads",
    ],
  },
  {
    name: "a required header is added",
    contract: "tambo",
    edit: (d) =>
      d
        .operation("listThreads")
        .parameters.push({ name: "X-Tenant", in: "header", required: true, schema: { type: "string" } }),
    changes: [
      "breaking for clients | required-parameter-added GET /v1/threads header X-Tenant (request) | listThreads",
    ],
    reversed: [
      "breaking for clients | parameter-removed GET /v1/threads header X-Tenant (request) | listThreads",
    ],
  },
  {
    name: "a parameter becomes required",
    contract: "tambo",
    edit: (d) => {
      d.parameter("listThreads", "contextKey").required = true;
    },
    changes: [
      "breaking for clients | parameter-required GET /v1/threads query contextKey (request) | listThreads",
    ],
    reversed: ["additive | parameter-optional GET /v1/threads query contextKey (request) | listThreads"],
  },
  {
    name: "a limit on a parameter is tightened",
    contract: "tambo",
    edit: (d) => {
      d.parameter("listThreads", "limit").schema.maximum = 10;
    },
    changes: [
      "breaking for clients | constraint-tightened GET /v1/threads query limit (request) | listThreads",
    ],
    reversed: ["additive | constraint-loosened GET /v1/threads query limit (request) | listThreads"],
  },
  {
    name: "a parameter of a stream is removed",
    contract: "tambo",
    edit: (d) => {
      const operation = d.operation("reconnectRun");
      operation.parameters = operation.parameters.filter((each: { name: string }) => each.name !== "after");
      delete d.stream("reconnectRun").bindings.http.query.properties.after;
    },
    changes: [
      "breaking for clients | parameter-removed GET /v1/threads/{threadId}/runs/{runId} query after (request) | reconnectRun",
    ],
    reversed: [
      "additive | parameter-added GET /v1/threads/{threadId}/runs/{runId} query after (request) | reconnectRun",
    ],
  },
  {
    name: "the serialization of a parameter changes",
    contract: "tambo",
    edit: (d) => {
      d.parameter("listThreads", "contextKey").style = "spaceDelimited";
    },
    changes: ["breaking | serialization-changed GET /v1/threads query contextKey (request) | listThreads"],
    reversed: ["breaking | serialization-changed GET /v1/threads query contextKey (request) | listThreads"],
  },
  {
    name: "a path parameter is renamed",
    contract: "tambo",
    edit: (d) => {
      const text = JSON.stringify(
        d.openapi.paths?.["/v1/threads/{threadId}/messages/{messageId}"],
      ).replaceAll('"messageId"', '"id"');
      delete d.openapi.paths?.["/v1/threads/{threadId}/messages/{messageId}"];
      Object.assign(d.openapi.paths ?? {}, { "/v1/threads/{threadId}/messages/{id}": JSON.parse(text) });
    },
    changes: [
      "breaking | parameter-renamed GET /v1/threads/{threadId}/messages/{id} path id (request) | getMessage",
    ],
    reversed: [
      "breaking | parameter-renamed GET /v1/threads/{threadId}/messages/{messageId} path messageId (request) | getMessage",
    ],
  },
  {
    name: "a request body becomes required",
    contract: "tambo",
    edit: (d) => {
      const b = d.operation("createThread").requestBody;
      b.required = !b.required;
    },
    changes: ["breaking for clients | body-required POST /v1/threads body (request) | createThread"],
    reversed: ["additive | body-optional POST /v1/threads body (request) | createThread"],
  },
  {
    name: "an optional request body is removed",
    contract: "tambo",
    edit: (d) => {
      delete d.operation("createThread").requestBody;
    },
    changes: ["breaking for clients | body-removed POST /v1/threads body (request) | createThread"],
    reversed: ["additive | body-added POST /v1/threads body (request) | createThread"],
  },
  {
    name: "the form media type of a request is removed",
    contract: "tool-progress",
    edit: (d) => {
      delete d.operation("sendMessageV1").requestBody.content["application/x-www-form-urlencoded"];
    },
    changes: [
      "breaking for clients | media-type-removed POST /api/v1/conversations/{conversation_id}/message/ body (request) | sendMessageV1",
    ],
    reversed: [
      "additive | media-type-added POST /api/v1/conversations/{conversation_id}/message/ body (request) | sendMessageV1",
    ],
  },
  {
    name: "the media type of a response changes",
    contract: "tambo",
    edit: (d) => {
      d.operation("getThread").responses["200"].content = {
        "application/hal+json": d.operation("getThread").responses["200"].content["application/json"],
      };
    },
    changes: [
      "breaking | media-type-removed GET /v1/threads/{threadId} 200 (response) | getThread",
      "additive | media-type-added GET /v1/threads/{threadId} 200 (response) | getThread",
    ],
    reversed: [
      "breaking | media-type-removed GET /v1/threads/{threadId} 200 (response) | getThread",
      "additive | media-type-added GET /v1/threads/{threadId} 200 (response) | getThread",
    ],
  },
  {
    name: "the success status changes",
    contract: "tambo",
    edit: (d) => {
      const r = d.operation("createThread").responses;
      r["200"] = r["201"];
      delete r["201"];
    },
    changes: [
      "breaking | status-removed POST /v1/threads 201 (response) | createThread",
      "additive | status-added POST /v1/threads 200 (response) | createThread",
    ],
    reversed: [
      "breaking | status-removed POST /v1/threads 200 (response) | createThread",
      "additive | status-added POST /v1/threads 201 (response) | createThread",
    ],
  },
  {
    name: "an error status is removed",
    contract: "tambo",
    edit: (d) => {
      delete d.operation("getThread").responses["404"];
    },
    changes: [
      "breaking for implementers | error-status-removed GET /v1/threads/{threadId} 404 (response) | getThread",
    ],
    reversed: ["additive | error-status-added GET /v1/threads/{threadId} 404 (response) | getThread"],
  },
  {
    name: "a response header is removed",
    contract: "tambo",
    edit: (d) => {
      delete d.operation("getThread").responses["429"].headers["Retry-After"];
    },
    changes: [
      "breaking for clients | header-removed GET /v1/threads/{threadId} 429 header Retry-After (response) | getThread",
    ],
    reversed: [
      "breaking for implementers | required-header-added GET /v1/threads/{threadId} 429 header Retry-After (response) | getThread",
    ],
  },
  {
    name: "an optional response header is added",
    contract: "tambo",
    edit: (d) => {
      const response = d.operation("listThreads").responses["200"];
      response.headers = { ...response.headers, "X-Total": { schema: { type: "integer" } } };
    },
    changes: ["additive | header-added GET /v1/threads 200 header X-Total (response) | listThreads"],
    reversed: [
      "breaking for clients | header-removed GET /v1/threads 200 header X-Total (response) | listThreads",
    ],
  },
  {
    name: "a required response header is added",
    contract: "tambo",
    edit: (d) => {
      const response = d.operation("listThreads").responses["200"];
      response.headers = { ...response.headers, "X-Total": { required: true, schema: { type: "integer" } } };
    },
    changes: [
      "breaking for implementers | required-header-added GET /v1/threads 200 header X-Total (response) | listThreads",
    ],
    reversed: [
      "breaking for clients | header-removed GET /v1/threads 200 header X-Total (response) | listThreads",
    ],
  },
  {
    name: "a response header of a stream becomes optional",
    contract: "tambo",
    edit: (d) => {
      for (const id of ["createRun", "reconnectRun"])
        d.operation(id).responses["200"].headers["X-Run-Id"].required = false;
      const bindings = d.asyncapi.components?.messageBindings as {
        stream: { http: { headers: { required: string[] } } };
      };
      const { headers } = bindings.stream.http;
      headers.required = headers.required.filter((each) => each !== "X-Run-Id");
    },
    changes: [
      "breaking for clients | header-optional GET /v1/threads/{threadId}/runs/{runId} 200 header X-Run-Id (response) | reconnectRun",
      "breaking for clients | header-optional POST /v1/threads/{threadId}/runs 200 header X-Run-Id (response) | createRun",
    ],
    reversed: [
      "breaking for implementers | header-required GET /v1/threads/{threadId}/runs/{runId} 200 header X-Run-Id (response) | reconnectRun",
      "breaking for implementers | header-required POST /v1/threads/{threadId}/runs 200 header X-Run-Id (response) | createRun",
    ],
  },
  {
    name: "an alternative security requirement is removed",
    contract: "tambo",
    edit: (d) => Object.assign(d.openapi, { security: [{ BearerAuth: [] }] }),
    changes: [
      "breaking for clients | security-tightened DELETE /v1/threads/{threadId} (request) | deleteThread",
      "breaking for clients | security-tightened DELETE /v1/threads/{threadId}/runs/{runId} (request) | cancelRun",
      "breaking for clients | security-tightened GET /v1/threads (request) | listThreads",
      "breaking for clients | security-tightened GET /v1/threads/{threadId} (request) | getThread",
      "breaking for clients | security-tightened GET /v1/threads/{threadId}/messages (request) | listMessages",
      "breaking for clients | security-tightened GET /v1/threads/{threadId}/messages/{messageId} (request) | getMessage",
      "breaking for clients | security-tightened GET /v1/threads/{threadId}/runs/{runId} (request) | reconnectRun",
      "breaking for clients | security-tightened POST /v1/threads (request) | createThread",
      "breaking for clients | security-tightened POST /v1/threads/{threadId}/components/{componentId}/state (request) | updateComponentState",
      "breaking for clients | security-tightened POST /v1/threads/{threadId}/runs (request) | createRun",
    ],
    reversed: [
      "additive | security-loosened DELETE /v1/threads/{threadId} (request) | deleteThread",
      "additive | security-loosened DELETE /v1/threads/{threadId}/runs/{runId} (request) | cancelRun",
      "additive | security-loosened GET /v1/threads (request) | listThreads",
      "additive | security-loosened GET /v1/threads/{threadId} (request) | getThread",
      "additive | security-loosened GET /v1/threads/{threadId}/messages (request) | listMessages",
      "additive | security-loosened GET /v1/threads/{threadId}/messages/{messageId} (request) | getMessage",
      "additive | security-loosened GET /v1/threads/{threadId}/runs/{runId} (request) | reconnectRun",
      "additive | security-loosened POST /v1/threads (request) | createThread",
      "additive | security-loosened POST /v1/threads/{threadId}/components/{componentId}/state (request) | updateComponentState",
      "additive | security-loosened POST /v1/threads/{threadId}/runs (request) | createRun",
    ],
  },
  {
    name: "an operation no longer requires authentication",
    contract: "tambo",
    edit: (d) => {
      d.operation("listThreads").security = [];
    },
    changes: ["additive | security-loosened GET /v1/threads (request) | listThreads"],
    reversed: ["breaking for clients | security-tightened GET /v1/threads (request) | listThreads"],
  },
  {
    name: "the location of an API key changes",
    contract: "tambo",
    edit: (d) => {
      (d.openapi.components?.securitySchemes?.ApiKeyAuth as { in: string }).in = "query";
    },
    changes: [
      "breaking | security-scheme-changed security scheme ApiKeyAuth (request) | cancelRun createRun createThread deleteThread getMessage getThread listMessages listThreads reconnectRun updateComponentState",
    ],
    reversed: [
      "breaking | security-scheme-changed security scheme ApiKeyAuth (request) | cancelRun createRun createThread deleteThread getMessage getThread listMessages listThreads reconnectRun updateComponentState",
    ],
  },
  {
    name: "callbacks, which the diff does not know, are added",
    contract: "tambo",
    edit: (d) => {
      d.operation("createRun").callbacks = { done: {} };
    },
    changes: ["breaking | other-changed POST /v1/threads/{threadId}/runs (request) | createRun"],
    reversed: ["breaking | other-changed POST /v1/threads/{threadId}/runs (request) | createRun"],
  },
];
