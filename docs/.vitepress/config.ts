/** Configuration of VitePress. `npm run docs` generates pages, runs VitePress with it, and completes what it renders. */
import { defineConfig } from "vitepress";
import { contracts } from "../../generated/contracts.ts";
import manifest from "../../package.json" with { type: "json" };
import { missingFiles, resolveLinks } from "./links.ts";
import { otherFiles, pages, root, toSitePath } from "./pages.ts";
import { sidebar, unlisted } from "./sidebar.ts";

export default defineConfig({
  title: "Agent stream contracts",
  description: "Streaming agent APIs: contracts, a durable server, clients and a conformance suite",
  lang: "en",
  srcDir: root,
  srcExclude: [...otherFiles],
  rewrites: Object.fromEntries(pages.map((file) => [file, toSitePath(file)])),
  // Pages without an application: browsers load no ES modules from file: addresses.
  mpa: true,
  // The build itself checks all links, those to anchors and files too.
  ignoreDeadLinks: true,
  head: [["link", { rel: "icon", href: "data:," }]],
  markdown: {
    config: resolveLinks,
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
      { text: "Contracts", link: "/reference/contracts.md", activeMatch: "^/contracts/" },
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
    if (unlisted.length > 0) throw new Error(`not in docs/.vitepress/sidebar.ts: ${unlisted.join(", ")}`);
    if (missingFiles.size > 0) throw new Error(`links to missing files:\n${[...missingFiles].join("\n")}`);
  },
});
