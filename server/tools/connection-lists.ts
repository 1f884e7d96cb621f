/** A connection's lists of tools and resources, which are read again when the server reports a change. */
import type { Client, Tool } from "@modelcontextprotocol/client";
import type { Redact } from "../core/redact.ts";
import { Listing } from "./listing.ts";
import { ServerResources } from "./resources.ts";
import { type OnInvalid, readResources, readTools, type SendRequest } from "./server-lists.ts";

/** Maximum number of invalid list items that are logged by name. */
const maxLoggedItems = 5;

/** The connection that the lists belong to. */
interface ListConnection {
  /** The name of the server in log lines. */
  name: string;
  client: Client;
  isRemote: boolean;
  /** Aborted when the connection is lost. */
  lost: AbortSignal;
  send: SendRequest;
  redact: Redact;
  log(line: string): void;
  /** Describes a failed request as a phrase without secrets. */
  describe(error: unknown): string;
}

export class ConnectionLists {
  readonly #connection: ListConnection;
  readonly #tools = new Listing<readonly Tool[]>(
    [],
    () => this.#listTools(),
    (error) => this.logFailure("changed tool list", error),
  );
  readonly #resources = new Listing(
    new ServerResources(),
    () => this.#listResources(),
    (error) => this.logFailure("changed resource list", error),
  );

  constructor(connection: ListConnection) {
    this.#connection = connection;
  }

  /** The tools in the server's latest list. */
  get tools(): readonly Tool[] {
    return this.#tools.value;
  }

  /** The resources in the server's latest list. */
  get resources(): ServerResources {
    return this.#resources.value;
  }

  /** Reads the lists for the first time. Rejects if the tools cannot be read. */
  async open(): Promise<void> {
    await Promise.all([this.#tools.open(), this.#openResources()]);
  }

  /** Reads the tools again. Resolves when the list is current, or when it could not be read. */
  markToolsChanged(): Promise<void> {
    return this.#tools.markChanged();
  }

  /** Reads the resources again. */
  markResourcesChanged(): void {
    void this.#resources.markChanged();
  }

  /** Logs that a list could not be read, unless the connection is lost. */
  logFailure(list: string, error: unknown): void {
    const { name, lost, log, describe } = this.#connection;
    if (!lost.aborted) log(`[${name}] The ${list} could not be read: ${describe(error)}`);
  }

  async #listTools(): Promise<Tool[]> {
    const { client, isRemote, send } = this.#connection;
    if (!client.getServerCapabilities()?.tools) return [];
    const hasHeaders = isRemote && client.getProtocolEra() === "modern";
    return await this.#readList("tool", (onInvalid) => readTools(send, onInvalid, { hasHeaders }));
  }

  async #listResources(): Promise<ServerResources> {
    const { client, send, name, log, redact } = this.#connection;
    if (!client.getServerCapabilities()?.resources) return new ServerResources();
    const { uris, templates } = await this.#readList("resource", (onInvalid) =>
      readResources(send, onInvalid),
    );
    return new ServerResources(uris, templates, (template, { message }) => {
      const text = JSON.stringify(redact(template).slice(0, 200));
      log(`[${name}] The resource template ${text} was ignored: ${message}`);
    });
  }

  /** Reads a list. Logs the first invalid items and the number of other invalid items. */
  async #readList<T>(kind: string, read: (onInvalid: OnInvalid) => Promise<T>): Promise<T> {
    const { name: server, log, redact, describe } = this.#connection;
    let count = 0;
    const list = await read((error, item) => {
      count += 1;
      if (count > maxLoggedItems) return;
      const { name } = Object(item) as { name?: unknown };
      const label = typeof name === "string" ? ` ${JSON.stringify(redact(name).slice(0, 200))}` : "";
      log(`[${server}] A ${kind}${label} was ignored: ${describe(error)}`);
    });
    if (count > maxLoggedItems)
      log(`[${server}] ${count - maxLoggedItems} more items of its ${kind} list were ignored.`);
    return list;
  }

  /** Lists the resources. If that fails, the server's tools can still be used. */
  async #openResources(): Promise<void> {
    try {
      await this.#resources.open();
    } catch (error) {
      if (this.#connection.lost.aborted) throw error;
      this.logFailure("resource list", error);
    }
  }
}
