/** The events of a contract: members, an example, the place in a stream, and the operations that carry it. */
import { html, type Markup } from "../../../conformance/reports/markup.ts";
import type { InvariantText } from "../../coverage/evidence.ts";
import type { EventKind } from "../events/chunk-kinds.ts";
import { type EventRules, isAboutOrder } from "../events/event-order.ts";
import type { ContractEvent, Example, StreamingOperation } from "../events/events.ts";
import {
  type MemberRow,
  membersOf,
  type Schemas,
  type TypePart,
  typesNamedBy,
  variantsOf,
} from "../events/members.ts";
import { contractTitle, lines, link, type Page } from "../layout.ts";
import { renderInline } from "../markdown.ts";
import { type PlaceOf, requirementLink, requirementList, sentence } from "./requirement-text.ts";

/** What the page tells of a contract. */
export interface EventsOfContract {
  contract: string;
  events: readonly ContractEvent[];
  schemas: Schemas;
  /** Kinds of events that have no name of their own on the wire, by the name of their event. */
  kinds: ReadonlyMap<string, readonly EventKind[]>;
  /** By name of the event or of the kind. */
  rules: ReadonlyMap<string, EventRules>;
  invariants: readonly InvariantText[];
  /** The operations that stream. */
  operations: readonly StreamingOperation[];
}

/** Where an event, or a kind of one, is explained, within the site. */
export function placeOfEvent(contract: string, name: string): string {
  return `contracts/${contract}/events.html#${anchorOf(name)}`;
}

const anchorOf = (name: string) => `event-${name.replaceAll(", ", "-and-")}`;

/** @param placeOf Where the events and operations of the contract are explained. */
export function eventsPage(of: EventsOfContract, placeOf: PlaceOf): Page {
  const { contract, events, kinds, schemas, rules, invariants, operations } = of;
  const path = `contracts/${contract}/events.html`;
  const members = new Map(events.map(({ schema }) => [schema, membersOf(schemas, schema)]));
  const types = typesNamedBy(schemas, [...members.values()].flat());
  const names = events.flatMap(({ name }) => [name, ...(kinds.get(name) ?? []).map((kind) => kind.name)]);
  const ordering = invariants.filter(({ text }) => isAboutOrder(text));
  return {
    path,
    title: `Events of ${contractTitle(contract)}`,
    contract,
    body: html`
<h1>Events of ${contractTitle(contract)}</h1>
<p class="lead">${events.length === 1 ? "One event" : `${events.length} events`}, over the streams of ${operations.length} ${operations.length === 1 ? "operation" : "operations"}. ${link(path, `contracts/${contract}/asyncapi.html`, "The AsyncAPI reference")} describes the same; every example here is valid by its schema.</p>
<nav class="jump" aria-label="Events"><ul class="row">${names.map((name) => html`<li><a href="#${anchorOf(name)}"><code>${name}</code></a></li>`)}${types.length > 0 ? html`<li><a href="#types">Types</a></li>` : undefined}</ul></nav>
<section>
<h2 id="order">The order of a stream</h2>
<p>What the conformance suite sees to in every stream of every case. Each event below has the rules that name it.</p>
<ul>${ordering.map((each) => invariantItem(each, contract, path, placeOf))}</ul>
</section>
${events.map((event) => [eventSection(event), ...(kinds.get(event.name) ?? []).map((kind) => kindSection(kind, event))])}
${types.length > 0 ? html`<section><h2 id="types">Types</h2><p>What members of events are made of.</p>${types.map(typeSection)}</section>` : undefined}`,
  };

  function eventSection({
    name,
    schema,
    description,
    examples,
    operations: carriers,
  }: ContractEvent): Markup {
    return html`
<section class="event">
<h2 id="${anchorOf(name)}"><code>${name}</code></h2>
<p class="lead">${renderInline(description)}</p>
<p class="facts">Schema ${link(path, `contracts/${contract}/schemas/${schema}.json`, html`<code>${schema}</code>`)}. Carried by ${carriedBy(carriers)}.</p>
<h3>Members</h3>
${memberTable(members.get(schema) ?? [])}
<h3>${examples.length === 1 ? "Example" : "Examples"}</h3>
${examples.map(exampleBlock)}
${placeInStream(name)}
</section>`;
  }

  function kindSection({ name, description, example }: EventKind, event: ContractEvent): Markup {
    return html`
<section class="event">
<h2 id="${anchorOf(name)}"><code>${name}</code></h2>
<p class="lead">${renderInline(description)}</p>
<p class="facts">A kind of <a href="#${anchorOf(event.name)}"><code>${event.name}</code></a>, with its members, told by what it brings.</p>
<h3>Example</h3>
${exampleBlock(example)}
${placeInStream(name)}
</section>`;
  }

  function placeInStream(name: string): Markup {
    const { order = [], other = [], judged = [] } = rules.get(name) ?? {};
    return html`<h3>Place in the stream</h3>
${order.length > 0 ? requirementList(order, contract, path, placeOf) : html`<p>No rule says more of it than <a href="#order">what holds of every stream</a>.</p>`}
${judged.length > 0 ? html`<p>Judged in every stream by ${judged.map(({ id }, index) => html`${index > 0 ? ", " : ""}<a href="#invariant-${id}"><code>every-${id}</code></a>`)}.</p>` : undefined}
${other.length > 0 ? html`<details><summary>${other.length === 1 ? "1 other rule that names it" : `${other.length} other rules that name it`}</summary>${requirementList(other, contract, path, placeOf)}</details>` : undefined}`;
  }

  function carriedBy(carriers: readonly StreamingOperation[]): Markup | string {
    if (carriers.length === operations.length && carriers.length > 2)
      return `all ${carriers.length} operations that stream`;
    return html`${carriers.map(({ id }, index) => {
      const separator = index === 0 ? "" : index === carriers.length - 1 ? " and " : ", ";
      return html`${separator}${link(path, placeOf(id) ?? path, html`<code>${id}</code>`)}`;
    })}`;
  }

  function typeSection(name: string): Markup {
    const variants = variantsOf(schemas, name);
    const rows = membersOf(schemas, name);
    const description = schemas[name]?.description;
    return html`
<article class="type">
<h3 id="type-${name}">${link(path, `contracts/${contract}/schemas/${name}.json`, html`<code>${name}</code>`)}</h3>
${description === undefined ? undefined : html`<p>${renderInline(description)}</p>`}
${variants.length > 0 ? html`<p>One of: ${typeText(variants)}.</p>` : undefined}
${rows.length > 0 ? memberTable(rows) : undefined}
</article>`;
  }
}

function invariantItem(each: InvariantText, contract: string, path: string, placeOf: PlaceOf): Markup {
  const requirements = each.requirements.map((id) => html` ${requirementLink(contract, id, path)}`);
  return html`<li id="invariant-${each.id}">${sentence(each.text, path, placeOf)} <span class="place"><code>every-${each.id}</code>${requirements}</span></li>`;
}

function memberTable(rows: readonly MemberRow[]): Markup {
  return html`<div class="table" tabindex="0"><table class="members">
<thead><tr><th scope="col">Member</th><th scope="col">Type</th><th scope="col">Presence</th><th scope="col">What it is</th></tr></thead>
<tbody>${rows.map(
    ({ path, type, required, description }) => html`
<tr><th scope="row"><code class="path">${path}</code></th><td class="kind">${typeText(type)}</td><td class="need">${required ? "required" : "optional"}</td><td>${renderInline(description)}</td></tr>`,
  )}
</tbody></table></div>`;
}

function typeText(parts: readonly TypePart[]): Markup {
  return html`${parts.map((part) => (typeof part === "string" ? part : html`<a href="#type-${part.schema}"><code>${part.schema}</code></a>`))}`;
}

/** As it is on the wire, but for the line breaks within the data: what an `id:` line says is the stream's affair. */
function exampleBlock({ headers, payload }: Example): Markup {
  const event = headers?.event === undefined ? "" : `event: ${headers.event}\n`;
  return html`<pre tabindex="0"><code>${lines(`${event}data: ${JSON.stringify(payload, null, 2)}`)}</code></pre>`;
}
