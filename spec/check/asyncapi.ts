import { Parser } from "@asyncapi/parser";

/**
 * Parses an AsyncAPI document and returns every diagnostic, of any severity, as `line:column message (rule)`.
 *
 * @param text The document.
 */
export async function asyncApiDiagnostics(text: string): Promise<string[]> {
  const { diagnostics } = await new Parser().parse(text);
  return diagnostics.map(
    ({ range, message, code }) => `${range.start.line + 1}:${range.start.character + 1} ${message} (${code})`,
  );
}
