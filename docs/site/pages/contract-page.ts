/** The first page of a contract: what it is, its operations, its rules in words, its documents. */
import { html, type Markup } from "../../../conformance/reports/markup.ts";
import {
  type LocatedOperation,
  type OpenApiDocument,
  operationsOf,
} from "../../../spec/toolchain/generate/document.ts";
import { contractTitle, link, type Page } from "../layout.ts";
import { renderMarkdown } from "../markdown.ts";

/** The documents of a contract: file, and what it is. */
export const documents: readonly (readonly [file: string, title: string, use: string])[] = [
  ["openapi.yaml", "OpenAPI 3.1", "for most generators: a stream's schema is the union of its events"],
  ["openapi.3.2.yaml", "OpenAPI 3.2", "streams have an itemSchema"],
  ["asyncapi.yaml", "AsyncAPI 3.1", "a message for every event"],
];

/** Where an operation is listed, within the site. */
export function placeOfOperation(contract: string, id: string): string {
  return `contracts/${contract}/index.html#operation-${id}`;
}

/** Numbers that the page tells. */
export interface ContractNumbers {
  events: number;
  rules: number;
  /** Schemas that lie beside the documents. */
  schemas: number;
}

/** @param streaming Ids of the operations that stream. */
export function contractPage(
  contract: string,
  document: OpenApiDocument,
  streaming: ReadonlySet<string>,
  { events, rules, schemas }: ContractNumbers,
): Page {
  const path = `contracts/${contract}/index.html`;
  const folder = `contracts/${contract}`;
  const { info } = document;
  const words = renderMarkdown(info.description ?? "", (address) => address, 1);
  return {
    path,
    title: `${info.title} ${info.version}`,
    contract,
    body: html`
<h1>${info.title} <span class="version">${info.version}</span></h1>
<ul class="cards">
<li>${link(path, `${folder}/events.html`, "Events")} <span>${events === 1 ? "One event" : `${events} events`} with members, examples and places in the stream</span></li>
<li>${link(path, `${folder}/requirements.html`, "Rules")} <span>${rules} rules by id, with the checks and tests behind each</span></li>
<li>${link(path, `${folder}/openapi.html`, "OpenAPI reference")} <span>requests, answers, schemas</span></li>
<li>${link(path, `${folder}/asyncapi.html`, "AsyncAPI reference")} <span>channels and messages</span></li>
</ul>
<h2 id="documents">Documents</h2>
<ul>${documents.map(([file, title, use]) => html`<li><a href="${file}" download>${file}</a>: ${title}, ${use}</li>`)}
<li>${schemas} JSON Schemas (2020-12), which ${link(path, `${folder}/schemas/index.html`, "are listed")}</li></ul>
<h2 id="operations">Operations</h2>
<div class="table" tabindex="0"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Request</th><th scope="col">What it does</th></tr></thead>
<tbody>${operationsOf(document).map((each) => operationRow(each, path, folder, streaming))}</tbody>
</table></div>
<h2 id="in-words">In words</h2>
<div class="words">${words.body}</div>`,
  };
}

/** The page that lists the schemas' files. */
export function schemasPage(contract: string, names: readonly string[]): Page {
  const path = `contracts/${contract}/schemas/index.html`;
  return {
    path,
    title: `Schemas of ${contractTitle(contract)}`,
    contract,
    body: html`
<h1>Schemas of ${contractTitle(contract)}</h1>
<p class="lead">JSON Schema 2020-12, a file a schema; they refer to each other by their file names.</p>
<ul class="columns">${names.map((name) => html`<li><a href="${name}.json">${name}</a></li>`)}</ul>`,
  };
}

function operationRow(
  { path: route, method, operation }: LocatedOperation,
  from: string,
  folder: string,
  streaming: ReadonlySet<string>,
): Markup {
  const { operationId: id, summary } = operation;
  const stream = streaming.has(id)
    ? html` <span class="place">${link(from, `${folder}/events.html`, "streams events")}</span>`
    : undefined;
  // Redoc finds the operation by this address, when its script has run.
  return html`
<tr id="operation-${id}"><th scope="row"><a href="openapi.html#operation/${id}"><code>${id}</code></a></th><td><code>${method.toUpperCase()} ${route}</code></td><td>${summary}${stream}</td></tr>`;
}
