/** Mutants with defects in messages sent as JSON or as forms, and in the versions of the paths. */
import type { Loose } from "../../combinators/exchange.ts";
import { dropNonTextParts } from "../../combinators/models.ts";
import type { MutableRequest } from "../../combinators/requests.ts";
import { allowLargerBodies } from "../../combinators/server.ts";
import type { Mutants, Mutate } from "../../mutant.ts";
import {
  alterMessageBodies,
  alterRequestsAt,
  createError,
  type ProgressPath,
  replaceError,
} from "./combinators.ts";

const isForm = ({ headers }: MutableRequest) => /form/.test(headers["content-type"] ?? "");
const isMultipart = ({ headers }: MutableRequest) => /multipart/.test(headers["content-type"] ?? "");

/** Alters forms sent to version 1, or responds to them. */
const alterForms = (alter: (wire: MutableRequest, path: ProgressPath) => Loose): Mutate =>
  alterRequestsAt(/^message$/, (wire, path) =>
    path.version === "/api/v1" && isForm(wire) ? alter(wire, path) : undefined,
  );

/** Alters the fields in forms that contain no files. */
const alterFormFields = (alter: (fields: URLSearchParams) => void): Mutate =>
  alterForms((wire) => {
    if (isMultipart(wire) || typeof wire.body !== "string") return;
    const all = new URLSearchParams(wire.body);
    alter(all);
    wire.body = all.toString();
  });

export const bodyMutants: Mutants = {
  /** Ignores the content type of a body. */
  "any-type-is-json": alterRequestsAt(/^(?:message|regenerate)$/, ({ headers }) => {
    if (!/form/.test(headers["content-type"] ?? "")) headers["content-type"] = "application/json";
  }),
  /** Ignores the Content-Encoding header. */
  "compressed-is-plain": alterRequestsAt(/^message$/, ({ headers }) => {
    delete headers["content-encoding"];
  }),
  /** Rejects application/json if it has a parameter. */
  "json-without-parameters": alterRequestsAt(/^message$/, ({ headers }) =>
    /^application\/json\s*;/.test(headers["content-type"] ?? "")
      ? createError(415, "UNSUPPORTED_MEDIA_TYPE")
      : undefined,
  ),
  /** Does not limit the nesting depth of bodies. */
  "any-depth-is-read": alterMessageBodies((body) => {
    if (JSON.stringify(body).includes("[".repeat(64))) delete body.a;
  }),
  /** Accepts duplicate keys in a body, and uses the last one. */
  "keys-twice": alterMessageBodies((body) => {
    if (body.a?.b === 2) delete body.a;
  }),
  /** Accepts bodies that exceed the documented size limit by one byte. */
  "body-limit-loose": allowLargerBodies(1),
  /** Rejects bodies that exactly meet the documented size limit. */
  "body-limit-tight": allowLargerBodies(-1),
  /** Rejects null for an optional field. */
  "null-is-wrong": alterMessageBodies(({ node_ids }) =>
    node_ids === null ? createError(400, "VALIDATION_ERROR", "/node_ids") : undefined,
  ),
  /** Sends the ids of attachments to the model. */
  "attachments-are-nodes": alterMessageBodies((body) => {
    if (body.attachment_ids?.every?.((id: unknown) => typeof id === "string"))
      body.node_ids = [...(body.node_ids ?? []), ...body.attachment_ids];
  }),
  /** Accepts content that is a number. */
  "numbers-are-content": alterMessageBodies((body) => {
    if (typeof body.content === "number") body.content = "[[conform:none]]";
  }),
  /** Treats a node_ids string as a list that contains only this string. */
  "nodes-in-one-text": alterMessageBodies((body) => {
    if (typeof body.node_ids === "string") body.node_ids = [body.node_ids];
  }),
  /** Creates the conversation for a rejected message. */
  "refused-makes-a-conversation": alterRequestsAt(/^message$/, async ({ body }, { conversation }, server) => {
    if (typeof body === "object" && String(body?.content ?? "").trim() === "")
      await server.ask("POST", `/api/v2/conversations/${conversation}/message/?stream=false`, {
        content: "Hello.",
      });
  }),
  /** Rejects ids of more than 200 characters. */
  "ids-of-200": alterRequestsAt(/^/, (_, { conversation }) =>
    conversation.length > 200 && conversation.length < 256
      ? createError(400, "VALIDATION_ERROR", "/conversation_id")
      : undefined,
  ),
  /** Truncates long ids. */
  "long-ids-cut": alterRequestsAt(/^/, (wire, { conversation }) => {
    if (conversation.length > 255) wire.path = wire.path.replace(conversation, conversation.slice(0, 255));
    const { session_id: session = "" } = wire.query;
    if (session.length > 255) wire.query.session_id = session.slice(0, 255);
  }),
  /** Ignores an invalid stream parameter. */
  "streams-maybe": alterRequestsAt(/^message$/, ({ query }) => {
    if (query.stream === "maybe") delete query.stream;
  }),
  /** Rejects all forms. */
  "forms-not-taken": alterForms(() => createError(415, "UNSUPPORTED_MEDIA_TYPE")),
  /** Accepts forms in every version. */
  "forms-of-all-versions": alterRequestsAt(/^message$/, (wire, { version }) => {
    if (isForm(wire)) wire.path = wire.path.replace(`${version}/`, "/api/v1/");
  }),
  /** Returns VALIDATION_ERROR for a body that is not a valid form. */
  "broken-forms-are-empty": replaceError("INVALID_BODY", 400, "VALIDATION_ERROR", /^\/api\/v1\//),
  /** Sends the model the content of a form as HTML. */
  "form-content-escaped": alterFormFields((all) => {
    const content = all.get("content") ?? "";
    if (all.getAll("content").length === 1 && content.trim() !== "") all.set("content", `<p>${content}</p>`);
  }),
  /** Parses node_ids in a form as a comma-separated list. */
  "form-nodes-separated": alterFormFields((all) => {
    const nodes = all.get("node_ids");
    if (nodes !== null && !/^\[(?:"|\])/.test(nodes)) all.set("node_ids", JSON.stringify(nodes.split(",")));
  }),
  /** Ignores node_ids in a form. */
  "form-nodes-ignored": alterFormFields((all) => {
    if (/^\["/.test(all.get("node_ids") ?? "")) all.delete("node_ids");
  }),
  /** Uses the last value of a duplicate field. */
  "form-content-of-two": alterFormFields((all) => {
    const [last] = all.getAll("content").toReversed();
    if (last !== undefined) all.set("content", last);
  }),
  /** Accepts every file as an image. */
  "form-images-of-any-type": alterForms((wire) => {
    if (isMultipart(wire) && typeof wire.body === "string" && wire.body.includes('name="images"'))
      wire.body = wire.body.replace("Content-Type: text/plain", "Content-Type: image/png");
  }),
  /** Ignores the images in a message. */
  "form-images-ignored": dropNonTextParts,
  /** Keeps separate conversations for version 1. */
  "versions-answer-apart": alterRequestsAt(/^/, (wire, { version, conversation }) => {
    if (version === "/api/v1" && conversation.length < 200)
      wire.path = wire.path.replace(conversation, `${conversation}-v1`);
  }),
  /** Returns 404 for paths without a version. */
  "versions-without-none": alterRequestsAt(/^message$/, (_, { version }) =>
    version === "/api" ? createError(404, "NOT_FOUND") : undefined,
  ),
};
