/** Renders a contract's API reference with Redoc into a single file that loads no other resources. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { html, Markup } from "../../conformance/reports/markup.ts";
import { runNode } from "../../spec/toolchain/command-line.ts";
import { redocLogoScript } from "../../spec/toolchain/generate/build/docs-page.ts";

/** The placeholders in Redocly's template. */
const head = "{{{redocHead}}}";
const body = "{{{redocHTML}}}";

const style =
  "body{margin:0} header.site{padding:8px 20px;font:14px system-ui,sans-serif;border-bottom:1px solid #ddd}";

/**
 * Renders the API reference of a contract.
 *
 * @param document Path of the OpenAPI document.
 * @param title Title of the contract.
 * @throws Error with Redocly's output if Redocly fails.
 */
export async function renderApiReference(document: string, title: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "api-reference-"));
  const redocly = join(
    dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
    "bin/cli.js",
  );
  try {
    const template = join(folder, "template.hbs");
    const page = join(folder, "page.html");
    writeFileSync(template, toTemplate(title));
    const { code, output } = await runNode(
      [redocly, "build-docs", document, "--inlineBundle", `--template=${template}`, `--output=${page}`],
      folder,
    );
    if (code !== 0) throw new Error(`${document}: redocly build-docs failed:\n${output}`);
    return readFileSync(page, "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns Redoc's template with links back to the site and a policy that forbids network requests. */
function toTemplate(title: string): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:">
<link rel="icon" href="data:,">
<title>${title} API reference</title>
<style>${new Markup(style)}</style>
<script>${new Markup(redocLogoScript)}</script>
${new Markup(head)}
</head>
<body>
<header class="site"><a href="index.html">${title}</a> · <a href="events.html">Events</a> · <a href="errors.html">Error codes</a> · <a href="requirements.html">Requirements</a></header>
<noscript><p>This page needs JavaScript. The documents work without it: <a href="openapi.yaml">OpenAPI 3.1</a>, <a href="openapi.3.2.yaml">OpenAPI 3.2</a>, <a href="asyncapi.yaml">AsyncAPI 3.1</a>, <a href="asyncapi.3.0.yaml">AsyncAPI 3.0</a>.</p></noscript>
${new Markup(body)}
</body>
</html>
`.source;
}
