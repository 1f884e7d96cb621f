/** Resources from MCP servers. */
import { UriTemplate } from "@modelcontextprotocol/client";
import { type CheckPool, checkPool } from "../core/schemas/check-pool.ts";

/** Maximum length of a template, and of a URI that is matched against templates, in characters. */
const maxMatchedLength = 2_048;
/** Maximum number of templates per server. */
const maxTemplates = 1_000;

/**
 * The resources of a server: the resources that it lists, and the resources that match its URI templates (RFC
 * 6570).
 */
export class ServerResources {
  readonly #uris: ReadonlySet<string>;
  readonly #templates: readonly string[];
  readonly #pool: CheckPool;

  /**
   * @param uris The URIs that the server lists.
   * @param templates The server's URI templates.
   * @param onUnusable Called with the reason for each unusable template. Such a template matches nothing.
   */
  constructor(
    uris: Iterable<string> = [],
    templates: readonly string[] = [],
    onUnusable: (template: string, reason: Error) => void = () => {},
    pool = checkPool,
  ) {
    this.#uris = new Set(uris);
    this.#pool = pool;
    this.#templates = templates.slice(0, maxTemplates).filter((template) => {
      try {
        if (template.length > maxMatchedLength)
          throw new Error(`it has more than ${maxMatchedLength} characters`);
        new UriTemplate(template);
        return true;
      } catch (error) {
        onUnusable(template, error as Error);
        return false;
      }
    });
    const [next] = templates.slice(maxTemplates);
    if (next !== undefined)
      onUnusable(
        next,
        new Error(`it exceeds the limit of ${maxTemplates} templates, as do all templates after it`),
      );
  }

  /**
   * Returns true if the server lists this resource or has a template that matches it. Templates become
   * regular expressions with unbounded run time, and any client can choose the URI. They are therefore
   * matched in a worker.
   *
   * @throws JobAbortedError if matching takes too long; the reason from `signal` when the signal is aborted.
   */
  async has(projectId: string, uri: string, signal: AbortSignal): Promise<boolean> {
    if (this.#uris.has(uri)) return true;
    if (this.#templates.length === 0 || uri.length > maxMatchedLength) return false;
    const job = { kind: "match" as const, templates: this.#templates, uri };
    return await this.#pool.run(projectId, () => job, signal);
  }
}

/** Creates an error that identifies the resource and its server. `reason` is a phrase. */
export function createReadError(uri: string, server: string, reason: string, cause?: unknown): Error {
  const text = `The resource \`${uri}\` could not be read from the tool server \`${server}\`: ${reason}.`;
  return new Error(text, { cause });
}
