/** The resources of MCP servers. */
import { UriTemplate } from "@modelcontextprotocol/sdk/shared/uriTemplate.js";
import { type CheckPool, checkPool } from "../core/schemas/check-pool.ts";

/** Most characters of a template, and of a URI that is matched with templates. */
const maxMatchedLength = 2_048;
/** Most templates of a server. */
const maxTemplates = 1_000;

/** The resources that a server has: those that it lists, and those that its URI templates (RFC 6570) describe. */
export class OwnedResources {
  readonly #uris: ReadonlySet<string>;
  readonly #templates: readonly string[];
  readonly #pool: CheckPool;

  /**
   * @param uris The URIs that the server lists.
   * @param templates Its URI templates.
   * @param onUnusable Told, with the reason, of a template that cannot be used; it matches nothing.
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
      onUnusable(next, new Error(`it comes after ${maxTemplates} others, and so do those after it`));
  }

  /**
   * Whether the server has this resource, as far as it told. Templates become regular expressions, which can take any
   * time, and anyone who may write a message chooses the URI: so they are matched in a worker.
   *
   * @throws JobAbortedError when that takes too much time; the reason of `signal` once that aborts.
   */
  async has(projectId: string, uri: string, signal: AbortSignal): Promise<boolean> {
    if (this.#uris.has(uri)) return true;
    if (this.#templates.length === 0 || uri.length > maxMatchedLength) return false;
    const job = { kind: "match" as const, templates: this.#templates, uri };
    return await this.#pool.run(projectId, () => job, signal);
  }
}

/** An error that names the resource and the server that has it. `reason` is a clause. */
export function unreadable(uri: string, server: string, reason: string, cause?: unknown): Error {
  const text = `The resource \`${uri}\` could not be read from the tool server \`${server}\`: ${reason}.`;
  return new Error(text, { cause });
}
