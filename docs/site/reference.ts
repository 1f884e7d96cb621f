/** The reference pages of a contract, rendered by Redoc: one file each, which asks for nothing from anywhere. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { html, Markup } from "../../conformance/reports/markup.ts";
import { runNode } from "../../spec/toolchain/command-line.ts";
import { redocLogoScript } from "../../spec/toolchain/generate/build/docs-page.ts";
import { contractPages, contractTitle, href, link, siteTitle } from "./layout.ts";

/** One page to render. */
export interface Reference {
  contract: string;
  /** Path of the document. */
  document: string;
  /** Path of the page within the site. */
  path: string;
  /** `OpenAPI` or `AsyncAPI`. */
  format: string;
}

/** The placeholders of Redocly's template. */
const head = "{{{redocHead}}}";
const body = "{{{redocHTML}}}";

/** Of the bar alone: the site's own style would change what Redoc shows. */
const style = readFileSync(new URL("reference.css", import.meta.url), "utf8");

/**
 * Renders one page.
 *
 * @param redocly Path of the program's script.
 * @returns Its HTML.
 * @throws Error with what Redocly printed, when it fails.
 */
export async function renderReference(reference: Reference, redocly: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "reference-"));
  try {
    const template = join(folder, "template.hbs");
    const output = join(folder, "page.html");
    writeFileSync(template, templateOf(reference));
    const { code, output: printed } = await runNode(
      [
        redocly,
        "build-docs",
        reference.document,
        "--inlineBundle",
        `--template=${template}`,
        `--output=${output}`,
      ],
      folder,
    );
    if (code !== 0) throw new Error(`${reference.document}: redocly build-docs failed:\n${printed}`);
    return readFileSync(output, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Redoc's own template, with a way back to the site, the documents for readers without JavaScript, and a policy that keeps
 * the page from reaching out.
 */
export function templateOf({ contract, path, format }: Reference): string {
  const others = contractPages(contract).map((page) => {
    const current = page.path === path ? html` aria-current="page"` : undefined;
    return html`<li><a href="${href(path, page.path)}"${current}>${page.title}</a></li>`;
  });
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:">
<link rel="icon" href="data:,">
<title>${format} of ${contractTitle(contract)} · ${siteTitle}</title>
<style>${new Markup(style)}</style>
<script>${new Markup(redocLogoScript)}</script>
${head}
</head>
<body>
<header class="site">
${link(path, "index.html", siteTitle)}
<nav aria-label="${contractTitle(contract)}"><ul>${others}</ul></nav>
</header>
<noscript><p class="site">This page needs JavaScript. Without it: <a href="openapi.yaml">OpenAPI 3.1</a>, <a href="openapi.3.2.yaml">OpenAPI 3.2</a>, <a href="asyncapi.yaml">AsyncAPI 3.1</a>, and the <a href="events.html">events</a>.</p></noscript>
${body}
</body>
</html>
`;
  return page.source;
}
