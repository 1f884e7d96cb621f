/** The first page: what this is, and where to go for what. */
import { html } from "../../../conformance/reports/markup.ts";
import { contractNames } from "../../../generated/contracts.ts";
import type { OpenApiDocument } from "../../../spec/toolchain/generate/document.ts";
import { contractTitle, link, type Page, siteTitle } from "../layout.ts";

/** What the page tells of a contract. */
export interface ContractSummary {
  document: OpenApiDocument;
  operations: number;
  events: number;
  rules: number;
}

interface Role {
  who: string;
  /** What one does, and the pages for it, in the order of reading. */
  text: string;
  places: readonly (readonly [path: string, title: string])[];
}

const roles: readonly Role[] = [
  {
    who: "Generate an SDK",
    text: "From the OpenAPI and AsyncAPI documents, in any language; a scripted API tries it.",
    places: [
      ["guides/generate-an-sdk.html", "Guide"],
      ["guides/resume.html", "Taking a stream up again"],
      ["project/conformance/sdk/README.html", "The scripted API"],
    ],
  },
  {
    who: "Implement a server",
    text: "To the rules, which the conformance suite judges from outside.",
    places: [
      ["guides/implement-a-server.html", "Guide"],
      ["guides/errors.html", "Errors"],
      ["project/conformance/README.html", "The conformance suite"],
    ],
  },
  {
    who: "Review a change",
    text: "By the rules that it touches, and what stands behind them.",
    places: [
      ["project/spec/README.html", "How the contracts are written and versioned"],
      ["project/spec/toolchain/requirements/README.html", "The register of rules"],
      ["coverage.html", "Coverage of the rules"],
    ],
  },
  {
    who: "Build an app",
    text: "With the TypeScript client and the React hooks, or with a stock AG-UI client.",
    places: [
      ["project/clients/typescript/README.html", "TypeScript"],
      ["project/clients/react/README.html", "React"],
      ["guides/components.html", "Components"],
      ["guides/tools.html", "Tools"],
    ],
  },
  {
    who: "Run the server",
    text: "As one process or several, with what is needed to keep it running.",
    places: [
      ["project/server/README.html", "Settings"],
      ["project/OPERATIONS.html", "Operations"],
      ["project/SECURITY.html", "Security"],
    ],
  },
];

/** @param summaries By name of the contract. */
export function startPage(summaries: ReadonlyMap<string, ContractSummary>): Page {
  const path = "index.html";
  return {
    path,
    title: siteTitle,
    body: html`
<h1>${siteTitle}</h1>
<p class="lead">An agent answers over a stream: text, tool calls, and live UI components whose props and state arrive piece by piece. Five contracts say how, written once in TypeSpec; documents, types, validators, a server, clients and a conformance suite follow from them.</p>
<h2 id="contracts">The contracts</h2>
<ul class="cards">${contractNames.map((name) => {
      const summary = summaries.get(name);
      if (summary === undefined) return undefined;
      const { document, operations, events, rules } = summary;
      const [first = ""] = (document.info.description ?? "").split(/(?<=\.)\s|\n\n/);
      const place = `contracts/${name}`;
      return html`<li>${link(path, `${place}/index.html`, contractTitle(name))} <span>${first.replaceAll(/\s+/g, " ").replaceAll("`", "")}</span> <span class="facts">${operations} operations, ${link(path, `${place}/events.html`, events === 1 ? "1 event" : `${events} events`)}, ${link(path, `${place}/requirements.html`, `${rules} rules`)}</span></li>`;
    })}</ul>
<h2 id="roles">Where to go</h2>
<ul class="cards">${roles.map(
      ({ who, text, places }) =>
        html`<li><strong>${who}</strong> <span>${text}</span> <span class="facts">${places.map(
          ([place, title], index) => html`${index > 0 ? " · " : ""}${link(path, place, title)}`,
        )}</span></li>`,
    )}</ul>`,
  };
}
