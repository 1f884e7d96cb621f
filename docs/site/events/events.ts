/** The events of a contract, from its AsyncAPI document. */
import type { Violation } from "../../../spec/toolchain/generate/runtime/violations.ts";
import { componentName, type Schema } from "../../../spec/toolchain/generate/schema.ts";

/** An AsyncAPI 3.1 document, as far as the site looks into it. */
export interface AsyncApiDocument {
  info: { title: string; version: string; description?: string };
  channels: Record<string, { address: string; messages: Record<string, { $ref: string }> }>;
  operations: Record<
    string,
    {
      channel: { $ref: string };
      summary?: string;
      bindings?: { http?: { method?: string } };
      messages: { $ref: string }[];
    }
  >;
  components: {
    schemas: Record<string, Schema>;
    messages: Record<string, Message>;
  };
}

interface Message {
  name: string;
  summary?: string;
  description?: string;
  payload: Schema;
  examples?: Example[];
}

/** One event as it can be on the wire. */
export interface Example {
  /** `event` is what the frame's `event:` line says. */
  headers?: Record<string, string>;
  payload: unknown;
}

/** An operation that streams. */
export interface StreamingOperation {
  id: string;
  /** `POST /v1/threads/{threadId}/runs`. */
  route: string;
  summary: string;
}

/** An event of a contract. */
export interface ContractEvent {
  /** What frames say it is: `RUN_STARTED`, `tambo.run.finished`, `run_start`; else the name of its schema. */
  name: string;
  /** Name of its schema: `RunStartedEvent`. */
  schema: string;
  description: string;
  /** One or more, all valid. */
  examples: Example[];
  /** The operations whose streams carry it. */
  operations: StreamingOperation[];
}

/** What is wrong with a value, by the schema of this name; empty for a valid one. */
export type CheckSchema = (schema: string, value: unknown) => Violation[];

/**
 * The events of a document, in the order in which its first operation that has them names them.
 *
 * @param check Judges each example.
 * @throws Error with a line for every event without an example, and for every example that is not valid.
 */
export function readEvents(document: AsyncApiDocument, check: CheckSchema): ContractEvent[] {
  const problems: string[] = [];
  const carriers = carriersOf(document);
  const order = [...carriers.keys()];
  const events = Object.entries(document.components.messages)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([id, message]): ContractEvent => {
      const schema = componentName(message.payload.$ref ?? "");
      const examples = message.examples ?? [];
      if (examples.length === 0)
        problems.push(`${id}: it has no example; give its model an @example in the spec, then generate`);
      for (const [index, { payload }] of examples.entries())
        for (const { pointer, message: wrong } of check(schema, payload))
          problems.push(`${id}: example ${index + 1}: ${pointer || "it"} ${wrong}`);
      const operations = carriers.get(id) ?? [];
      if (operations.length === 0) problems.push(`${id}: no operation carries it`);
      const description = [message.summary, message.description].filter((text) => text !== undefined);
      return { name: message.name, schema, description: description.join("\n\n"), examples, operations };
    });
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return events;
}

/** The operations of a document, each with its route. */
export function streamingOperations(document: AsyncApiDocument): StreamingOperation[] {
  return Object.keys(document.operations).map((id) => streamingOperation(document, id));
}

function streamingOperation({ operations, channels }: AsyncApiDocument, id: string): StreamingOperation {
  const operation = operations[id];
  const address = channels[componentName(operation?.channel.$ref ?? "")]?.address ?? "";
  const method = operation?.bindings?.http?.method ?? "";
  return { id, route: `${method} ${address}`.trim(), summary: operation?.summary ?? "" };
}

/** By key of the message. An operation refers to messages of its channel, and those to the components. */
function carriersOf(document: AsyncApiDocument): Map<string, StreamingOperation[]> {
  const carriers = new Map<string, StreamingOperation[]>();
  for (const [id, { channel, messages }] of Object.entries(document.operations)) {
    const ofChannel = document.channels[componentName(channel.$ref)]?.messages ?? {};
    for (const { $ref } of messages) {
      const message = componentName(ofChannel[componentName($ref)]?.$ref ?? $ref);
      carriers.set(message, [...(carriers.get(message) ?? []), streamingOperation(document, id)]);
    }
  }
  return carriers;
}
