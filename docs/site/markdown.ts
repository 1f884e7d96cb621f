/** Markdown for generated pages. Texts come from documents and tests, so everything in them except code is escaped. */

/** Returns the address of what a name stands for, or `undefined` if the name has no page. */
export type FindAddress = (code: string) => string | undefined;

const noAddress: FindAddress = () => undefined;

/**
 * Escapes a text. Code in backticks stays code and links to `findAddress` of it.
 *
 * @param text One line or several, which become one.
 */
export function sentence(text: string, findAddress = noAddress): string {
  const parts = text.replaceAll(/\s+/g, " ").split(/`([^`]+)`/);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapeText(part);
      const address = findAddress(part);
      return address === undefined ? code(part) : `[${code(part)}](${address})`;
    })
    .join("");
}

/** Escapes plain text, so that neither Markdown, HTML nor Vue sees more in it. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/[\\`*_[\]{|#~:]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns inline code. Backticks within it become quotes. */
export function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

/** Returns a table. Cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Returns a code block. */
export function fence(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text}\n\`\`\`\``;
}

/** Returns a list of items, which are Markdown. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Returns content that the reader unfolds. */
export function details(summary: string, content: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Joins the blocks of a page. */
export function page(blocks: readonly (string | undefined)[]): string {
  return `${blocks.filter((block) => block !== undefined && block !== "").join("\n\n")}\n`;
}

/** Returns a label: `MUST`, or what proves a requirement. */
export function badge(name: string, text: string): string {
  return `<span class="badge ${name}">${text}</span>`;
}

/** Returns `1 event` or `2 events`. */
export function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
