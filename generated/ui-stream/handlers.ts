// generated from spec/ui-stream by `npm run generate`; do not edit
import type { operations } from "./types.ts";

/** The validated request of an operation. */
export type HandlerRequest<Op extends keyof operations, Context> = RequestOf<operations[Op], Context>;

/** The response of an operation. */
export type HandlerResponse<Op extends keyof operations> = ResponseOf<operations[Op]>;

/** The handlers of all operations. `Context` is the server's own data for a request. */
export type Handlers<Context> = HandlersOf<operations, Context>;

/** All operations, in the order of the document. */
export const routes: readonly Route<keyof operations>[] = [
  {
    "operationId": "streamChatMessage",
    "method": "post",
    "path": "/api/chat",
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
      "200": "text/event-stream",
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
    "operationId": "stopChatResponse",
    "method": "post",
    "path": "/api/chat/{id}/stop",
    "stream": false,
    "hasBody": true,
    "statuses": [
      200,
      400,
      401,
      404,
      408,
      413,
      415,
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
      "413": "application/json",
      "415": "application/json",
      "429": "application/json",
      "500": "application/json",
      "503": "application/json"
    }
  },
  {
    "operationId": "resumeChatStream",
    "method": "get",
    "path": "/api/chat/{id}/stream",
    "stream": true,
    "hasBody": false,
    "statuses": [
      200,
      204,
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
      "204": null,
      "400": "application/json",
      "401": "application/json",
      "404": "application/json",
      "410": "application/json",
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
  /** The path template, such as `/v1/threads/{threadId}`. */
  path: string;
  /** True if the operation can respond with an event stream. */
  stream: boolean;
  /** True if the operation accepts a request body. */
  hasBody: boolean;
  /** The declared statuses. */
  statuses: readonly number[];
  /**
   * The media type of the response body by status, or null for a status without a body. If a response can be
   * a stream or a body, this is the media type of the body.
   */
  contentTypes: Readonly<Record<number, string | null>>;
}

declare const framesOf: unique symbol;

/** Encoded server-sent event frames, with their text and their number. */
export interface Frames<Event> {
  readonly text: string;
  readonly count: number;
  readonly [framesOf]: Event;
}

/** The validated request of an operation. */
export interface RequestOf<Operation, Context> {
  path: ParametersOf<Operation, "path">;
  query: ParametersOf<Operation, "query">;
  /** Header values by name. The names are spelled as in the contract. */
  headers: ParametersOf<Operation, "header">;
  body: BodyOf<Operation>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  context: Context;
}

/** The response of an operation, with a declared status, its headers, and its body or events. */
export type ResponseOf<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: { status: Status } & HeadersOf<Responses[Status]> &
        ContentOf<Responses[Status]>;
    }[keyof Responses]
  : never;

/** The handlers for all operations. */
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

/** The JSON body. A form is converted to JSON before the handler is called. */
type JsonOf<Content> = Content extends { "application/json": infer Json } ? Json : Content[keyof Content];

/** The declared headers. The index signature that allows any other header is removed. */
type DeclaredHeaders<Headers> = {
  [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name];
};

/**
 * Optional headers may be omitted, because code that runs before the handler may set them, for example for
 * rate limits.
 */
type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? keyof DeclaredHeaders<Headers> extends never
    ? Nothing
    : Nothing extends DeclaredHeaders<Headers>
      ? { headers?: DeclaredHeaders<Headers> }
      : { headers: DeclaredHeaders<Headers> }
  : Nothing;

/** A stream or a body. If both are declared, the handler may return either of them. */
type ContentOf<Response> = Response extends { content: infer Content }
  ? {
      [Type in keyof Content]: Type extends "text/event-stream"
        ? { events: AsyncIterable<Frames<Content[Type]>> }
        : { body: Content[Type] };
    }[keyof Content]
  : Nothing;
