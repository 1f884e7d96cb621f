/**
 * The tools a request offers, as the demo agent sees them, and how well each fits a message.
 */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { componentOfTool, stateTool } from "../../core/ports/models.ts";
import { type Kind, kindOf, mentionsOf } from "./kinds.ts";
import { askingVerbs, generalWords, stopWords } from "./lexicon.ts";
import type { Mentions } from "./mentions.ts";
import { choicesOf, descriptionOf, isReadable, propertiesOf, requiredOf, settled, typeOf } from "./schema.ts";
import { matchWords, plainWords } from "./words.ts";

/** Something the agent can use. */
export interface Offer {
  kind: "component" | "server" | "client";
  /** The name by which the model calls it. */
  toolName: string;
  /** Its own name, without prefix or server. */
  name: string;
  description: string;
  schema: unknown;
}

/** What is offered, without the state tool: the demo agent never changes states. */
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

/** From this score on, a tool is called for: the message says a word of its name that is its own. */
export const clearFit = 3;

/** Most properties of an offer that are compared with a message, and most characters of a name and a description. */
const mostProperties = 100;
const mostName = 64;
const mostDescription = 1_000;

/** The first properties of an offer; none of a schema that is too large to be read. */
function propertiesOfOffer({ schema }: Offer): readonly [name: string, schema: unknown][] {
  if (!isReadable(schema)) return [];
  return propertiesOf(settled(schema))
    .slice(0, mostProperties)
    .map(([name, of]) => [name.slice(0, mostName), of]);
}

/** How well an offer fits what a message says: 0 is not at all. */
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
  // A ticker, code or path is rarely said by the way; a place often is.
  return fit + (subject.kind === "place" ? 1 : clearFit);
}

/** Whether it is a tool for a file that the message does not name. For a folder there is a usual one, the present. */
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

/** Whether its name says that it only looks something up. */
export function isAsking(offer: Offer): boolean {
  return askingVerbs.has(plainWords(offer.name)[0] ?? "");
}

/** Whether the message says the offer's whole name, in whatever order. */
export function isNamed(offer: Offer, mentions: Mentions): boolean {
  return matchWords(offer.name).every((word) => mentions.words.has(word));
}

/** The property that says what a call is about, of which a message may mention several. */
export function subjectOf(offer: Offer): { property: string; kind: Kind } | undefined {
  for (const [property, of] of propertiesOfOffer(offer)) {
    const schema = settled(of);
    const kind =
      typeOf(schema) === "string" && !choicesOf(schema) ? kindOf(property, descriptionOf(schema)) : undefined;
    if (kind) return { property, kind };
  }
  return undefined;
}
