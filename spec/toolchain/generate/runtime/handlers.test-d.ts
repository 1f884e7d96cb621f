/**
 * Tests the types of handlers' requests and responses. `tsc` checks this file, and fails if an expected type
 * error does not occur.
 */
import type { Frames, HandlersOf } from "./handlers.ts";

interface Problem {
  code: string;
}
type Any = { [name: string]: unknown };

/** The operations, in the form that openapi-typescript writes. */
interface Operations {
  list: {
    parameters: { query?: { limit?: number }; header?: never; path?: never; cookie?: never };
    requestBody?: never;
    responses: { 200: { headers: Any; content: { "application/json": { items: string[] } } } };
  };
  remove: {
    parameters: { query?: never; header?: never; path: { id: string }; cookie?: never };
    requestBody?: never;
    responses: {
      204: { headers: Any; content?: never };
      404: { headers: Any; content: { "application/problem+json": Problem } };
    };
  };
  create: {
    parameters: { query?: never; header?: { "Idempotency-Key"?: string }; path?: never; cookie?: never };
    requestBody?: { content: { "application/json": { name: string } } };
    responses: { 201: { headers: Any; content: { "application/json": { id: string } } } };
  };
  stream: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: { content: { "application/json": { text: string } } };
    responses: {
      200: {
        headers: { "X-Run-Id": string } & Any;
        content: { "text/event-stream": { type: "A" } | { type: "B" } };
      };
    };
  };
  ask: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    requestBody: {
      content: { "application/json": { texts: string[] }; "multipart/form-data": { texts: string } };
    };
    responses: {
      200: {
        headers: { "X-Run-Id": string } & Any;
        content: { "text/event-stream": { type: "A" }; "application/json": { id: string } };
      };
    };
  };
}
type Handlers = HandlersOf<Operations, { projectId: string }>;

async function* frames<Event>(text: string): AsyncIterable<Frames<Event>> {
  yield { text, count: 1 } as Frames<Event>;
}

export const good: Handlers = {
  async list({ query, signal, context }) {
    const limit: number | undefined = query.limit;
    signal.throwIfAborted();
    return { status: 200, body: { items: [context.projectId, String(limit)] } };
  },
  async remove({ path, body }) {
    const none: undefined = body;
    if (path.id === "") return { status: 404, body: { code: String(none) } };
    return { status: 204 };
  },
  async create({ headers, body }) {
    return { status: 201, body: { id: headers["Idempotency-Key"] ?? body?.name ?? "" } };
  },
  async stream({ body }) {
    return {
      status: 200,
      headers: { "X-Run-Id": body.text },
      events: frames<{ type: "A" } | { type: "B" }>(""),
    };
  },
  // The body of a form is the equivalent JSON. The response may be a stream or a body.
  async ask({ body }) {
    const headers = { "X-Run-Id": "" };
    const [id] = body.texts;
    if (id !== undefined) return { status: 200, headers, body: { id } };
    return { status: 200, headers, events: frames<{ type: "A" }>("") };
  },
};

// @ts-expect-error An operation has no handler.
export const missing: Handlers = { list: good.list, remove: good.remove, create: good.create, ask: good.ask };

export const bad: { [Case: string]: Partial<Handlers> } = {
  undeclaredStatus: {
    // @ts-expect-error Status 418 is not declared.
    async list() {
      return { status: 418, body: { items: [] } };
    },
  },
  bodyOfAnotherStatus: {
    // @ts-expect-error The body of a 404 must be a problem.
    async remove() {
      return { status: 404, body: { items: [] } };
    },
  },
  wrongBody: {
    // @ts-expect-error The items must be strings.
    async list() {
      return { status: 200, body: { items: [1] } };
    },
  },
  noBody: {
    // @ts-expect-error The body is missing.
    async list() {
      return { status: 200 };
    },
  },
  unknownParameter: {
    async list({ query }) {
      // @ts-expect-error The operation has no such parameter.
      return { status: 200, body: { items: [query.cursor] } };
    },
  },
  absentBody: {
    async create({ body }) {
      // @ts-expect-error The request body may be absent.
      return { status: 201, body: { id: body.name } };
    },
  },
  missingHeader: {
    // @ts-expect-error The declared X-Run-Id header is missing.
    async stream() {
      return { status: 200, headers: {}, events: frames<{ type: "A" }>("") };
    },
  },
  plainText: {
    // @ts-expect-error Only an encoder can create frames.
    async stream() {
      return {
        status: 200,
        headers: { "X-Run-Id": "" },
        events: (async function* () {
          yield "data: {}\n\n";
        })(),
      };
    },
  },
  streamAndBodyMissing: {
    // @ts-expect-error The response has neither a stream nor a body.
    async ask() {
      return { status: 200, headers: { "X-Run-Id": "" } };
    },
  },
  otherEvents: {
    // @ts-expect-error The operation has no event C.
    async stream() {
      return { status: 200, headers: { "X-Run-Id": "" }, events: frames<{ type: "C" }>("") };
    },
  },
};
