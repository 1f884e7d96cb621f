// generated from spec/tool-progress by `npm run generate`; do not edit
import type { operations } from "./types.ts";

/** What the handler of an operation is given. */
export type HandlerRequest<Op extends keyof operations, Context> = RequestOf<operations[Op], Context>;

/** What the handler of an operation may answer. */
export type HandlerResponse<Op extends keyof operations> = ResponseOf<operations[Op]>;

/** A handler for every operation of the contract. `Context` is what the server gives every request. */
export type Handlers<Context> = HandlersOf<operations, Context>;

/** Every operation, in the order of the document. */
export const routes: readonly Route<keyof operations>[] = [
  {
    "operationId": "sendMessageUnversioned",
    "method": "post",
    "path": "/api/conversations/{conversation_id}/message/",
    "stream": true,
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      404,
      408,
      409,
      410,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "408": "application/json",
      "409": "application/json",
      "410": "application/json",
      "413": "application/json",
      "415": "application/json",
      "422": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "getActiveSessionV1",
    "method": "get",
    "path": "/api/v1/conversations/{conversation_id}/active-session",
    "stream": false,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "sendMessageV1",
    "method": "post",
    "path": "/api/v1/conversations/{conversation_id}/message/",
    "stream": true,
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      404,
      408,
      409,
      410,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "408": "application/json",
      "409": "application/json",
      "410": "application/json",
      "413": "application/json",
      "415": "application/json",
      "422": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "regenerateMessageV1",
    "method": "post",
    "path": "/api/v1/conversations/{conversation_id}/regenerate/",
    "stream": true,
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      404,
      408,
      409,
      410,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "408": "application/json",
      "409": "application/json",
      "410": "application/json",
      "413": "application/json",
      "415": "application/json",
      "422": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "resumeSessionV1",
    "method": "post",
    "path": "/api/v1/conversations/{conversation_id}/resume/{session_id}",
    "stream": true,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      410,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "text/event-stream",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "410": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "stopSessionV1",
    "method": "post",
    "path": "/api/v1/conversations/{conversation_id}/stop/",
    "stream": false,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "getTaskStatusV1",
    "method": "get",
    "path": "/api/v1/conversations/{conversation_id}/task-status",
    "stream": false,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "getActiveSession",
    "method": "get",
    "path": "/api/v2/conversations/{conversation_id}/active-session",
    "stream": false,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "sendMessage",
    "method": "post",
    "path": "/api/v2/conversations/{conversation_id}/message/",
    "stream": true,
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      404,
      408,
      409,
      410,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "408": "application/json",
      "409": "application/json",
      "410": "application/json",
      "413": "application/json",
      "415": "application/json",
      "422": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "regenerateMessage",
    "method": "post",
    "path": "/api/v2/conversations/{conversation_id}/regenerate/",
    "stream": true,
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      404,
      408,
      409,
      410,
      413,
      415,
      422,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "408": "application/json",
      "409": "application/json",
      "410": "application/json",
      "413": "application/json",
      "415": "application/json",
      "422": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "resumeSession",
    "method": "post",
    "path": "/api/v2/conversations/{conversation_id}/resume/{session_id}",
    "stream": true,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      410,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "text/event-stream",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "410": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "stopSession",
    "method": "post",
    "path": "/api/v2/conversations/{conversation_id}/stop/",
    "stream": false,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "getTaskStatus",
    "method": "get",
    "path": "/api/v2/conversations/{conversation_id}/task-status",
    "stream": false,
    "hasBody": false,
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "contentTypes": {
      "200": "application/json",
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  }
];

/** A route of the contract. */
export interface Route<OperationId extends string> {
  operationId: OperationId;
  method: "get" | "put" | "post" | "delete" | "patch" | "head" | "options";
  /** Path template: `/v1/threads/{threadId}`. */
  path: string;
  /** Whether the operation answers with a stream of events. */
  stream: boolean;
  /** Whether the operation takes a request body. */
  hasBody: boolean;
  /** The declared statuses. */
  statuses: readonly number[];
  /** Media type of the response by status; null for one without a body. Of a stream that may be a body, the body's. */
  contentTypes: Readonly<Record<number, string | null>>;
}

declare const framesOf: unique symbol;

/** Server-sent event frames that an encoder made of events: their text, and their number. */
export interface Frames<Event> {
  readonly text: string;
  readonly count: number;
  readonly [framesOf]: Event;
}

/** What the handler of an operation is given: everything has been validated. */
export interface RequestOf<Operation, Context> {
  path: ParametersOf<Operation, "path">;
  query: ParametersOf<Operation, "query">;
  /** Values by the name that the contract declares, in its spelling. */
  headers: ParametersOf<Operation, "header">;
  body: BodyOf<Operation>;
  /** Aborts when the client is gone. */
  signal: AbortSignal;
  context: Context;
}

/** What the handler of an operation may answer: a declared status with its headers, and its body or events. */
export type ResponseOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: { status: Status } & HeadersOf<Responses[Status]> &
        ContentOf<Responses[Status]>;
    }[keyof Responses]
  : never;

/** A handler for every operation. */
export type HandlersOf<Operations, Context> = {
  [Id in keyof Operations]: (
    request: RequestOf<Operations[Id], Context>,
  ) => Promise<ResponseOf<Operations[Id]>>;
};

type Nothing = Record<never, never>;

type ParametersOf<Operation, Location extends string> = Operation extends {
  parameters: { [L in Location]?: infer Values };
}
  ? [NonNullable<Values>] extends [never]
    ? Nothing
    : NonNullable<Values>
  : Nothing;

type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? JsonOf<Content>
  : Operation extends { requestBody?: { content: infer Content } }
    ? JsonOf<Content> | undefined
    : undefined;

/** A body that may come as JSON or a form is JSON to the handler: a form has been read as what it says. */
type JsonOf<Content> = Content extends { "application/json": infer Json } ? Json : Content[keyof Content];

/** The declared headers, without the index signature that allows any other. */
type DeclaredHeaders<Headers> = {
  [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name];
};

/** Headers that all are optional may be left to what comes before the handler, such as limits of use. */
type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? keyof DeclaredHeaders<Headers> extends never
    ? Nothing
    : Nothing extends DeclaredHeaders<Headers>
      ? { headers?: DeclaredHeaders<Headers> }
      : { headers: DeclaredHeaders<Headers> }
  : Nothing;

/** A stream, a body, or either of them where both are declared. */
type ContentOf<Response> = Response extends { content: infer Content }
  ? {
      [Type in keyof Content]: Type extends "text/event-stream"
        ? { events: AsyncIterable<Frames<Content[Type]>> }
        : { body: Content[Type] };
    }[keyof Content]
  : Nothing;
