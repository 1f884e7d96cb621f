/**
 * Puts the notice that a file is generated on top of it, as a comment of its format.
 *
 * @param file Name of the file: its extension says the format. JSON has no comments; schemas have `$comment`.
 * @param contract Name of the contract.
 */
export function withHeader(file: string, contract: string, text: string): string {
  const notice = generatedNotice(contract);
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

/** What every generated file begins with. */
export function generatedNotice(contract: string): string {
  return `generated from spec/${contract} by \`npm run generate\`; do not edit`;
}
