/** Types of requests and responses of handlers. Checked by `tsc`: each expected error that does not come is an error. */
import type { Frames, HandlersOf } from "./handlers.ts";

interface Problem {
  code: string;
}
type Any = { [name: string]: unknown };

/** In the form that openapi-typescript writes. */
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
  // A form has been read as the JSON that it says, and a stream or a body is answered.
  async ask({ body }) {
    const headers = { "X-Run-Id": "" };
    const [id] = body.texts;
    if (id !== undefined) return { status: 200, headers, body: { id } };
    return { status: 200, headers, events: frames<{ type: "A" }>("") };
  },
};

// @ts-expect-error an operation without a handler
export const missing: Handlers = { list: good.list, remove: good.remove, create: good.create, ask: good.ask };

export const bad: { [Case: string]: Partial<Handlers> } = {
  undeclaredStatus: {
    // @ts-expect-error 418 is not declared
    async list() {
      return { status: 418, body: { items: [] } };
    },
  },
  bodyOfAnotherStatus: {
    // @ts-expect-error a 404 has a problem
    async remove() {
      return { status: 404, body: { items: [] } };
    },
  },
  wrongBody: {
    // @ts-expect-error items are text
    async list() {
      return { status: 200, body: { items: [1] } };
    },
  },
  noBody: {
    // @ts-expect-error the body is missing
    async list() {
      return { status: 200 };
    },
  },
  unknownParameter: {
    async list({ query }) {
      // @ts-expect-error the operation has no such parameter
      return { status: 200, body: { items: [query.cursor] } };
    },
  },
  absentBody: {
    async create({ body }) {
      // @ts-expect-error the body may be absent
      return { status: 201, body: { id: body.name } };
    },
  },
  missingHeader: {
    // @ts-expect-error X-Run-Id is declared
    async stream() {
      return { status: 200, headers: {}, events: frames<{ type: "A" }>("") };
    },
  },
  plainText: {
    // @ts-expect-error only an encoder makes frames
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
    // @ts-expect-error neither a stream nor a body
    async ask() {
      return { status: 200, headers: { "X-Run-Id": "" } };
    },
  },
  otherEvents: {
    // @ts-expect-error the operation has no event C
    async stream() {
      return { status: 200, headers: { "X-Run-Id": "" }, events: frames<{ type: "C" }>("") };
    },
  },
};
