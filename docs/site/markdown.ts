/** Markdown of the repository as HTML of the site. */
import GithubSlugger from "github-slugger";
import { Marked, type Tokens } from "marked";
import { Markup } from "../../conformance/reports/markup.ts";

/** What a link's address becomes; `undefined` where it leads to a file that the site does not show. */
export type Resolve = (address: string) => string | undefined;

/** A text, and what it calls itself. */
export interface Rendered {
  body: Markup;
  /** Text of its first heading. */
  title?: string;
  headings: { depth: number; text: string; id: string }[];
}

/**
 * Renders GitHub's Markdown. Headings have the anchors that they have on GitHub, so links between texts hold in both
 * places. Wide tables scroll by themselves.
 *
 * @param text The Markdown; it is our own, so HTML in it stays HTML.
 * @param resolve What becomes of the addresses of links. A link that leads nowhere here becomes its text.
 * @param below Depth that the topmost headings move down by.
 */
export function renderMarkdown(text: string, resolve: Resolve, below = 0): Rendered {
  const slugs = new GithubSlugger();
  const headings: Rendered["headings"] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        const plain = plainText(inner);
        const id = slugs.slug(plain);
        headings.push({ depth: depth + below, text: plain, id });
        return `<h${depth + below} id="${id}">${inner}</h${depth + below}>\n`;
      },
      link({ href, title, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const resolved = resolve(href);
        if (resolved === undefined) return `<span class="file" title="${attribute(href)}">${inner}</span>`;
        return `<a href="${attribute(resolved)}"${title ? ` title="${attribute(title)}"` : ""}>${inner}</a>`;
      },
    },
  });
  const body = marked
    .parse(text, { async: false })
    .replaceAll("<table>", '<div class="table" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    // A column without a title has no header.
    .replaceAll("<th></th>", "<td></td>")
    // What is too wide scrolls, and then a keyboard must reach it.
    .replaceAll("<pre>", '<pre tabindex="0">');
  const title = headings[0]?.text;
  return { body: new Markup(body), ...(title !== undefined && { title }), headings };
}

/** Renders one line of Markdown without links: a description in a table. */
export function renderInline(text: string): Markup {
  return new Markup(new Marked().parseInline(text.replaceAll(/\s*\n\s*/g, " "), { async: false }));
}

function plainText(markup: string): string {
  return markup
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
