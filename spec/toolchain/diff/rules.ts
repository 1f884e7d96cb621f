import type { ChangeClass, Direction } from "./change.ts";

type Rule = ChangeClass | Record<Direction, ChangeClass>;

/**
 * Classes for a change after which fewer values are valid. Servers reject more requests, and responses have
 * fewer variants.
 */
const narrows: Rule = { request: "breaking", response: "additive", event: "additive" };
/**
 * Classes for a change after which more values are valid. Servers accept more requests, but responses may
 * contain values that clients do not expect.
 */
const widens: Rule = { request: "additive", response: "breaking", event: "breaking" };

/**
 * The kinds of changes. Each kind has a single class, or one class for each direction. A test compares this
 * table with the README.
 */
export const classes = {
  "contract-added": "additive",
  "contract-removed": "breaking",
  "document-added": "additive",
  "document-removed": "breaking",

  "operation-added": "additive",
  "operation-removed": "breaking",
  "operation-moved": "breaking",
  "operation-renamed": "breaking",
  "parameter-added": "additive",
  "required-parameter-added": "breaking",
  "parameter-removed": "breaking",
  "parameter-required": "breaking",
  "parameter-optional": "additive",
  "parameter-renamed": "breaking",
  "serialization-changed": "breaking",
  "body-added": "additive",
  "required-body-added": "breaking",
  "body-removed": "breaking",
  "body-required": "breaking",
  "body-optional": "additive",
  "media-type-added": "additive",
  "media-type-removed": "breaking",
  "status-added": "additive",
  "status-removed": "breaking",
  "error-status-added": "additive",
  "error-status-removed": "additive",
  "header-added": "additive",
  "header-removed": "breaking",
  "header-required": "additive",
  "header-optional": "breaking",
  "stream-added": "additive",
  "stream-removed": "breaking",
  "event-added": "additive",
  "event-removed": "breaking",
  "security-tightened": "breaking",
  "security-loosened": "additive",
  "security-scheme-changed": "breaking",

  "member-added": "additive",
  "required-member-added": narrows,
  "sealed-member-added": widens,
  "member-removed": "breaking",
  "member-required": narrows,
  "member-optional": widens,
  "type-narrowed": narrows,
  "type-widened": widens,
  "type-changed": "breaking",
  "null-refused": narrows,
  "null-allowed": widens,
  "enum-value-removed": narrows,
  "enum-value-added": widens,
  "known-value-added": "additive",
  "known-value-removed": "documentation",
  "variant-removed": narrows,
  "variant-added": widens,
  "constraint-tightened": narrows,
  "constraint-loosened": widens,
  "constraint-changed": "breaking",
  "object-sealed": narrows,
  "object-opened": "additive",
  "default-added": "documentation",
  "default-removed": { request: "breaking", response: "documentation", event: "documentation" },
  "default-changed": { request: "breaking", response: "documentation", event: "documentation" },
  "other-changed": "breaking",

  "description-changed": "documentation",
  "example-changed": "documentation",
  "deprecation-added": "documentation",
  "deprecation-removed": "documentation",
  "deprecation-moved": "documentation",
  "extension-changed": "documentation",
  "discriminator-changed": "documentation",
  "tag-changed": "documentation",
  "server-changed": "documentation",
  "unused-schema-added": "documentation",
  "unused-schema-removed": "documentation",
  "unused-schema-changed": "documentation",
} as const satisfies Record<string, Rule>;

/** A kind of change. */
export type ChangeKind = keyof typeof classes;
