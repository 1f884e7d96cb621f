/** The components and tools of a request, and how well each matches a message. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { componentOfTool, stateTool } from "../../core/ports/models.ts";
import { type Kind, kindOf, mentionsOf } from "./kinds.ts";
import { askingVerbs, generalWords, stopWords } from "./lexicon.ts";
import type { Mentions } from "./mentions.ts";
import { choicesOf, descriptionOf, isReadable, propertiesOf, requiredOf, settled, typeOf } from "./schema.ts";
import { matchWords, plainWords } from "./words.ts";

/** A component or tool that the model can use. */
export interface Offer {
  kind: "component" | "server" | "client";
  /** Name that the model calls. */
  toolName: string;
  /** Name without prefix or server. */
  name: string;
  description: string;
  schema: unknown;
}

/**
 * Returns the components and tools of a request, except the state tool: the demo model never changes states.
 */
export function offersOf(tools: LanguageModelV4CallOptions["tools"]): Offer[] {
  return (tools ?? []).flatMap((tool) => {
    if (tool.type !== "function" || tool.name === stateTool) return [];
    const component = componentOfTool(tool.name);
    const server = component === undefined && tool.name.includes("__");
    return {
      kind:
        component !== undefined ? ("component" as const) : server ? ("server" as const) : ("client" as const),
      toolName: tool.name,
      name: component ?? (server ? tool.name.slice(tool.name.lastIndexOf("__") + 2) : tool.name),
      description: tool.description ?? "",
      schema: tool.inputSchema,
    };
  });
}

/** Minimum score at which a tool is called: the message contains a specific word of its name. */
export const clearFit = 3;

/** Limits on the comparison with a message: properties, and characters of a name and a description. */
const mostProperties = 100;
const mostName = 64;
const mostDescription = 1_000;

/** Returns the first properties of a candidate; none if its schema is too large. */
function propertiesOfOffer({ schema }: Offer): readonly [name: string, schema: unknown][] {
  if (!isReadable(schema)) return [];
  return propertiesOf(settled(schema))
    .slice(0, mostProperties)
    .map(([name, of]) => [name.slice(0, mostName), of]);
}

/** Returns a score for how well a candidate matches the message; 0 is no match. */
export function fitOf(offer: Offer, mentions: Mentions): number {
  if (lacksFile(offer, mentions)) return 0;
  const name = new Set(matchWords(offer.name));
  const server = new Set(offer.kind === "server" ? matchWords(offer.toolName) : []);
  const properties = propertiesOfOffer(offer).map(([property]) => property);
  const about = new Set([offer.description.slice(0, mostDescription), ...properties].flatMap(matchWords));
  let fit = 0;
  for (const word of mentions.words) {
    if (stopWords.has(word)) continue;
    const general = generalWords.has(word);
    if (name.has(word)) fit += general ? 1 : clearFit;
    else if (server.has(word) && !general) fit += clearFit - 1;
    else if (about.has(word) && !general) fit += 1;
  }
  const subject = subjectOf(offer);
  if (!subject || mentionsOf(subject.kind, mentions).length === 0) return fit;
  // A message rarely mentions a ticker, code or path in passing, but often a place.
  return fit + (subject.kind === "place" ? 1 : clearFit);
}

/**
 * Returns true for a tool that needs a file which the message does not name. Folder tools need none: they
 * default to the current folder.
 */
function lacksFile(offer: Offer, mentions: Mentions): boolean {
  if (offer.kind === "component" || mentions.paths.some((path) => !path.endsWith("/"))) return false;
  if (plainWords(offer.name).some((word) => ["list", "directory", "dir", "folder", "tree"].includes(word)))
    return false;
  return (
    isReadable(offer.schema) &&
    requiredOf(settled(offer.schema))
      .slice(0, mostProperties)
      .some((property) => kindOf(property.slice(0, mostName), "") === "path")
  );
}

/** Returns true if the tool only looks something up, judging by its name. */
export function isAsking(offer: Offer): boolean {
  return askingVerbs.has(plainWords(offer.name)[0] ?? "");
}

/** Returns true if the message contains all words of the candidate's name, in any order. */
export function isNamed(offer: Offer, mentions: Mentions): boolean {
  return matchWords(offer.name).every((word) => mentions.words.has(word));
}

/** Returns the property for the subject of a call. A message may mention several values for it. */
export function subjectOf(offer: Offer): { property: string; kind: Kind } | undefined {
  for (const [property, of] of propertiesOfOffer(offer)) {
    const schema = settled(of);
    const kind =
      typeOf(schema) === "string" && !choicesOf(schema) ? kindOf(property, descriptionOf(schema)) : undefined;
    if (kind) return { property, kind };
  }
  return undefined;
}
