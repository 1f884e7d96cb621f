import type { OpenApiDocument } from "../document.ts";

/**
 * Writes the reference page. The server provides the document (`openapi.yaml`) and the renderer
 * (`docs/redoc.js`, Redoc's standalone bundle) at relative URLs. The content security policy allows no other
 * requests, so the page also works without internet access.
 *
 * @param document The finished 3.1 document.
 */
export function writeDocsPage({ info }: OpenApiDocument): string {
  return `<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta
      http-equiv="Content-Security-Policy"
      content="default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src blob:"
    >
    <link rel="icon" href="data:,">
    <title>${escapeHtml(info.title)} ${escapeHtml(info.version)}</title>
    <style>
      body { margin: 0; }
    </style>
  </head>
  <body>
    <noscript>
      The reference needs JavaScript. The documents: <a href="openapi.yaml">OpenAPI 3.1</a>,
      <a href="openapi.3.2.yaml">OpenAPI 3.2</a>, <a href="asyncapi.yaml">AsyncAPI 3.1</a>,
      <a href="asyncapi.3.0.yaml">AsyncAPI 3.0</a>.
    </noscript>
    <div id="reference"></div>
    <script>${redocLogoScript}</script>
    <script type="module">
      import { init } from "./docs/redoc.js";

      init("openapi.yaml", { disableTelemetry: true }, document.getElementById("reference"));
    </script>
  </body>
</html>
`;
}

/** Escapes text for use in HTML, including quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/**
 * A script for pages that show Redoc. It must run before Redoc's own script. Redoc loads its vendor's logo
 * from the vendor's host, and has no option to disable this. The content security policy of the pages would
 * block the request, and the browser would log an error. This script shows the vendor's name instead, without
 * sending a request.
 */
export const redocLogoScript = `
const image = HTMLImageElement.prototype;
const { setAttribute } = image;
image.setAttribute = function (name, value) {
  if (name === "src" && /redocly/i.test(this.alt)) this.alt = "Redocly";
  else setAttribute.call(this, name, value);
};
// React gives an image its address in both ways.
const { get } = Object.getOwnPropertyDescriptor(image, "src");
Object.defineProperty(image, "src", { get, set(value) { this.setAttribute("src", value); } });
`;
