/** What the router of every contract but the gateway's needs of the server, beside what its operations need. */
import type { ApiKeys } from "../config/api-keys.ts";
import type { UseLimits } from "../core/limits/use-limits.ts";
import type { BodyOptions } from "../http/request-body.ts";

export interface RouterOptions extends BodyOptions {
  apiKeys: ApiKeys;
  /** Most bytes of the content of one message, as JSON. */
  maxMessageBytes: number;
  /** How much clients may ask. */
  useLimits: UseLimits;
  /** Takes one line about a fault of this server. */
  log: (line: string) => void;
}
