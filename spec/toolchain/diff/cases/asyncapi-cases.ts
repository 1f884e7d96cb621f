import type { Case, Edit, Editable } from "./edit.ts";

const POST = "POST /v1/threads/{threadId}/runs";
const GET = "GET /v1/threads/{threadId}/runs/{runId}";

/** Returns the security schemes of both documents. */
const schemesOf = (d: Edit): Editable[] =>
  [d.openapi, d.asyncapi].map((each) => each.components?.securitySchemes);

const channelOf = (d: Edit, name: string): Editable => d.asyncapi.channels?.[name];

/**
 * Changes to security and addresses in the AsyncAPI document. Some cases make the same change in the OpenAPI
 * document.
 */
export const asyncapiCases: Case[] = [
  {
    name: "a stream no longer requires authentication, in the AsyncAPI document only",
    contract: "tambo",
    edit: (d) => {
      d.stream("createRun").security = [];
    },
    changes: [`additive | security-loosened ${POST} (request) | createRun`],
    reversed: [`breaking for clients | security-tightened ${POST} (request) | createRun`],
  },
  {
    name: "an alternative security requirement of a stream is removed, in both documents",
    contract: "tambo",
    edit: (d) => {
      d.operation("createRun").security = [{ BearerAuth: [] }];
      d.stream("createRun").security = [{ $ref: "#/components/securitySchemes/BearerAuth" }];
    },
    changes: [`breaking for clients | security-tightened ${POST} (request) | createRun`],
    reversed: [`additive | security-loosened ${POST} (request) | createRun`],
  },
  {
    name: "a stream requires a scope",
    contract: "tambo",
    edit: (d) => {
      const scheme = { type: "http", scheme: "bearer", scopes: ["runs"] };
      d.stream("createRun").security = [scheme, { $ref: "#/components/securitySchemes/ApiKeyAuth" }];
    },
    changes: [`breaking for clients | security-tightened ${POST} (request) | createRun`],
    reversed: [`additive | security-loosened ${POST} (request) | createRun`],
  },
  {
    name: "a security scheme changes, in the AsyncAPI document only",
    contract: "tambo",
    edit: (d) => {
      (d.asyncapi.components?.securitySchemes?.BearerAuth as Editable).scheme = "basic";
    },
    changes: [
      "breaking | security-scheme-changed security scheme BearerAuth (request) | createRun reconnectRun",
    ],
    reversed: [
      "breaking | security-scheme-changed security scheme BearerAuth (request) | createRun reconnectRun",
    ],
  },
  {
    name: "a security scheme changes, in both documents",
    contract: "agent-stream",
    edit: (d) => {
      for (const schemes of schemesOf(d)) schemes.ApiKeyAuth.name = "X-Key";
    },
    changes: [
      "breaking | security-scheme-changed security scheme ApiKeyAuth (request) | streamAgent streamChat",
    ],
    reversed: [
      "breaking | security-scheme-changed security scheme ApiKeyAuth (request) | streamAgent streamChat",
    ],
  },
  {
    name: "a security scheme is renamed",
    contract: "tambo",
    edit: (d) => {
      for (const schemes of schemesOf(d)) {
        schemes.Key = schemes.ApiKeyAuth;
        delete schemes.ApiKeyAuth;
      }
      d.openapi.security = [{ BearerAuth: [] }, { Key: [] }];
      for (const id of ["createRun", "reconnectRun"])
        d.stream(id).security = ["BearerAuth", "Key"].map((name) => ({
          $ref: `#/components/securitySchemes/${name}`,
        }));
    },
    changes: [],
    reversed: [],
  },
  {
    name: "a security scheme gets a description and is inlined",
    contract: "tambo",
    edit: (d) => {
      for (const schemes of schemesOf(d)) schemes.ApiKeyAuth.description = "A project's key.";
      d.stream("createRun").security[0] = { type: "http", scheme: "bearer" };
    },
    changes: [
      "documentation | description-changed security scheme ApiKeyAuth | cancelRun createRun createThread deleteThread getMessage getThread listMessages listThreads reconnectRun updateComponentState",
    ],
    reversed: [
      "documentation | description-changed security scheme ApiKeyAuth | cancelRun createRun createThread deleteThread getMessage getThread listMessages listThreads reconnectRun updateComponentState",
    ],
  },
  {
    name: "two security schemes swap their names",
    contract: "tambo",
    edit: (d) => {
      const [, schemes] = schemesOf(d);
      const { BearerAuth, ApiKeyAuth } = schemes;
      d.stream("createRun").security = [{ $ref: "#/components/securitySchemes/BearerAuth" }];
      Object.assign(schemes, { BearerAuth: ApiKeyAuth, ApiKeyAuth: BearerAuth });
    },
    changes: [`breaking for clients | security-tightened ${POST} (request) | createRun`],
    reversed: [`additive | security-loosened ${POST} (request) | createRun`],
  },
  {
    name: "an address parameter is renamed, in the AsyncAPI document only",
    contract: "tambo",
    edit: (d) => {
      const channel = channelOf(d, "v1ThreadsThreadIdRuns");
      channel.address = "/v1/threads/{id}/runs";
      channel.parameters = { id: channel.parameters.threadId };
    },
    changes: ["breaking | parameter-renamed POST /v1/threads/{id}/runs path id (request) | createRun"],
    reversed: [`breaking | parameter-renamed ${POST} path threadId (request) | createRun`],
  },
  {
    name: "an address parameter accepts fewer values, and its description changes in both documents",
    contract: "tambo",
    edit: (d) => {
      const { runId } = channelOf(d, "v1ThreadsThreadIdRunsRunId").parameters;
      runId.enum = ["latest"];
      runId.description = "Which run.";
      d.parameter("reconnectRun", "runId").description = "Which run.";
    },
    changes: [
      `breaking for clients | type-narrowed ${GET} path runId (request) | reconnectRun`,
      `documentation | description-changed ${GET} path runId (request) | reconnectRun`,
    ],
    reversed: [
      `additive | type-widened ${GET} path runId (request) | reconnectRun`,
      `documentation | description-changed ${GET} path runId (request) | reconnectRun`,
    ],
  },
  {
    name: "an address parameter is no longer declared",
    contract: "tambo",
    edit: (d) => {
      delete channelOf(d, "v1ThreadsThreadIdRunsRunId").parameters.threadId;
    },
    changes: [`breaking for clients | parameter-removed ${GET} path threadId (request) | reconnectRun`],
    reversed: [
      `breaking for clients | required-parameter-added ${GET} path threadId (request) | reconnectRun`,
    ],
  },
  {
    name: "a stream moves, in both documents",
    contract: "agent-stream",
    edit: (d) => {
      const paths = d.openapi.paths as Editable;
      paths["/agent/chat"] = paths["/agent/chat/stream"];
      delete paths["/agent/chat/stream"];
      channelOf(d, "agentChatStream").address = "/agent/chat";
    },
    changes: ["breaking | operation-moved POST /agent/chat (request) | streamChat"],
    reversed: ["breaking | operation-moved POST /agent/chat/stream (request) | streamChat"],
  },
  {
    name: "a stream moves, in the AsyncAPI document only",
    contract: "agent-stream",
    edit: (d) => {
      channelOf(d, "agentChatStream").address = "/agent/chat";
    },
    changes: ["breaking | documents-disagree POST /agent/chat/stream (request) | streamChat"],
    reversed: ["documentation | documents-agree POST /agent/chat/stream (request) | streamChat"],
  },
  {
    name: "a stream moves, in the OpenAPI document only",
    contract: "agent-stream",
    edit: (d) => {
      const paths = d.openapi.paths as Editable;
      paths["/agent/chat"] = paths["/agent/chat/stream"];
      delete paths["/agent/chat/stream"];
    },
    changes: ["breaking | documents-disagree POST /agent/chat (request) | streamChat"],
    reversed: ["documentation | documents-agree POST /agent/chat/stream (request) | streamChat"],
  },
  {
    name: "a tag of a stream changes",
    contract: "agent-stream",
    edit: (d) => {
      d.stream("streamChat").tags[0].name = "Chats";
    },
    changes: ["documentation | tag-changed POST /agent/chat/stream | streamChat"],
    reversed: ["documentation | tag-changed POST /agent/chat/stream | streamChat"],
  },
  {
    name: "the status of an event changes, in the AsyncAPI document only",
    contract: "gateway",
    edit: (d) => {
      const ping = d.asyncapi.components?.messages?.PingEvent as Editable;
      const bindings = d.asyncapi.components?.messageBindings as Editable;
      ping.bindings = { http: { ...bindings.stream.http, statusCode: 201 } };
    },
    changes: ["breaking | other-changed event ping (event) | streamRun"],
    reversed: ["breaking | other-changed event ping (event) | streamRun"],
  },
  {
    name: "an event is inlined",
    contract: "tambo",
    edit: (d) => {
      const [schemas] = d.schemas;
      schemas.RunStreamEvent.oneOf = schemas.RunStreamEvent.oneOf.map((each: Editable) =>
        each.$ref.endsWith("/RunErrorEvent") ? schemas.RunErrorEvent : each,
      );
    },
    changes: [],
    reversed: [],
  },
  {
    name: "an inline event is added",
    contract: "tambo",
    edit: (d) => {
      const type = { type: "string", const: "PING" };
      d.schemas[0].RunStreamEvent.oneOf.push({ type: "object", properties: { type }, required: ["type"] });
    },
    changes: ["additive | event-added event PING (event) | createRun reconnectRun | PING"],
    reversed: ["breaking | event-removed event PING (event) | createRun reconnectRun | PING"],
  },
];
