import { stringify } from "yaml";

/** Adds a notice to each file of a contract. The notice says that the file is generated. */
export function withHeaders(contract: string, texts: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(texts).map(([file, text]) => [file, withHeader(file, contract, text)]));
}

/**
 * Adds the notice that a file is generated, as a comment in its first line.
 *
 * @param file The name of the file, whose extension gives the format. JSON has no comments, so schemas get a
 * `$comment`.
 * @param contract The name of the contract.
 */
export function withHeader(file: string, contract: string, text: string): string {
  const notice = generatedNotice(`spec/${contract}`);
  switch (file.slice(file.lastIndexOf("."))) {
    case ".yaml":
      return `# ${notice}\n${text}`;
    case ".html":
      return `<!doctype html>\n<!-- ${notice} -->\n${text}`;
    case ".ts":
    case ".js":
      return `// ${notice}\n${text}`;
    default:
      return text;
  }
}

/**
 * Returns the notice for generated files.
 *
 * @param source The folder from which a file is generated.
 */
export function generatedNotice(source: string): string {
  return `generated from ${source} by \`npm run generate\`; do not edit`;
}

/**
 * Writes a document as YAML. Strings such as `no` are quoted, because YAML 1.1 parsers read them as booleans.
 */
export function toYaml(document: unknown): string {
  return stringify(document, {
    aliasDuplicateObjects: false,
    blockQuote: "literal",
    lineWidth: 0,
    compat: "yaml-1.1",
  });
}
