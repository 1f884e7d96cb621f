import type { OpenApiDocument } from "./document.ts";
import { redocLogoScript } from "./redoc-logo.ts";

/**
 * Writes the reference page. It is small: the server that shows it also serves, at addresses relative to it, the
 * document (`openapi.yaml`) and the program that renders it (`docs/redoc.js`, Redoc's standalone bundle). Its content
 * security policy lets it reach nothing else, so it works, and reports nothing, without internet.
 *
 * @param document The finished 3.1 document.
 */
export function docsPage({ info }: OpenApiDocument): string {
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
      <a href="openapi.3.2.yaml">OpenAPI 3.2</a>, <a href="asyncapi.yaml">AsyncAPI 3.1</a>.
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

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
