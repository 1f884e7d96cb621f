/**
 * Creates Markdown for generated pages. The input comes from documents and tests, so everything except code
 * is escaped.
 */

/** Returns the address of the page section that describes a name, or `undefined` if there is none. */
export type FindAddress = (code: string) => string | undefined;

const noAddress: FindAddress = () => undefined;

/**
 * Escapes text for Markdown. Code in backticks remains code, and is linked if `findAddress` returns an
 * address for it.
 *
 * @param text One or more lines, which are joined into one.
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

/** Escapes plain text, so that Markdown, HTML and Vue do not interpret any character in it. */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/[\\`*_[\]{|#~:]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns inline code. Backticks in the text are replaced with single quotes. */
export function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

/** Returns a table whose cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Returns a code block. */
export function fence(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text}\n\`\`\`\``;
}

/** Returns a bulleted list whose items are Markdown. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Returns content that is collapsed until the reader opens it. */
export function details(summary: string, content: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Joins the blocks of a page, skipping empty blocks. */
export function page(blocks: readonly (string | undefined)[]): string {
  return `${blocks.filter((block) => block !== undefined && block !== "").join("\n\n")}\n`;
}

/** Returns a badge, for example for a requirement's level. */
export function badge(name: string, text: string): string {
  return `<span class="badge ${name}">${text}</span>`;
}

/** Returns a count with its noun, such as `1 event` or `2 events`. */
export function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
