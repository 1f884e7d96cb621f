import type { Change, ChangeClass, Direction } from "./change.ts";
import type { ChangeKind } from "./rules.ts";

/** The fields of a change that its sentence is built from. */
type Described = Pick<Change, "kind" | "class" | "directions" | "subject"> & { from?: string; to?: string };

type Sentence = string | ((change: Described) => string);
type SentencesByDirection = Readonly<Record<Direction, Sentence>>;

/** Uses one sentence for requests, and another for responses and events. */
const byDirection = (request: Sentence, received: Sentence): SentencesByDirection => ({
  request,
  response: received,
  event: received,
});

/**
 * Returns the subject of a sentence: `clients of the stream` if events but no responses are affected,
 * otherwise `clients`.
 */
const clients = ({ directions }: Described) =>
  directions.includes("event") && !directions.includes("response") ? "clients of the stream" : "clients";

/** Returns true if the subject is an HTTP operation, such as `POST /v1/threads`. */
const isHttpOperation = (subject: string) => /^[A-Z]+ \//.test(subject);

/** Returns `start` or `end`, the verb for a subject that ends in `first event` or `last event`. */
const verbOf = (subject: string) => (subject.endsWith(" first event") ? "start" : "end");

const sentences: Readonly<Record<ChangeKind, Sentence | SentencesByDirection>> = {
  "contract-added": "this contract is new; existing contracts do not change",
  "contract-removed": "all clients and servers of this contract break because it was removed",
  "document-added": "tools can read this contract in another format",
  "document-removed": "tools that generate code from this document break because it was removed",

  "operation-added": "clients may call this operation; servers must implement it",
  "operation-removed": "clients that call this operation break because the response is now 404 or 405",
  "operation-moved": ({ subject }) =>
    isHttpOperation(subject)
      ? "clients that call the old path or method break because the response is now 404 or 405"
      : "clients that connect to the old address break because the stream has moved",
  "operation-renamed": ({ from, to }) =>
    `programs that call \`${from}\` no longer compile with regenerated code, which names it \`${to}\`; nothing changes on the wire`,
  "parameter-added": "clients may send this optional parameter",
  "required-parameter-added": "requests without this required parameter are rejected",
  "parameter-removed":
    "clients that send this parameter break because servers ignore it or reject the request",
  "parameter-required": "requests without this parameter are rejected because it is now required",
  "parameter-optional": "clients may omit this parameter",
  "parameter-renamed": ({ from, to }) =>
    `programs that pass \`${from}\` no longer compile with regenerated code, which names it \`${to}\`; nothing changes on the wire`,
  "serialization-changed":
    "clients that serialize this parameter the old way break because servers misread it or reject the request",
  "body-added": "clients may send a request body",
  "required-body-added": "requests without a body are rejected because it is now required",
  "body-removed": "clients that send a body break because servers ignore it or reject the request",
  "body-required": "requests without a body are rejected because it is now required",
  "body-optional": "clients may omit the request body",
  "media-type-added": byDirection(
    "clients may send this media type",
    "clients may request this media type with `Accept`",
  ),
  "media-type-removed": byDirection(
    "requests with this media type are rejected with 415",
    "clients that read this media type no longer get it; servers must not send it",
  ),
  "status-added": "the operation may succeed with another status",
  "status-removed": "clients that handle this status no longer get it; servers must not send it",
  "error-status-added": "the operation may fail with another status; clients handle it by its status class",
  "error-status-removed": "the operation no longer fails with this status; servers must not send it",
  "header-added": "clients may read this new response header",
  "required-header-added": "clients can rely on this new response header; servers must send it",
  "header-removed": "clients that read this response header break because it was removed",
  "header-required": "clients can rely on this response header; servers must send it",
  "header-optional": "clients that require this response header break when it is missing",
  "stream-added": "clients may request the response as a stream",
  "stream-removed": "clients that read the stream break because the operation no longer streams",
  "event-added": "the stream may contain an event of a new type; clients ignore unknown event types",
  "event-removed": "clients that wait for this event break because servers must no longer send it",
  "event-order-loosened": ({ subject }) =>
    `clients that rely on the old order break because more events may ${verbOf(subject)} the stream`,
  "event-order-tightened": ({ subject, to }) =>
    `clients can rely on the new order; servers must ${verbOf(subject)} the stream with ${to}`,
  "documents-disagree":
    "the documents disagree on the address, so clients of one of them break; correct the document that is wrong",
  "documents-agree": "the documents agree on the address again",
  "security-tightened": ({ from, to }) =>
    `clients that authenticate with ${from} may be rejected; the operation now requires ${to}`,
  "security-loosened": ({ to }) => `clients have another way to authenticate: ${to}`,
  "security-scheme-changed": "clients that send their credentials the old way are rejected",

  "field-added": byDirection(
    "clients may send this optional field",
    "clients may read this new field; other clients ignore it",
  ),
  "required-field-added": byDirection(
    "requests without this required field are rejected",
    "clients can rely on this new field; servers must send it",
  ),
  "sealed-field-added": byDirection(
    "clients may send this optional field",
    "clients that reject undeclared fields break because this field is new",
  ),
  "field-removed": byDirection(
    "clients that send this field break because servers ignore it or reject the request",
    (change) => `${clients(change)} that use this field break because it was removed`,
  ),
  "field-renamed": byDirection(
    ({ from, to }) =>
      `\`${from}\` seems to be renamed to \`${to}\`; clients that send the old name break because servers ignore it or reject the request`,
    (change) =>
      `\`${change.from}\` seems to be renamed to \`${change.to}\`; ${clients(change)} that read the old name break, and servers must send the new one`,
  ),
  "field-required": byDirection(
    "requests without this field are rejected because it is now required",
    (change) => `${clients(change)} can rely on this field; servers must send it`,
  ),
  "field-optional": byDirection(
    "clients may omit this field",
    (change) => `${clients(change)} that require this field break when it is missing`,
  ),
  "type-narrowed": byDirection(
    "requests with values that are no longer valid are rejected",
    "clients receive fewer types of values; servers must not send the others",
  ),
  "type-widened": byDirection(
    "clients may send more types of values",
    (change) => `${clients(change)} break on values of a type that they do not expect`,
  ),
  "type-changed": byDirection(
    "requests with values of the old type are rejected",
    (change) => `${clients(change)} that expect the old type break; servers must send the new one`,
  ),
  "null-rejected": byDirection(
    "requests with `null` are rejected",
    "clients no longer receive `null`; servers must not send it",
  ),
  "null-allowed": byDirection(
    "clients may send `null`",
    (change) => `${clients(change)} that do not expect \`null\` break`,
  ),
  "enum-value-removed": byDirection(
    ({ from }) => `requests with ${from} are rejected`,
    ({ from }) => `clients no longer receive ${from}; servers must not send it`,
  ),
  "enum-value-added": byDirection(
    ({ to }) => `clients may send ${to}`,
    (change) => `${clients(change)} that handle a closed list of values break on ${change.to}`,
  ),
  "enum-value-renamed": byDirection(
    ({ from, to }) => `${from} seems to be renamed to ${to}; requests with the old value are rejected`,
    (change) =>
      `${change.from} seems to be renamed to ${change.to}; ${clients(change)} that handle the old value break, and servers must send the new one`,
  ),
  "known-value-added": byDirection(
    ({ to }) => `${to} is now documented; any value was valid before`,
    ({ to }) => `${to} is now documented; the list is open, so clients already accept unknown values`,
  ),
  "known-value-removed": ({ from }) => `${from} is no longer documented; any value stays valid`,
  "known-value-renamed": (change) =>
    `${change.from} seems to be renamed to ${change.to}; ${clients(change)} that use the old value break`,
  "variant-removed": byDirection(
    "requests with this variant are rejected",
    "clients no longer receive this variant; servers must not send it",
  ),
  "variant-added": byDirection(
    "clients may send this new variant",
    (change) => `${clients(change)} break on a variant that they do not know`,
  ),
  "open-variant-added": byDirection(
    "clients may send this new variant",
    "clients may receive this new variant; the union is open, so they ignore variants that they do not know",
  ),
  "open-variant-removed": byDirection(
    "requests with this variant are rejected",
    (change) => `${clients(change)} that use this variant break because servers must no longer send it`,
  ),
  "union-closed": byDirection(
    "requests with undeclared variants are rejected",
    "clients receive declared variants only; servers must not send others",
  ),
  "union-opened": byDirection(
    "clients may send undeclared variants",
    (change) => `${clients(change)} that handle a closed list of variants break on new ones`,
  ),
  "constraint-tightened": byDirection(
    ({ to }) => `requests with values that violate ${to} are rejected`,
    ({ to }) => `clients can rely on ${to}; servers must obey it`,
  ),
  "constraint-loosened": byDirection(
    ({ from }) => `clients may send values that ${from} did not allow`,
    (change) => `${clients(change)} that rely on ${change.from} break on values that violate it`,
  ),
  "constraint-changed": byDirection(
    ({ from, to }) => `requests with values that satisfy ${from} and violate ${to} are rejected`,
    (change) => `${clients(change)} that rely on ${change.from} break on values that violate it`,
  ),
  "object-sealed": byDirection(
    "requests with undeclared fields are rejected",
    "clients receive declared fields only; servers must not send others",
  ),
  "object-opened": byDirection(
    "clients may send undeclared fields",
    "clients may receive undeclared fields, which they ignore",
  ),
  "default-added": ({ to }) => `the default is now documented: ${to}`,
  "default-removed": byDirection(
    ({ from }) => `clients that rely on the default ${from} may break`,
    ({ from }) => `the default ${from} is no longer documented`,
  ),
  "default-changed": byDirection(
    ({ from, to }) => `clients that rely on the default ${from} now get ${to}`,
    ({ from, to }) => `the documented default changes from ${from} to ${to}`,
  ),
  "other-changed":
    "the diff cannot determine the effect of this change and treats it as breaking until a reviewer decides",

  "description-changed": "only the documentation changes; nothing changes on the wire",
  "example-changed": "only examples change; nothing changes on the wire",
  "deprecation-added": ({ to }) =>
    `nothing breaks yet; clients should stop using it${to === undefined ? "" : ` (${to})`}`,
  "deprecation-removed": "it is no longer deprecated; clients may keep using it",
  "deprecation-moved": ({ from, to }) =>
    `nothing breaks yet; the dates of the deprecation change from ${from} to ${to}`,
  "extension-changed": "only an extension for tools changes; nothing changes on the wire",
  "discriminator-changed": "only a hint for code generators changes; nothing changes on the wire",
  "tag-changed": "only the grouping in the reference changes; nothing changes on the wire",
  "server-changed": "only the example server address changes; the contract stays the same",
  "unused-schema-added": "a published type that no operation uses was added",
  "unused-schema-removed": "a published type that no operation uses was removed",
  "unused-schema-changed": "a published type that no operation uses has changed",
};

/** Describes in one sentence which clients or servers a change breaks, or what they gain. */
export function describeChange(change: Described & { class: ChangeClass }): string {
  const entry = sentences[change.kind];
  const parts = typeof entry === "object" ? change.directions.map((direction) => entry[direction]) : [entry];
  const texts = parts.map((part) => (typeof part === "function" ? part(change) : part));
  const sentence = [...new Set(texts)].join("; ");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
