/** The components and tools in a request, and how well each of them matches a message. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { parseComponentToolName, stateToolName } from "../../core/ports/models.ts";
import { findKind, getMentions, type SubjectKind } from "./kinds.ts";
import { generalWords, lookupVerbs, stopWords } from "./lexicon.ts";
import type { Mentions } from "./mentions.ts";
import {
  getChoices,
  getDescription,
  getProperties,
  getRequired,
  getType,
  isReadable,
  resolveSchema,
} from "./schema.ts";
import { normalizeWords, splitWords } from "./words.ts";

/** A component or tool that the model can use. */
export interface Candidate {
  kind: "component" | "server" | "client";
  /** The tool name used in calls. */
  toolName: string;
  /** The name without its prefix or server name. */
  name: string;
  description: string;
  schema: unknown;
}

/**
 * Returns the components and tools in a request, except the state tool, because the demo model never changes
 * state.
 */
export function listCandidates(tools: LanguageModelV4CallOptions["tools"]): Candidate[] {
  return (tools ?? []).flatMap((tool) => {
    if (tool.type !== "function" || tool.name === stateToolName) return [];
    const component = parseComponentToolName(tool.name);
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

/**
 * Minimum score for calling a tool. It is reached if the message contains a specific word from the tool's
 * name.
 */
export const minClearScore = 3;

/**
 * Limits for comparing a candidate with a message: number of properties, and characters in a name and a
 * description.
 */
const maxProperties = 100;
const maxNameLength = 64;
const maxDescriptionLength = 1_000;

/** Returns the candidate's first properties, or none if its schema is too large. */
function getCandidateProperties({ schema }: Candidate): readonly [name: string, schema: unknown][] {
  if (!isReadable(schema)) return [];
  return getProperties(resolveSchema(schema))
    .slice(0, maxProperties)
    .map(([name, of]) => [name.slice(0, maxNameLength), of]);
}

/** Returns a score for how well a candidate matches the message. A score of 0 means no match. */
export function scoreCandidate(candidate: Candidate, mentions: Mentions): number {
  if (needsFile(candidate, mentions)) return 0;
  const name = new Set(normalizeWords(candidate.name));
  const server = new Set(candidate.kind === "server" ? normalizeWords(candidate.toolName) : []);
  const properties = getCandidateProperties(candidate).map(([property]) => property);
  const about = new Set(
    [candidate.description.slice(0, maxDescriptionLength), ...properties].flatMap(normalizeWords),
  );
  let score = 0;
  for (const word of mentions.words) {
    if (stopWords.has(word)) continue;
    const general = generalWords.has(word);
    if (name.has(word)) score += general ? 1 : minClearScore;
    else if (server.has(word) && !general) score += minClearScore - 1;
    else if (about.has(word) && !general) score += 1;
  }
  const subject = findSubject(candidate);
  if (!subject || getMentions(subject.kind, mentions).length === 0) return score;
  // A message rarely mentions a ticker, code or path in passing, but it often mentions a place that way.
  return score + (subject.kind === "place" ? 1 : minClearScore);
}

/**
 * Returns true if the tool needs a file and the message names none. Folder tools never need one, because they
 * default to the current folder.
 */
function needsFile(candidate: Candidate, mentions: Mentions): boolean {
  if (candidate.kind === "component" || mentions.paths.some((path) => !path.endsWith("/"))) return false;
  if (
    splitWords(candidate.name).some((word) => ["list", "directory", "dir", "folder", "tree"].includes(word))
  )
    return false;
  return (
    isReadable(candidate.schema) &&
    getRequired(resolveSchema(candidate.schema))
      .slice(0, maxProperties)
      .some((property) => findKind(property.slice(0, maxNameLength), "") === "path")
  );
}

/** Returns true if the tool only looks something up, judging by its name. */
export function isLookup(candidate: Candidate): boolean {
  return lookupVerbs.has(splitWords(candidate.name)[0] ?? "");
}

/** Returns true if the message contains every word of the candidate's name, in any order. */
export function isNamed(candidate: Candidate, mentions: Mentions): boolean {
  return normalizeWords(candidate.name).every((word) => mentions.words.has(word));
}

/** Returns the property that holds the subject of a call. A message may mention more than one subject. */
export function findSubject(candidate: Candidate): { property: string; kind: SubjectKind } | undefined {
  for (const [property, of] of getCandidateProperties(candidate)) {
    const schema = resolveSchema(of);
    const kind =
      getType(schema) === "string" && !getChoices(schema)
        ? findKind(property, getDescription(schema))
        : undefined;
    if (kind) return { property, kind };
  }
  return undefined;
}
