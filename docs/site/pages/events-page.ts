/** The events of a contract: fields, examples, order in a stream, and the operations that send them. */
import type { InvariantText } from "../../coverage/evidence.ts";
import type { EventKind } from "../events/chunk-kinds.ts";
import { type EventRequirements, isAboutOrder } from "../events/event-order.ts";
import type { ContractEvent, Example, StreamingOperation } from "../events/events.ts";
import {
  type FieldRow,
  findTypes,
  listFields,
  listVariants,
  type Schemas,
  type TypePart,
} from "../events/fields.ts";
import {
  code,
  counted,
  details,
  escapeText,
  type FindAddress,
  fence,
  list,
  page,
  sentence,
  table,
} from "../markdown.ts";
import { requirementLink, requirementList } from "./requirements-page.ts";

/** The events of a contract and what the suite requires of them. */
export interface EventsOfContract {
  contract: string;
  /** Title of the contract. */
  title: string;
  events: readonly ContractEvent[];
  schemas: Schemas;
  /** Kinds of events that have no name of their own on the wire, by the name of their event. */
  kinds: ReadonlyMap<string, readonly EventKind[]>;
  /** By name of the event or of the kind. */
  requirements: ReadonlyMap<string, EventRequirements>;
  invariants: readonly InvariantText[];
  /** The operations that stream. */
  operations: readonly StreamingOperation[];
}

/** Returns the address of an event, or of a kind of one. */
export function eventAddress(contract: string, name: string): string {
  return `/contracts/${contract}/events.md#${toAnchor(name)}`;
}

const toAnchor = (name: string) => `event-${name.replaceAll(", ", "-and-")}`;

/** Returns the page of all events. */
export function eventsPage(of: EventsOfContract, findAddress: FindAddress): string {
  const { contract, title, events, kinds, schemas, invariants, operations } = of;
  const fields = new Map(events.map(({ schema }) => [schema, listFields(schemas, schema)]));
  const types = findTypes(schemas, [...fields.values()].flat());
  const about = (text: string) => sentence(text, findAddress);
  return page([
    `# Events of ${title}`,
    `${counted(events.length, "event")} in the streams of ${counted(operations.length, "operation")}. The [AsyncAPI document](/contracts/${contract}/asyncapi.yaml) describes the same events. Every example is valid by its schema.`,
    "## Order of a stream {#order}",
    "The conformance suite checks this in every stream of every case.",
    list(
      invariants
        .filter(({ text }) => isAboutOrder(text))
        .map(({ id, text, clauses }) => {
          const requirements = clauses.map((each) => requirementLink(contract, each)).join(" ");
          return `<span id="invariant-${id}">${code(`every-${id}`)}</span> ${about(text)} ${requirements}`;
        }),
    ),
    ...events.flatMap((event) => [
      eventSection(event),
      ...(kinds.get(event.name) ?? []).map((kind) => kindSection(kind, event)),
    ]),
    types.length > 0 ? "## Types {#types}" : undefined,
    ...types.map(typeSection),
  ]);

  function eventSection({ name, schema, description, examples, operations: senders }: ContractEvent): string {
    return page([
      `## ${code(name)} {#${toAnchor(name)}}`,
      about(description),
      `Schema [${code(schema)}](/contracts/${contract}/schemas/${schema}.json). Sent by ${sentBy(senders)}.`,
      fieldTable(fields.get(schema) ?? []),
      `**${examples.length === 1 ? "Example" : "Examples"}**`,
      ...examples.map(exampleBlock),
      orderOf(name),
    ]).trimEnd();
  }

  function kindSection({ name, description, example }: EventKind, event: ContractEvent): string {
    return page([
      `## ${code(name)} {#${toAnchor(name)}}`,
      about(description),
      `A kind of [${code(event.name)}](#${toAnchor(event.name)}), with the same fields.`,
      "**Example**",
      exampleBlock(example),
      orderOf(name),
    ]).trimEnd();
  }

  function orderOf(name: string): string {
    const { order = [], other = [], checkedBy = [] } = of.requirements.get(name) ?? {};
    const checks = checkedBy.map(({ id }) => `[${code(`every-${id}`)}](#invariant-${id})`).join(", ");
    return page([
      "**Order**",
      order.length > 0
        ? requirementList(contract, order, findAddress)
        : "No requirement beyond [the order of a stream](#order).",
      checks === "" ? undefined : `Checked in every stream by ${checks}.`,
      other.length > 0
        ? details(counted(other.length, "other requirement"), requirementList(contract, other, findAddress))
        : undefined,
    ]).trimEnd();
  }

  function sentBy(senders: readonly StreamingOperation[]): string {
    if (senders.length === operations.length && senders.length > 2)
      return `all ${senders.length} operations that stream`;
    return senders.map(({ id }) => about(`\`${id}\``)).join(", ");
  }

  function typeSection(name: string): string {
    const variants = listVariants(schemas, name);
    const description = schemas[name]?.description;
    const rows = listFields(schemas, name);
    return page([
      `### ${code(name)} {#type-${name}}`,
      description && sentence(description),
      variants.length > 0 ? `One of: ${typeText(variants)}.` : undefined,
      rows.length > 0 ? fieldTable(rows) : undefined,
    ]).trimEnd();
  }
}

function fieldTable(rows: readonly FieldRow[]): string {
  return table(
    ["Field", "Type", "Required", "Description"],
    rows.map(({ path, type, required, description }) => [
      code(path),
      typeText(type),
      required ? "yes" : "no",
      sentence(description),
    ]),
  );
}

function typeText(parts: readonly TypePart[]): string {
  return parts
    .map((part) =>
      typeof part === "string" ? escapeText(part) : `[${code(part.schema)}](#type-${part.schema})`,
    )
    .join("");
}

/** Returns an example as it is sent, except for line breaks in the data and the `id:` line of the stream. */
function exampleBlock({ headers, payload }: Example): string {
  const event = headers?.event === undefined ? "" : `event: ${headers.event}\n`;
  return fence("sse", `${event}data: ${JSON.stringify(payload, null, 2)}`);
}
