/**
 * A markdown-it plugin that turns links between files in the repository into links between pages of the site.
 */
import { relative } from "node:path";
import type { MarkdownRenderer } from "vitepress";
import { resolveLink, root } from "./pages.ts";

/** Links to files that do not exist in the repository, as `file: link`. */
export const missingFiles = new Set<string>();

/**
 * Resolves relative links. A link to a file that is not a page becomes text, with the file's path as its
 * title.
 */
export function resolveLinks(md: MarkdownRenderer): void {
  md.core.ruler.push("repository-links", ({ tokens, env }) => {
    const file = relative(root, env.realPath ?? env.path).replaceAll("\\", "/");
    for (const { children } of tokens) {
      let isFile = false;
      for (const token of children ?? []) {
        if (token.type === "link_open") {
          const link = token.attrGet("href") ?? "";
          isFile = false;
          if (/^(?:[a-z][a-z0-9+.-]*:|[#/])/i.test(link)) continue;
          const target = resolveLink(file, link);
          if ("href" in target) token.attrSet("href", target.href);
          else if ("missing" in target) missingFiles.add(`${file}: ${link}`);
          else {
            isFile = true;
            token.tag = "span";
            token.attrs = [
              ["class", "file"],
              ["title", target.file],
            ];
          }
        } else if (token.type === "link_close" && isFile) {
          isFile = false;
          token.tag = "span";
        }
      }
    }
  });
}
