/**
 * Generates the page that lists a contract's events. It shows each event's fields and examples, its place in
 * a stream, and the operations that send it.
 */
import type {
  ContractEvent,
  Example,
  StreamingOperation,
} from "../../../spec/toolchain/generate/reference/events.ts";
import {
  type FieldRow,
  findTypes,
  listFields,
  listVariants,
  type Schemas,
  type TypePart,
} from "../../../spec/toolchain/generate/reference/fields.ts";
import type { InvariantText } from "../../coverage/evidence.ts";
import type { EventKind } from "../events/chunk-kinds.ts";
import { type EventRequirements, isAboutOrder } from "../events/event-order.ts";
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

/** The events of a contract, with the requirements and invariants that apply to them. */
export interface EventsOfContract {
  contract: string;
  /** Title of the contract. */
  title: string;
  events: readonly ContractEvent[];
  schemas: Schemas;
  /** Kinds of events that have no name on the wire, by the name of their event. */
  kinds: ReadonlyMap<string, readonly EventKind[]>;
  /** Requirements by the name of the event or of the kind. */
  requirements: ReadonlyMap<string, EventRequirements>;
  invariants: readonly InvariantText[];
  /** The operations that stream. */
  operations: readonly StreamingOperation[];
}

/** Returns the address of an event, or of a kind of event, on the events page. */
export function eventAddress(contract: string, name: string): string {
  return `/contracts/${contract}/events.md#${toAnchor(name)}`;
}

const toAnchor = (name: string) => `event-${name.replaceAll(", ", "-and-")}`;

/** Returns the events page. */
export function eventsPage(of: EventsOfContract, findAddress: FindAddress): string {
  const { contract, title, events, kinds, schemas, invariants, operations } = of;
  const fields = new Map(events.map(({ schema }) => [schema, listFields(schemas, schema)]));
  const types = findTypes(schemas, [...fields.values()].flat());
  const about = (text: string) => sentence(text, findAddress);
  return page([
    `# Events of ${title}`,
    `This contract defines ${counted(events.length, "event")} for the streams of ${counted(operations.length, "operation")}. The [AsyncAPI document](/contracts/${contract}/asyncapi.yaml) describes the same events. Every example is valid according to its schema.`,
    "## Order of a stream {#order}",
    "The conformance suite checks the following rules in every stream of every case:",
    list(
      invariants
        .filter(({ text }) => isAboutOrder(text))
        .map(({ id, text, requirements }) => {
          const cited = requirements.map((each) => requirementLink(contract, each)).join(" ");
          return `<span id="invariant-${id}">${code(`every-${id}`)}</span> ${about(text)} ${cited}`;
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
      `This is a kind of [${code(event.name)}](#${toAnchor(event.name)}) and has the same fields.`,
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
        : "Only [the rules for every stream](#order) apply.",
      checks === "" ? undefined : `Checked in every stream by ${checks}.`,
      other.length > 0
        ? details(counted(other.length, "other requirement"), requirementList(contract, other, findAddress))
        : undefined,
    ]).trimEnd();
  }

  function sentBy(senders: readonly StreamingOperation[]): string {
    if (senders.length === operations.length && senders.length > 2)
      return `all ${senders.length} streaming operations`;
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

/** Returns an example as it is sent, except that the data has line breaks and the `id:` line is omitted. */
function exampleBlock({ headers, payload }: Example): string {
  const event = headers?.event === undefined ? "" : `event: ${headers.event}\n`;
  return fence("sse", `${event}data: ${JSON.stringify(payload, null, 2)}`);
}
