import { stringify } from "yaml";

/** Puts the notice that it is generated on top of every file of a contract. */
export function withHeaders(contract: string, texts: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(Object.entries(texts).map(([file, text]) => [file, withHeader(file, contract, text)]));
}

/**
 * Puts the notice that a file is generated on top of it, as a comment of its format.
 *
 * @param file Name of the file: its extension says the format. JSON has no comments; schemas have `$comment`.
 * @param contract Name of the contract.
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

/** Returns what every generated file begins with. @param source The folder that it is generated from. */
export function generatedNotice(source: string): string {
  return `generated from ${source} by \`npm run generate\`; do not edit`;
}

/** Writes a document as YAML. Readers of YAML 1.1 take a bare `no` for a boolean, so such texts are quoted. */
export function toYaml(document: unknown): string {
  return stringify(document, {
    aliasDuplicateObjects: false,
    blockQuote: "literal",
    lineWidth: 0,
    compat: "yaml-1.1",
  });
}
