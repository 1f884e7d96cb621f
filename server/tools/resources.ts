/** The resources of MCP servers. */
import { UriTemplate } from "@modelcontextprotocol/sdk/shared/uriTemplate.js";

/**
 * Characters of a URI after which no template is tried: a pattern with several wildcards takes time that grows
 * with a power of the length, and anyone who may write a message chooses the URI.
 */
const maxMatchedLength = 2_048;

/** The resources that a server has: those that it lists, and those that its URI templates (RFC 6570) describe. */
export class OwnedResources {
  readonly #uris: ReadonlySet<string>;
  readonly #templates: readonly UriTemplate[];

  /**
   * @param uris The URIs that the server lists.
   * @param templates Its URI templates.
   * @param onUnusable Told, with the reason, of a template that cannot be parsed; it matches nothing.
   */
  constructor(
    uris: Iterable<string> = [],
    templates: readonly string[] = [],
    onUnusable: (template: string, reason: Error) => void = () => {},
  ) {
    this.#uris = new Set(uris);
    this.#templates = templates.flatMap((template) => {
      try {
        const parsed = new UriTemplate(template);
        // Its pattern is made with every match, and can turn out too long.
        parsed.match("");
        return [parsed];
      } catch (error) {
        onUnusable(template, error as Error);
        return [];
      }
    });
  }

  /** Whether the server has this resource, as far as it told. */
  has(uri: string): boolean {
    if (this.#uris.has(uri)) return true;
    return uri.length <= maxMatchedLength && this.#templates.some((template) => template.match(uri) !== null);
  }
}

/** An error that names the resource and the server that has it. `reason` is a clause. */
export function unreadable(uri: string, server: string, reason: string, cause?: unknown): Error {
  const text = `The resource \`${uri}\` could not be read from the tool server \`${server}\`: ${reason}.`;
  return new Error(text, { cause });
}
