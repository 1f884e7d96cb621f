/**
 * Derives the document that the reference page shows. It is an OpenAPI document with a short introduction, code
 * samples for each operation, and sections about events. The published documents are not changed.
 */
import { findEndMark, toStreamExample } from "../corrections/stream-text.ts";
import {
  eventStream,
  mapOperations,
  mapResponseMediaTypes,
  type OpenApiDocument,
  operationsOf,
} from "../document.ts";
import { componentName } from "../schema.ts";
import { shareResponses } from "../shared-responses.ts";
import { writeCodeSamples } from "./code-samples.ts";
import { type Section, toAnchor, writeEventSections } from "./event-sections.ts";
import type { AsyncApiDocument } from "./events.ts";
import { toSampleRequest } from "./sample-request.ts";

/** A document for the renderer. Its tags are sections, and a tag group is an entry of the navigation. */
export interface ReferenceDocument extends OpenApiDocument {
  tags: { name: string; "x-displayName"?: string; description: string }[];
  "x-tagGroups": { name: string; tags: string[] }[];
}

/** The parts of a reference that depend on where it is published. */
export interface Publication {
  /** Links to the guides, the documents and the other contracts, as Markdown. */
  links: string;
  /** The servers to which the page can send requests. */
  servers: unknown[];
}

/** Derives the document for the reference page of a contract. */
export function toReferenceDocument(
  openapi: OpenApiDocument,
  asyncapi: AsyncApiDocument,
  { links, servers }: Publication,
): ReferenceDocument {
  const operations = operationsOf(openapi);
  const streams = readExampleStreams(openapi, findEndMark(asyncapi));
  const withStreams = mapResponseMediaTypes(openapi, (mediaType, name, path, method) => {
    const text = streams.get(openapi.paths[path]?.[method]?.operationId ?? "");
    if (name !== eventStream || text === undefined) return mediaType;
    return { ...mediaType, examples: { stream: { summary: "A stream", value: text } } };
  });
  const anchors = new Map(
    operations.map(({ operation: { operationId, tags } }) => [
      operationId,
      operationAnchor(tags?.[0] ?? "", operationId),
    ]),
  );
  const [introduction = "", ...rules] = (openapi.info.description ?? "").split(/^# /m);
  const sections = rules.map(toSection);
  const { sections: events, notes } = writeEventSections(
    asyncapi,
    (id) => anchors.get(id) ?? "",
    streams,
    sections.filter(({ title }) => /\b(streams?|order of events|ends?|resuming)\b/i.test(title)),
  );
  const samples = new Map(
    operations.map((each) => [each.operation.operationId, writeCodeSamples(toSampleRequest(openapi, each))]),
  );
  const tags = (openapi.tags ?? []) as ReferenceDocument["tags"];
  // Each name occurs only once, so that screen readers and readers of the navigation can tell the sections apart.
  const titles = new Set([...tags.map(({ name }) => name), ...events.map(({ title }) => title)]);
  const rulesSections = sections.map((section) =>
    titles.has(section.title) ? { ...section, title: `${section.title} (rules)` } : section,
  );
  const summaries = operations.map(({ operation }) => operation.summary);
  const groups = [
    { name: "Operations", tags: tags.map(({ name }) => name) },
    { name: "Events", tags: events.map(({ name }) => name) },
    { name: "Rules", tags: sections.map(({ name }) => name) },
  ];
  return {
    ...shareResponses(
      mapOperations(withStreams, (operation) => {
        const note = notes.get(operation.operationId);
        const description = [operation.description, note].filter((text) => text !== undefined).join("\n\n");
        const { summary, operationId } = operation;
        const isRepeated = summaries.indexOf(summary) !== summaries.lastIndexOf(summary);
        return {
          ...operation,
          ...(summary !== undefined && isRepeated && { summary: `${summary} (${operationId})` }),
          description,
          "x-codeSamples": samples.get(operationId),
        };
      }),
    ),
    info: { ...openapi.info, description: `${introduction.trim()}\n\n${links}` },
    servers,
    tags: [...tags, ...[...events, ...rulesSections].map(toTag)],
    "x-tagGroups": groups.filter((group) => group.tags.length > 0),
  };
}

/** Returns the text of the example streams, by operation id. */
function readExampleStreams(openapi: OpenApiDocument, endMark: string | undefined): Map<string, string> {
  const streams = new Map<string, string>();
  for (const { operation } of operationsOf(openapi))
    for (const { content } of Object.values(operation.responses)) {
      const { schema, examples } = content?.[eventStream] ?? {};
      if (examples === undefined) continue;
      const union = openapi.components.schemas[componentName(schema?.$ref ?? "")];
      const isOfFrames = union?.discriminator?.propertyName === "event";
      streams.set(
        operation.operationId,
        toStreamExample(examples, isOfFrames, endMark).stream.serializedValue,
      );
    }
  return streams;
}

/** Returns the anchor of an operation on the page. `reference.js` sets the last part to the operation's id. */
export function operationAnchor(tag: string, id: string): string {
  return `#tag/${tag.toLowerCase().replaceAll(" ", "-")}/${id}`;
}

/** Converts a part of a description, which starts with the text of its heading. */
function toSection(text: string): Section {
  const [title = "", ...lines] = text.split("\n");
  return { name: toAnchor(`rules ${title.trim()}`), title: title.trim(), text: lines.join("\n").trim() };
}

function toTag({ name, title, text }: Section): ReferenceDocument["tags"][number] {
  return { name, "x-displayName": title, description: text };
}
