/**
 * Writes the sections of a reference that describe the events of streams as Markdown: their order, fields and
 * examples.
 */
import type { Schema } from "../schema.ts";
import {
  type AsyncApiDocument,
  type ContractEvent,
  type EventOrder,
  type Example,
  listEvents,
  type StreamingOperation,
  streamingOperations,
} from "./events.ts";
import { listFields, type TypePart } from "./fields.ts";

/** A section of a reference: a tag without operations. */
export interface Section {
  /** The name of the tag, which is also its anchor. */
  name: string;
  title: string;
  /** Markdown. */
  text: string;
}

/** The sections about a contract's events. */
export interface EventSections {
  /** An overview, then a section for each event. Empty if the contract has no streams. */
  sections: Section[];
  /** Markdown with the events of each streaming operation, by operation id. */
  notes: Map<string, string>;
}

/**
 * Writes the sections about events.
 *
 * @param streams Text of an example stream, by operation id.
 * @param rules The sections with the rules for streams.
 */
export function writeEventSections(
  document: AsyncApiDocument,
  operationAnchor: (id: string) => string,
  streams: ReadonlyMap<string, string>,
  rules: readonly Section[],
): EventSections {
  const operations = streamingOperations(document);
  if (operations.length === 0) return { sections: [], notes: new Map() };
  const events = listEvents(document);
  const names = new Set(events.map(({ name }) => name));
  const link = (name: string) =>
    names.has(name) ? `[\`${name}\`](#tag/${eventSection(name)})` : `\`${name}\``;
  const schemas: Record<string, Schema> = document.components.schemas;
  const [shown] = [...streams.values()].sort((one, other) => other.length - one.length);
  const overview = [
    "The response of these operations is a stream of server-sent events. Each frame contains one event as JSON in its `data` line.",
    table(
      ["Operation", "First event", "Last event"],
      operations.map(({ id, order }) => [
        `[\`${id}\`](${operationAnchor(id)})`,
        orderCell(order, "first"),
        orderCell(order, "last"),
      ]),
    ),
    ...(rules.length === 0
      ? []
      : [`Rules for streams: ${rules.map(({ name, title }) => `[${title}](#tag/${name})`).join(", ")}.`]),
    ...(shown === undefined ? [] : ["A complete stream:", fence(shown.trimEnd())]),
    "These are all the events:",
    table(
      ["Event", "Meaning"],
      events.map(({ name, description }) => [link(name), firstParagraph(description)]),
    ),
  ];
  return {
    sections: [
      { name: overviewSection, title: "Order of events", text: overview.join("\n\n") },
      ...events.map((event) => ({
        name: eventSection(event.name),
        title: event.name,
        text: describeEvent(event),
      })),
    ],
    notes: new Map(operations.map((operation) => [operation.id, describeStream(operation)])),
  };

  function orderCell(order: EventOrder | undefined, end: "first" | "last"): string {
    const alternatives = [
      { condition: "", names: order?.[end] },
      ...(order?.when ?? []).map(({ query, value, [end]: names }) => ({
        condition: `With \`${query}=${value}\`: `,
        names,
      })),
    ];
    const [first, ...others] = alternatives.flatMap(({ condition, names: listed }) =>
      listed === undefined ? [] : [{ condition, text: listed.map(link).join(" or ") }],
    );
    if (first === undefined) return "see the rules";
    return [
      first.text,
      ...others.filter(({ text }) => text !== first.text).map(({ condition, text }) => condition + text),
    ].join("<br>");
  }

  function describeStream({ id, order }: StreamingOperation): string {
    const sent = events.filter(({ operations: senders }) => senders.some((each) => each.id === id));
    const ends = [
      ...(order?.first === undefined ? [] : [`The first event is ${order.first.map(link).join(" or ")}.`]),
      ...(order?.last === undefined ? [] : [`The last event is ${order.last.map(link).join(" or ")}.`]),
    ];
    const all =
      sent.length === events.length
        ? []
        : [`All events of this stream: ${sent.map(({ name }) => link(name)).join(", ")}.`];
    const more = `[Order of events](#tag/${overviewSection})`;
    return `**Events.** ${[...ends, ...all, `See ${more}.`].join(" ")}`;
  }

  function describeEvent({ schema, description, examples, operations: senders }: ContractEvent): string {
    const rows = listFields(schemas, schema).map(({ path, type, required, description: text }) => [
      `\`${path}\``,
      `${type.map(typeText).join("")}${required ? "" : " (optional)"}`,
      oneLine(text),
    ]);
    return [
      description,
      `Sent by ${senders.map(({ id }) => `[\`${id}\`](${operationAnchor(id)})`).join(", ")}.`,
      ...(rows.length === 0 ? [] : [table(["Field", "Type", "Description"], rows)]),
      ...examples.map(exampleText).map(fence),
    ].join("\n\n");
  }
}

/** The name of the section about all events. */
export const overviewSection = "events";

const eventSection = (name: string) => toAnchor(`event ${name}`);

/** Returns a name that the renderer uses as an anchor without changes. */
export function toAnchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

function typeText(part: TypePart): string {
  return typeof part === "string" ? part : `[${part.schema}](#model/${part.schema.toLowerCase()})`;
}

function exampleText({ headers, payload }: Example): string {
  return `${headers?.event === undefined ? "" : `event: ${headers.event}\n`}data: ${JSON.stringify(payload, null, 2)}`;
}

function firstParagraph(text: string): string {
  return oneLine(text.split("\n\n")[0] ?? "");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function fence(text: string): string {
  return `\`\`\`\`yaml\n${text}\n\`\`\`\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
