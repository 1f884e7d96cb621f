/**
 * The VitePress configuration. `npm run docs` generates pages, runs VitePress with this file, and completes
 * the pages that VitePress renders.
 */
import { defineConfig } from "vitepress";
import { contracts } from "../../generated/contracts.ts";
import manifest from "../../package.json" with { type: "json" };
import { missingFiles, resolveLinks } from "./links.ts";
import { otherFiles, pages, root, toSitePath } from "./pages.ts";
import { sidebar, unlisted } from "./sidebar.ts";

/** Returns the anchor of a heading as GitHub computes it, so that links work on GitHub and on the site. */
const toAnchor = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");

export default defineConfig({
  title: "Agent stream contracts",
  description: "Streaming agent APIs: contracts, a durable server, clients and a conformance suite",
  lang: "en",
  srcDir: root,
  srcExclude: [...otherFiles],
  rewrites: Object.fromEntries(pages.map((file) => [file, toSitePath(file)])),
  // The pages contain no JavaScript application, because browsers do not load ES modules from `file:` URLs.
  mpa: true,
  // The build checks all links itself, including links to anchors and files.
  ignoreDeadLinks: true,
  head: [["link", { rel: "icon", href: "data:," }]],
  markdown: {
    config(md) {
      resolveLinks(md);
      // Indented code contains commands for a shell. VitePress gives only fenced code a style.
      md.core.ruler.push("indented-code", ({ tokens }) => {
        for (const token of tokens)
          if (token.type === "code_block") Object.assign(token, { type: "fence", info: "sh", markup: "```" });
      });
    },
    anchor: { slugify: toAnchor },
    languageAlias: { sse: "yaml" },
    theme: { light: "github-light-high-contrast", dark: "github-dark" },
  },
  themeConfig: {
    sidebar,
    outline: false,
    nav: [
      { text: "Tutorials", link: "/tutorials/first-run.md", activeMatch: "^/tutorials/" },
      { text: "Guides", link: "/guides/resume.md", activeMatch: "^/guides/" },
      { text: "Reference", link: "/reference/settings.md", activeMatch: "^/reference/" },
      { text: "Contracts", link: `/${toSitePath("generated/README.md")}`, activeMatch: "^/contracts/" },
      { text: "Explanation", link: "/explanation/architecture.md", activeMatch: "^/explanation/" },
      {
        text: `v${manifest.version}`,
        items: [
          ...contracts.map(({ name, title, version }) => ({
            text: `${title} ${version}`,
            link: `/contracts/${name}/index.md`,
          })),
          { text: "Changes to the contracts", link: "/project/spec/CHANGELOG.md" },
        ],
      },
    ],
  },
  buildEnd() {
    if (unlisted.length > 0)
      throw new Error(`pages missing from docs/.vitepress/sidebar.ts: ${unlisted.join(", ")}`);
    if (missingFiles.size > 0) throw new Error(`links to missing files:\n${[...missingFiles].join("\n")}`);
  },
});
