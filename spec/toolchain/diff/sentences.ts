import type { Change, ChangeClass, Direction } from "./change.ts";
import type { ChangeKind } from "./rules.ts";

/** What a sentence is about. */
type Told = Pick<Change, "kind" | "class" | "directions" | "subject"> & { from?: string; to?: string };

type Requirement = string | ((told: Told) => string);
type Requirements = Requirement | Readonly<Record<Direction, Requirement>>;

/** Of a change that travels in answers and in events alike. */
const both = (request: Requirement, received: Requirement): Requirements => ({
  request,
  response: received,
  event: received,
});

const readers = ({ directions }: Told) =>
  directions.includes("event") && !directions.includes("response") ? "readers of the stream" : "readers";

/** Whether what changed is called by HTTP: `POST /v1/threads`. */
const isCall = (subject: string) => /^[A-Z]+ \//.test(subject);

/** Who breaks, and how, or who gains what. */
const requirements: Readonly<Record<ChangeKind, Requirements>> = {
  "contract-added": "a new contract; nothing that exists changes",
  "contract-removed": "every client and every server of this contract breaks: it is gone",
  "document-added": "tools can read this contract in one more form",
  "document-removed": "tools that generate from this document break: it is gone",

  "operation-added": "clients may call it; servers have to answer it",
  "operation-removed": "clients that call it are answered with 404 or 405",
  "operation-moved": ({ subject }) =>
    isCall(subject)
      ? "clients that call it at its old place are answered with 404 or 405"
      : "those who look for it at its old address no longer find it",
  "operation-renamed": ({ from, to }) =>
    `code that was generated anew calls it \`${to}\`, so programs that call \`${from}\` no longer compile; the wire is the same`,
  "parameter-added": "clients may send it, and need not",
  "required-parameter-added": "clients that do not send it are refused",
  "parameter-removed": "clients that send it are no longer heard, or refused",
  "parameter-required": "clients that leave it out are refused",
  "parameter-optional": "clients may leave it out",
  "parameter-renamed": ({ from, to }) =>
    `code that was generated anew takes it as \`${to}\`, so programs that give \`${from}\` no longer compile; the wire is the same`,
  "serialization-changed": "clients that write it the old way are misunderstood or refused",
  "body-added": "clients may send a body, and need not",
  "required-body-added": "clients that send no body are refused",
  "body-removed": "clients that send a body are no longer heard, or refused",
  "body-required": "clients that send no body are refused",
  "body-optional": "clients may leave the body out",
  "media-type-added": both("clients may send it in one more form", "clients may ask for one more form"),
  "media-type-removed": both(
    "clients that send this form are refused with 415",
    "clients that read this form get none",
  ),
  "status-added": "the operation may succeed with one more status",
  "status-removed": "clients that wait for this status no longer get it",
  "error-status-added":
    "the operation may be refused with one more status; clients know how to read the class of it",
  "error-status-removed": "the operation is no longer refused with this status",
  "header-added": "clients may read one more header",
  "header-removed": "clients that read it find none",
  "header-required": "clients can rely on it",
  "header-optional": "clients that rely on it may find none",
  "stream-added": "the operation streams its answer, where a client asks for it",
  "stream-removed": "readers of the stream get none",
  "event-added": "the stream may have an event of a new type; readers ignore types that they do not know",
  "event-removed": "readers that wait for this event never get it",
  "security-tightened": ({ from, to }) =>
    `clients that show what was enough (${from}) may be refused: it now takes ${to}`,
  "security-loosened": ({ to }) => `clients have one more way to be let in: ${to}`,
  "security-scheme-changed": "clients that show their key the old way are refused",

  "member-added": both(
    "clients may send it, and need not",
    "readers may use it; those that do not know it ignore it",
  ),
  "required-member-added": both(
    "clients that do not send it are refused",
    "readers can rely on it; those that do not know it ignore it",
  ),
  "sealed-member-added": both(
    "clients may send it, and need not",
    "readers that refuse undeclared members break on it",
  ),
  "member-removed": both(
    "clients that send it are no longer heard, or refused",
    (told) => `${readers(told)} that use it find it missing`,
  ),
  "member-required": both(
    "clients that leave it out are refused",
    (told) => `${readers(told)} can rely on it`,
  ),
  "member-optional": both(
    "clients may leave it out",
    (told) => `${readers(told)} that rely on it may find it missing`,
  ),
  "type-narrowed": both(
    "clients that send what is no longer accepted are refused",
    "readers get fewer kinds of values",
  ),
  "type-widened": both(
    "clients may send more",
    (told) => `${readers(told)} meet values that they cannot read`,
  ),
  "type-changed": both(
    "clients that send it as before are refused",
    (told) => `${readers(told)} that read it as before fail`,
  ),
  "null-refused": both("clients that send `null` are refused", "readers no longer meet `null`"),
  "null-allowed": both(
    "clients may send `null`",
    (told) => `${readers(told)} that do not expect \`null\` fail`,
  ),
  "enum-value-removed": both(
    ({ from }) => `clients that send ${from} are refused`,
    ({ from }) => `readers no longer meet ${from}`,
  ),
  "enum-value-added": both(
    ({ to }) => `clients may send ${to}`,
    (told) => `${readers(told)} that handle a closed list meet ${told.to}, which is not in it`,
  ),
  "known-value-added": both(
    ({ to }) => `${to} has a meaning now, in a list that was open already`,
    ({ to }) => `${to} has a meaning now; the list is open, so readers take what they do not know`,
  ),
  "known-value-removed": ({ from }) => `${from} is no longer named, in a list that stays open`,
  "variant-removed": both("clients that send this form are refused", "readers no longer meet this form"),
  "variant-added": both(
    "clients may send one more form",
    (told) => `${readers(told)} meet a form that they do not know`,
  ),
  "constraint-tightened": both(
    ({ to }) => `clients that send values beyond ${to} are refused`,
    ({ to }) => `readers can rely on ${to}`,
  ),
  "constraint-loosened": both(
    ({ from }) => `clients may send values that ${from} has kept out`,
    (told) => `${readers(told)} that rely on ${told.from} meet values beyond it`,
  ),
  "constraint-changed": both(
    ({ from, to }) => `clients whose values fit ${from} and not ${to} are refused`,
    (told) => `${readers(told)} that rely on ${told.from} meet other values`,
  ),
  "object-sealed": both(
    "clients that send undeclared members are refused",
    "readers meet declared members alone",
  ),
  "object-opened": both(
    "clients may send undeclared members",
    "readers may meet members that they do not know, and ignore them",
  ),
  "default-added": ({ to }) => `it is now said what its absence means: ${to}`,
  "default-removed": both(
    ({ from }) => `clients that leave it out and mean ${from} can no longer rely on it`,
    ({ from }) => `it is no longer said that its absence means ${from}`,
  ),
  "default-changed": both(
    ({ from, to }) => `clients that leave it out and mean ${from} now get ${to}`,
    ({ from, to }) => `its absence is said to mean ${to}, and no longer ${from}`,
  ),
  "other-changed":
    "the comparison does not know what this means: it counts as breaking until somebody has looked at it",

  "description-changed": "nothing changes on the wire; what is said of it does",
  "example-changed": "nothing changes on the wire; the examples do",
  "deprecation-added": ({ to }) =>
    `nothing breaks yet; those who use it should stop${to === undefined ? "" : ` (${to})`}`,
  "deprecation-removed": "it stays; those who use it may go on",
  "deprecation-moved": ({ from, to }) =>
    `nothing breaks yet; those who use it have other days to stop by: ${to}, and no longer ${from}`,
  "extension-changed": "nothing changes on the wire; a mark for tools does",
  "discriminator-changed": "nothing changes on the wire; a hint for generators does",
  "tag-changed": "nothing changes on the wire; where the reference shows it does",
  "server-changed":
    "nothing changes in the contract; the address that the document gives as its example does",
  "unused-schema-added": "one more published type that no operation uses",
  "unused-schema-removed": "a published type that no operation uses is gone",
  "unused-schema-changed": "a published type that no operation uses is another",
};

/** Says of a change who breaks, and how, or who gains what. */
export function sentenceOf(told: Told & { class: ChangeClass }): string {
  const rule = requirements[told.kind];
  const parts =
    "request" in Object(rule)
      ? told.directions.map((each) => (rule as Record<Direction, Requirement>)[each])
      : [rule];
  const texts = parts.map((part) => (typeof part === "function" ? part(told) : String(part)));
  const sentence = [...new Set(texts)].join("; ");
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
