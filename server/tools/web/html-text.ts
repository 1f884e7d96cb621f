/** Converts any HTML input to Markdown text in a single pass. */

/** Elements whose content is not part of the visible text. */
const hiddenElements: ReadonlySet<string> = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "iframe",
  "object",
  "select",
  "title",
]);

/** Elements that start on a new line, and elements that are surrounded by blank lines. */
const lineElements: ReadonlySet<string> = new Set(
  "address article aside br dd div dt fieldset figcaption footer form header hr li main nav section tr".split(
    " ",
  ),
);
const paragraphElements: ReadonlySet<string> = new Set(
  "blockquote dl figure h1 h2 h3 h4 h5 h6 ol p pre table ul".split(" "),
);

/** Common character references. All other references are left as written. */
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  bull: "•",
  copy: "©",
  deg: "°",
  euro: "€",
  gt: ">",
  hellip: "…",
  laquo: "«",
  ldquo: "“",
  lsquo: "‘",
  lt: "<",
  mdash: "—",
  middot: "·",
  nbsp: " ",
  ndash: "–",
  pound: "£",
  quot: '"',
  raquo: "»",
  rdquo: "”",
  reg: "®",
  rsquo: "’",
  times: "×",
  trade: "™",
};

/** The title and text of a page. */
export interface HtmlText {
  /** Empty if the page has no title. */
  title: string;
  text: string;
}

/**
 * Extracts the title and the text. Blocks become lines, headings start with `#`, list items start with `- `,
 * and preformatted text is fenced. Links, images and emphasis are omitted. Markdown characters in the page's
 * text are not escaped.
 */
export function readHtml(html: string): HtmlText {
  const page = new PageTextBuilder();
  let title = "";
  let at = 0;
  // Markup starts with a comment, a declaration or a tag. Any other `<` is text.
  const markup = /<(?:(!--)|[!?]|(\/?)([a-z][^\s/>]{0,40}))/gi;
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    page.add(html.slice(at, found.index));
    const [, comment, slash, written] = found;
    if (comment) {
      at = findEnd(html, "-->", markup.lastIndex);
    } else if (written === undefined) {
      at = findEnd(html, ">", markup.lastIndex);
    } else {
      const name = written.toLowerCase();
      at = findTagEnd(html, markup.lastIndex);
      if (hiddenElements.has(name) && slash === "") {
        // The content is skipped up to the end tag. If there is no end tag, the rest of the page is skipped.
        const end = findEndTag(html, name, at);
        if (name === "title") title ||= collapseSpaces(decodeReferences(html.slice(at, end)));
        at = findTagEnd(html, end);
      } else {
        page.tag(name, slash === "");
      }
    }
    markup.lastIndex = at;
  }
  page.add(html.slice(at));
  return { title, text: page.text() };
}

/** Builds the text of the page during the pass. */
class PageTextBuilder {
  #parts: string[] = [];
  /** Number of line breaks to insert before the next text. */
  #breaks = 0;
  #space = false;
  /** Prefix to insert before the next text, for a heading, a list item or a fence. */
  #mark = "";
  #preformatted = 0;

  add(raw: string): void {
    const text = decodeReferences(raw);
    if (this.#preformatted > 0) {
      if (text === "") return;
      this.#begin();
      this.#parts.push(text);
      return;
    }
    const words = collapseSpaces(text);
    if (words === "") {
      this.#space ||= text !== "";
      return;
    }
    if (/^\s/.test(text)) this.#space = true;
    this.#begin();
    this.#parts.push(words);
    this.#space = /\s$/.test(text);
  }

  tag(name: string, opens: boolean): void {
    if (paragraphElements.has(name)) this.#breaks = 2;
    else if (lineElements.has(name)) this.#breaks = Math.max(this.#breaks, 1);
    else if (name === "td" || name === "th") this.#space = true;
    if (name === "pre") this.#preformat(opens);
    else if (this.#preformatted > 0) return;
    else if (name === "li") this.#mark = opens ? "- " : "";
    else if (/^h[1-6]$/.test(name)) {
      const item = this.#mark.startsWith("- ") ? "- " : "";
      this.#mark = opens ? `${item}${"#".repeat(Number(name[1]))} ` : "";
    }
  }

  text(): string {
    return this.#parts.join("").trim();
  }

  #preformat(opens: boolean): void {
    if (opens) {
      if (this.#preformatted++ === 0) this.#mark = "```\n";
    } else if (this.#preformatted > 0 && --this.#preformatted === 0) {
      // A pending prefix means that the block was empty, so no fence was opened.
      if (this.#mark === "") this.#parts.push(this.#parts.at(-1)?.endsWith("\n") ? "```" : "\n```");
      this.#mark = "";
    }
  }

  #begin(): void {
    if (this.#breaks > 0) this.#parts.push("\n".repeat(this.#breaks));
    else if (this.#space) this.#parts.push(" ");
    if (this.#mark !== "") this.#parts.push(this.#mark);
    this.#breaks = 0;
    this.#space = false;
    this.#mark = "";
  }
}

/** Returns the position after the next occurrence of `text`, or the end of the page. */
function findEnd(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at === -1 ? html.length : at + text.length;
}

/** Returns the position of an element's end tag, or the end of the page. */
function findEndTag(html: string, name: string, from: number): number {
  const tag = new RegExp(`</${name}`, "gi");
  tag.lastIndex = from;
  return tag.exec(html)?.index ?? html.length;
}

/** Returns the position after a tag, that is, after the next `>` outside quoted attribute values. */
function findTagEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const char = html[at];
    if (char === ">") return at + 1;
    // A quote starts a value only after `=`; elsewhere it is part of a name.
    if ((char === '"' || char === "'") && /=\s*$/.test(html.slice(Math.max(from, at - 8), at))) {
      const close = html.indexOf(char, at + 1);
      if (close === -1) return html.length;
      at = close;
    }
  }
  return html.length;
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? entity) : entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : "\ufffd";
  });
}
