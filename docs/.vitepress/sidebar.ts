/**
 * The order of the pages in the sidebar. Every page in `docs` is listed here. The other Markdown files in the
 * repository follow, grouped by folder.
 */
import type { DefaultTheme } from "vitepress";
import { contracts } from "../../generated/contracts.ts";
import { pages, readTitle, toSitePath } from "./pages.ts";

const sections: readonly (readonly [title: string, files: readonly string[]])[] = [
  [
    "Tutorials",
    [
      "docs/tutorials/first-run.md",
      "docs/tutorials/first-react-app.md",
      "docs/tutorials/test-your-server.md",
      "docs/tutorials/sdk-python.md",
      "docs/tutorials/sdk-go.md",
      "docs/tutorials/sdk-java.md",
      "docs/tutorials/sdk-kotlin.md",
      "docs/tutorials/sdk-rust.md",
      "docs/tutorials/sdk-typescript.md",
    ],
  ],
  [
    "How-to guides",
    [
      "docs/guides/curl.md",
      "docs/guides/resume.md",
      "docs/guides/tools.md",
      "docs/guides/components.md",
      "docs/guides/errors.md",
      "docs/guides/use-chat.md",
      "docs/guides/tambo-packages.md",
      "docs/guides/generate-an-sdk.md",
      "docs/guides/implement-a-server.md",
      "docs/guides/review-api-changes.md",
      "docs/guides/access.md",
      "docs/guides/user-tokens.md",
      "docs/guides/deploy.md",
      "docs/guides/back-up.md",
      "docs/guides/upgrade.md",
    ],
  ],
  [
    "Reference",
    [
      "docs/reference/settings.md",
      "docs/reference/cli.md",
      "docs/reference/case-syntax.md",
      "generated/README.md",
      "clients/typescript/README.md",
      "clients/react/README.md",
      "conformance/README.md",
      "docs/glossary.md",
    ],
  ],
  [
    "Contributing",
    [
      "CONTRIBUTING.md",
      "docs/contributing/add-an-event.md",
      "docs/contributing/add-an-operation.md",
      "docs/contributing/add-a-contract.md",
    ],
  ],
  [
    "Explanation",
    ["docs/explanation/architecture.md", "docs/explanation/durability.md", "docs/explanation/two-wires.md"],
  ],
];

const listed = new Set(sections.flatMap(([, files]) => files));

/** Pages in `docs` that the sidebar does not list. */
export const unlisted: readonly string[] = pages.filter(
  (file) => /^docs\/(?!contracts\/|index\.md)/.test(file) && !listed.has(file),
);

const toItem = (file: string): DefaultTheme.SidebarItem => ({
  text: readTitle(file),
  link: `/${toSitePath(file)}`,
});

/** Returns the sidebar group for a contract's generated pages. */
const contractItems = ({ name, title }: { name: string; title: string }): DefaultTheme.SidebarItem => ({
  text: title,
  collapsed: true,
  items: [
    { text: "Overview", link: `/contracts/${name}/index.md` },
    { text: "Events", link: `/contracts/${name}/events.md` },
    { text: "Error codes", link: `/contracts/${name}/errors.md` },
    { text: "Requirements", link: `/contracts/${name}/requirements.md` },
    { text: "API reference", link: `/contracts/${name}/api.html` },
  ],
});

/** Returns the pages outside `docs` that no section lists, grouped by folder. */
function projectItems(): DefaultTheme.SidebarItem[] {
  const others = pages.filter((file) => !file.startsWith("docs/") && !listed.has(file));
  const folders = Map.groupBy(others, (file) => (file.includes("/") ? file.slice(0, file.indexOf("/")) : ""));
  return [...folders].map(([folder, files]) => ({
    text: folder === "" ? "Top level" : folder,
    collapsed: true,
    items: files.map(toItem),
  }));
}

export const sidebar: DefaultTheme.SidebarItem[] = [
  ...sections.slice(0, 3).map(([text, files]) => ({ text, items: files.map(toItem) })),
  {
    text: "Contracts",
    items: [
      ...contracts.map(contractItems),
      { text: "Requirement coverage", link: "/contracts/coverage.md" },
    ],
  },
  ...sections.slice(3).map(([text, files]) => ({ text, items: files.map(toItem) })),
  { text: "Repository", items: projectItems() },
];
