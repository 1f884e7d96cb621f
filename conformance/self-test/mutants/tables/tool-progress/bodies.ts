/** Mutants of messages as JSON and as forms, and of the versions of the paths. */
import type { Loose } from "../../combinators/exchange.ts";
import { dropNonTextParts } from "../../combinators/models.ts";
import type { MutableRequest } from "../../combinators/requests.ts";
import { allowLargerBodies } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import { at, messageBodies, type ProgressPath, progressError, replaceError } from "./combinators.ts";

const isForm = ({ headers }: MutableRequest) => /form/.test(headers["content-type"] ?? "");
const isMultipart = ({ headers }: MutableRequest) => /multipart/.test(headers["content-type"] ?? "");

/** Alters or responds to forms of version 1. */
const forms = (alter: (wire: MutableRequest, place: ProgressPath) => Loose): Mutate =>
  at(/^message$/, (wire, place) =>
    place.version === "/api/v1" && isForm(wire) ? alter(wire, place) : undefined,
  );

/** Alters the fields of forms without files. */
const fields = (alter: (fields: URLSearchParams) => void): Mutate =>
  forms((wire) => {
    if (isMultipart(wire) || typeof wire.body !== "string") return;
    const all = new URLSearchParams(wire.body);
    alter(all);
    wire.body = all.toString();
  });

export const bodyMutants: Mutants = {
  /** The content type of a body is ignored. */
  "any-type-is-json": at(/^(?:message|regenerate)$/, ({ headers }) => {
    if (!/form/.test(headers["content-type"] ?? "")) headers["content-type"] = "application/json";
  }),
  /** Content-Encoding is ignored. */
  "compressed-is-plain": at(/^message$/, ({ headers }) => {
    delete headers["content-encoding"];
  }),
  /** application/json with a parameter is rejected. */
  "json-without-parameters": at(/^message$/, ({ headers }) =>
    /^application\/json\s*;/.test(headers["content-type"] ?? "")
      ? progressError(415, "UNSUPPORTED_MEDIA_TYPE")
      : undefined,
  ),
  /** The depth of bodies is not limited. */
  "any-depth-is-read": messageBodies((body) => {
    if (JSON.stringify(body).includes("[".repeat(64))) delete body.a;
  }),
  /** Duplicate keys in a body are accepted; the last one is used. */
  "keys-twice": messageBodies((body) => {
    if (body.a?.b === 2) delete body.a;
  }),
  /** The largest body allowed is one byte larger than documented. */
  "body-limit-loose": allowLargerBodies(1),
  /** The largest body allowed is one byte smaller than documented. */
  "body-limit-tight": allowLargerBodies(-1),
  /** null for an optional field is rejected. */
  "null-is-wrong": messageBodies(({ node_ids }) =>
    node_ids === null ? progressError(400, "VALIDATION_ERROR", "/node_ids") : undefined,
  ),
  /** The model receives the ids of attachments. */
  "attachments-are-nodes": messageBodies((body) => {
    if (body.attachment_ids?.every?.((id: unknown) => typeof id === "string"))
      body.node_ids = [...(body.node_ids ?? []), ...body.attachment_ids];
  }),
  /** Content that is a number is accepted. */
  "numbers-are-content": messageBodies((body) => {
    if (typeof body.content === "number") body.content = "[[conform:none]]";
  }),
  /** node_ids that is a string becomes a list of it. */
  "nodes-in-one-text": messageBodies((body) => {
    if (typeof body.node_ids === "string") body.node_ids = [body.node_ids];
  }),
  /** A rejected message creates its conversation. */
  "refused-makes-a-conversation": at(/^message$/, async ({ body }, { conversation }, server) => {
    if (typeof body === "object" && String(body?.content ?? "").trim() === "")
      await server.ask("POST", `/api/v2/conversations/${conversation}/message/?stream=false`, {
        content: "Hello.",
      });
  }),
  /** Ids can have at most 200 characters. */
  "ids-of-200": at(/^/, (_, { conversation }) =>
    conversation.length > 200 && conversation.length < 256
      ? progressError(400, "VALIDATION_ERROR", "/conversation_id")
      : undefined,
  ),
  /** Long ids are truncated. */
  "long-ids-cut": at(/^/, (wire, { conversation }) => {
    if (conversation.length > 255) wire.path = wire.path.replace(conversation, conversation.slice(0, 255));
    const { session_id: session = "" } = wire.query;
    if (session.length > 255) wire.query.session_id = session.slice(0, 255);
  }),
  /** An invalid stream parameter is ignored. */
  "streams-maybe": at(/^message$/, ({ query }) => {
    if (query.stream === "maybe") delete query.stream;
  }),
  /** Forms are rejected. */
  "forms-not-taken": forms(() => progressError(415, "UNSUPPORTED_MEDIA_TYPE")),
  /** Forms are accepted in every version. */
  "forms-of-all-versions": at(/^message$/, (wire, { version }) => {
    if (isForm(wire)) wire.path = wire.path.replace(`${version}/`, "/api/v1/");
  }),
  /** A body that is not the form it claims to be is treated as an empty one. */
  "broken-forms-are-empty": replaceError("INVALID_BODY", 400, "VALIDATION_ERROR", /^\/api\/v1\//),
  /** The content of a form is shown as HTML. */
  "form-content-escaped": fields((all) => {
    const content = all.get("content") ?? "";
    if (all.getAll("content").length === 1 && content.trim() !== "") all.set("content", `<p>${content}</p>`);
  }),
  /** node_ids of a form is a comma-separated list. */
  "form-nodes-separated": fields((all) => {
    const nodes = all.get("node_ids");
    if (nodes !== null && !/^\[(?:"|\])/.test(nodes)) all.set("node_ids", JSON.stringify(nodes.split(",")));
  }),
  /** node_ids of a form is ignored. */
  "form-nodes-ignored": fields((all) => {
    if (/^\["/.test(all.get("node_ids") ?? "")) all.delete("node_ids");
  }),
  /** Of a duplicate field, the last value is used. */
  "form-content-of-two": fields((all) => {
    const [last] = all.getAll("content").toReversed();
    if (last !== undefined) all.set("content", last);
  }),
  /** Every file is an image. */
  "form-images-of-any-type": forms((wire) => {
    if (isMultipart(wire) && typeof wire.body === "string" && wire.body.includes('name="images"'))
      wire.body = wire.body.replace("Content-Type: text/plain", "Content-Type: image/png");
  }),
  /** The images of a message are ignored. */
  "form-images-ignored": dropNonTextParts,
  /** Version 1 has its own conversations. */
  "versions-answer-apart": at(/^/, (wire, { version, conversation }) => {
    if (version === "/api/v1" && conversation.length < 200)
      wire.path = wire.path.replace(conversation, `${conversation}-v1`);
  }),
  /** Paths without a version do not exist. */
  "versions-without-none": at(/^message$/, (_, { version }) =>
    version === "/api" ? progressError(404, "NOT_FOUND") : undefined,
  ),
};
