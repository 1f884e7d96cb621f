import type { ChangeClass, Direction } from "./change.ts";

/** The effect of a change on each audience of a contract. */
export interface Verdict {
  /** Programs that send requests and read responses and events. */
  clients: ChangeClass;
  /**
   * Servers of the contract. A change is breaking for them if a response or stream that was valid before is no
   * longer valid.
   */
  implementers: ChangeClass;
}

type Rule = Verdict | Record<Direction, Verdict>;

const breaking: Verdict = { clients: "breaking", implementers: "breaking" };
const additive: Verdict = { clients: "additive", implementers: "additive" };
const documentation: Verdict = { clients: "documentation", implementers: "documentation" };
const breaksClients: Verdict = { clients: "breaking", implementers: "additive" };
const breaksImplementers: Verdict = { clients: "additive", implementers: "breaking" };

/** Uses one verdict for requests, and another for responses and events. */
const byDirection = (request: Verdict, sent: Verdict): Rule => ({ request, response: sent, event: sent });

/**
 * Verdicts for a change after which fewer values are valid. Clients may no longer send some values, and servers
 * may no longer send some values.
 */
const narrows = byDirection(breaksClients, breaksImplementers);
/**
 * Verdicts for a change after which more values are valid. Servers accept more requests, but responses may
 * contain values that clients do not expect.
 */
const widens = byDirection(additive, breaksClients);
/** Verdicts for a part that is removed. Only in responses and events may servers have relied on it. */
const removes = byDirection(breaksClients, breaking);

/**
 * The kinds of changes. Each kind has a single verdict, or one verdict for each direction. A test compares this
 * table with the README.
 */
export const verdicts = {
  "contract-added": additive,
  "contract-removed": breaking,
  "document-added": additive,
  "document-removed": breaking,

  "operation-added": additive,
  "operation-removed": breaksClients,
  "operation-moved": breaking,
  "operation-renamed": breaking,
  "parameter-added": additive,
  "required-parameter-added": breaksClients,
  "parameter-removed": breaksClients,
  "parameter-required": breaksClients,
  "parameter-optional": additive,
  "parameter-renamed": breaking,
  "serialization-changed": breaking,
  "body-added": additive,
  "required-body-added": breaksClients,
  "body-removed": breaksClients,
  "body-required": breaksClients,
  "body-optional": additive,
  "media-type-added": additive,
  "media-type-removed": removes,
  "status-added": additive,
  "status-removed": breaking,
  "error-status-added": additive,
  "error-status-removed": breaksImplementers,
  "header-added": additive,
  "required-header-added": breaksImplementers,
  "header-removed": breaksClients,
  "header-required": breaksImplementers,
  "header-optional": breaksClients,
  "stream-added": additive,
  "stream-removed": breaksClients,
  "event-added": additive,
  "event-removed": breaking,
  "event-order-loosened": breaksClients,
  "event-order-tightened": breaksImplementers,
  "documents-disagree": breaking,
  "documents-agree": documentation,
  "security-tightened": breaksClients,
  "security-loosened": additive,
  "security-scheme-changed": breaking,

  "field-added": additive,
  "required-field-added": narrows,
  "sealed-field-added": widens,
  "field-removed": breaksClients,
  "field-renamed": breaking,
  "field-required": narrows,
  "field-optional": widens,
  "type-narrowed": narrows,
  "type-widened": widens,
  "type-changed": breaking,
  "null-rejected": narrows,
  "null-allowed": widens,
  "enum-value-removed": narrows,
  "enum-value-added": widens,
  "enum-value-renamed": breaking,
  "known-value-added": additive,
  "known-value-removed": documentation,
  "known-value-renamed": breaksClients,
  "variant-removed": narrows,
  "variant-added": widens,
  "open-variant-added": additive,
  "open-variant-removed": removes,
  "union-closed": narrows,
  "union-opened": widens,
  "constraint-tightened": narrows,
  "constraint-loosened": widens,
  "constraint-changed": breaking,
  "object-sealed": narrows,
  "object-opened": additive,
  "default-added": documentation,
  "default-removed": byDirection(breaksClients, documentation),
  "default-changed": byDirection(breaking, documentation),
  "other-changed": breaking,

  "description-changed": documentation,
  "example-changed": documentation,
  "deprecation-added": documentation,
  "deprecation-removed": documentation,
  "deprecation-moved": documentation,
  "extension-changed": documentation,
  "discriminator-changed": documentation,
  "tag-changed": documentation,
  "server-changed": documentation,
  "unused-schema-added": documentation,
  "unused-schema-removed": documentation,
  "unused-schema-changed": documentation,
} as const satisfies Record<string, Rule>;

/** A kind of change. */
export type ChangeKind = keyof typeof verdicts;
