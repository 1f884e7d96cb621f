/** Mutants of messages as forms, and of the versions of the paths. */
import type { Loose } from "../../combinators/exchange.ts";
import { at, type ProgressPlace, progressError, recoded } from "../../combinators/progress-requests.ts";
import type { WireRequest } from "../../combinators/requests.ts";
import type { Mutant, Mutate } from "../../mutant.ts";

const isForm = ({ headers }: WireRequest) => /form/.test(headers["content-type"] ?? "");
const isMultipart = ({ headers }: WireRequest) => /multipart/.test(headers["content-type"] ?? "");

/** Does something to forms of version 1. */
const forms = (alter: (wire: WireRequest, place: ProgressPlace) => Loose): Mutate =>
  at(/^message$/, (wire, place) =>
    place.version === "/api/v1" && isForm(wire) ? alter(wire, place) : undefined,
  );

/** Does something to the fields of forms that are no files. */
const fields = (alter: (fields: URLSearchParams) => void): Mutate =>
  forms((wire) => {
    if (isMultipart(wire) || typeof wire.body !== "string") return;
    const all = new URLSearchParams(wire.body);
    alter(all);
    wire.body = all.toString();
  });

export const formMutants: readonly Mutant[] = [
  {
    id: "forms-not-taken",
    text: "Forms are not taken.",
    mutate: forms(() => progressError(415, "UNSUPPORTED_MEDIA_TYPE")),
  },
  {
    id: "forms-of-all-versions",
    text: "Every version takes forms.",
    mutate: at(/^message$/, (wire, { version }) => {
      if (isForm(wire)) wire.path = wire.path.replace(`${version}/`, "/api/v1/");
    }),
  },
  {
    id: "broken-forms-are-empty",
    text: "What is not the form that it says it is, is an empty one.",
    mutate: recoded("INVALID_BODY", 400, "VALIDATION_ERROR", /^\/api\/v1\//),
  },
  {
    id: "form-content-escaped",
    text: "The content of a form is shown as HTML.",
    mutate: fields((all) => {
      const content = all.get("content") ?? "";
      if (all.getAll("content").length === 1 && content.trim() !== "")
        all.set("content", `<p>${content}</p>`);
    }),
  },
  {
    id: "form-nodes-separated",
    text: "The nodes of a form are separated by commas.",
    mutate: fields((all) => {
      const nodes = all.get("node_ids");
      if (nodes !== null && !/^\[(?:"|\])/.test(nodes)) all.set("node_ids", JSON.stringify(nodes.split(",")));
    }),
  },
  {
    id: "form-nodes-ignored",
    text: "The nodes of a form are ignored.",
    mutate: fields((all) => {
      if (/^\["/.test(all.get("node_ids") ?? "")) all.delete("node_ids");
    }),
  },
  {
    id: "form-content-of-two",
    text: "Of a field that comes twice the last is taken.",
    mutate: fields((all) => {
      const [last] = all.getAll("content").toReversed();
      if (last !== undefined) all.set("content", last);
    }),
  },
  {
    id: "form-images-of-any-type",
    text: "Every file is an image.",
    mutate: forms((wire) => {
      if (isMultipart(wire) && typeof wire.body === "string" && wire.body.includes('name="images"'))
        wire.body = wire.body.replace("Content-Type: text/plain", "Content-Type: image/png");
    }),
  },
  {
    id: "form-images-ignored",
    text: "The images of a message are ignored.",
    mutate: () => ({
      model: (model) => ({
        specificationVersion: model.specificationVersion,
        provider: model.provider,
        modelId: model.modelId,
        supportedUrls: model.supportedUrls,
        doGenerate: (options) => model.doGenerate(options),
        doStream: (options) =>
          model.doStream({
            ...options,
            prompt: options.prompt.map((message) =>
              message.role === "user"
                ? { ...message, content: message.content.filter(({ type }) => type === "text") }
                : message,
            ),
          }),
      }),
    }),
  },
  {
    id: "versions-answer-apart",
    text: "Conversations of version 1 are its own.",
    mutate: at(/^/, (wire, { version, conversation }) => {
      if (version === "/api/v1" && conversation.length < 200)
        wire.path = wire.path.replace(conversation, `${conversation}-v1`);
    }),
  },
  {
    id: "versions-without-none",
    text: "There is no path without a version.",
    mutate: at(/^message$/, (_, { version }) =>
      version === "/api" ? progressError(404, "NOT_FOUND") : undefined,
    ),
  },
];
