/** The page that web servers show for addresses that do not exist. */
import { html } from "../../../conformance/reports/markup.ts";

/** The folders of the site. An address of a missing page may be in any of them. */
const folders = ["contracts", "contributing", "explanation", "guides", "project", "reference", "tutorials"];

/**
 * Returns the page. It loads no other files, because its address may be in any folder. Its link leads to the start
 * page of the site, also if the site is not at the root of its web server.
 */
export function notFoundPage(): string {
  const script = `document.querySelector("a").href = location.pathname.replace(/((${folders.join("|")})\\/.*|[^/]*)$/, "index.html");`;
  return `<!doctype html>\n${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found | Agent stream contracts</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 16px / 1.6 system-ui, sans-serif; }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 0 24px; text-align: center; }
</style>
</head>
<body>
<main>
<h1>Page not found</h1>
<p>The page may have been moved or removed.</p>
<p><a href="index.html">Go to the start page</a></p>
</main>
`.source
  }<script>${script}</script>
</body>
</html>
`;
}
