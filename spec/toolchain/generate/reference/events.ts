/** Reads a contract's events from its AsyncAPI document. */
import type { Violation } from "../runtime/violations.ts";
import { componentName, type Schema } from "../schema.ts";

/** The parts of an AsyncAPI 3.1 document that the references and the site show. */
export interface AsyncApiDocument {
  info: { title: string; version: string; description?: string };
  channels: Record<string, { address: string; messages: Record<string, { $ref: string }> }>;
  /** Missing if the contract has no streams. */
  operations?: Record<string, AsyncApiOperation>;
  components: {
    schemas: Record<string, Schema>;
    messages: Record<string, Message>;
  };
}

interface AsyncApiOperation {
  channel: { $ref: string };
  summary?: string;
  bindings?: { http?: { method?: string } };
  messages: { $ref: string }[];
  "x-event-order"?: EventOrder;
}

/** The events with which a stream starts and ends. */
export interface EventOrder {
  first?: string[];
  last?: string[];
  /** Orders that apply to requests with a certain query parameter. */
  when?: { query: string; value: string; first?: string[]; last?: string[] }[];
}

interface Message {
  name: string;
  headers?: { properties?: { event?: { const?: string } } };
  summary?: string;
  description?: string;
  payload: Schema;
  examples?: Example[];
}

/** An example of an event as it is sent. */
export interface Example {
  /** Headers of the AsyncAPI message. `event` is the value of the frame's `event:` line. */
  headers?: Record<string, string>;
  payload: unknown;
}

/** An operation that streams. */
export interface StreamingOperation {
  id: string;
  /** HTTP method and path, such as `POST /v1/threads/{threadId}/runs`. */
  route: string;
  summary: string;
  order?: EventOrder;
}

/** An event of a contract. */
export interface ContractEvent {
  /** Key of the event's message in the document. */
  id: string;
  /**
   * The event's name in frames, such as `RUN_STARTED`, `tambo.run.finished` or `run_start`. An event without
   * a name in frames has the name of its schema.
   */
  name: string;
  /** Name of the event's schema, such as `RunStartedEvent`. */
  schema: string;
  description: string;
  examples: Example[];
  /** The operations that send the event. */
  operations: StreamingOperation[];
}

/**
 * Validates a value against a named schema. Returns the violations, or an empty list if the value is valid.
 */
export type CheckSchema = (schema: string, value: unknown) => Violation[];

/**
 * Returns the events in a document, in the order in which the operations first send them. A message without a schema
 * is a mark at the end of a stream, such as `[DONE]`, and not an event.
 */
export function listEvents(document: AsyncApiDocument): ContractEvent[] {
  const carriers = carriersOf(document);
  const order = [...carriers.keys()];
  return Object.entries(document.components.messages)
    .filter(([, { payload }]) => payload.$ref !== undefined)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([id, message]) => ({
      id,
      name: message.name,
      schema: componentName(message.payload.$ref ?? ""),
      description: [message.summary, message.description].filter((text) => text !== undefined).join("\n\n"),
      examples: message.examples ?? [],
      operations: carriers.get(id) ?? [],
    }));
}

/**
 * Returns the events in a document, each with one or more valid examples, in the order in which the operations
 * first send them.
 *
 * @param check Validates each example.
 * @throws Error with a line for each event without an example and each invalid example.
 */
export function readEvents(document: AsyncApiDocument, check: CheckSchema): ContractEvent[] {
  const problems: string[] = [];
  const events = listEvents(document);
  for (const { id, schema, examples, operations } of events) {
    if (examples.length === 0)
      problems.push(`${id}: no example; add an @example to its model in the spec, then run npm run generate`);
    for (const [index, { payload }] of examples.entries())
      for (const { pointer, message: wrong } of check(schema, payload))
        problems.push(`${id}: example ${index + 1}: ${pointer || "it"} ${wrong}`);
    if (operations.length === 0) problems.push(`${id}: no operation sends it`);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return events;
}

/** Returns the operations in a document. */
export function streamingOperations(document: AsyncApiDocument): StreamingOperation[] {
  return Object.keys(document.operations ?? {}).map((id) => streamingOperation(document, id));
}

function streamingOperation({ operations, channels }: AsyncApiDocument, id: string): StreamingOperation {
  const operation = operations?.[id];
  const order = operation?.["x-event-order"];
  const address = channels[componentName(operation?.channel.$ref ?? "")]?.address ?? "";
  const method = operation?.bindings?.http?.method ?? "";
  return {
    id,
    route: `${method} ${address}`.trim(),
    summary: operation?.summary ?? "",
    ...(order && { order }),
  };
}

/**
 * Returns the operations that send each message, by the message's key. Operations refer to messages in their channel,
 * which in turn refer to components.
 */
function carriersOf(document: AsyncApiDocument): Map<string, StreamingOperation[]> {
  const carriers = new Map<string, StreamingOperation[]>();
  for (const [id, { channel, messages }] of Object.entries(document.operations ?? {})) {
    const ofChannel = document.channels[componentName(channel.$ref)]?.messages ?? {};
    for (const { $ref } of messages) {
      const message = componentName(ofChannel[componentName($ref)]?.$ref ?? $ref);
      carriers.set(message, [...(carriers.get(message) ?? []), streamingOperation(document, id)]);
    }
  }
  return carriers;
}
