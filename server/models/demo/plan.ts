/** Plans the text and the tool calls of a demo model turn. */

import { setImmediate as otherWork } from "node:timers/promises";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { JsonObject } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import { parseComponentToolName, stateToolName } from "../../core/ports/models.ts";
import {
  type Candidate,
  findSubject,
  isLookup,
  isNamed,
  listCandidates,
  minClearScore,
  scoreCandidate,
} from "./candidates.ts";
import { type PastCall, readConversation } from "./conversation.ts";
import { getMentions, narrowMentions } from "./kinds.ts";
import { createFallback, findKnownResponse, findSource } from "./knowledge.ts";
import { findMentions, type Mentions, maxMessageLength } from "./mentions.ts";
import { buildInput } from "./props.ts";
import { describeResults, describeTooLarge, introduceComponents, type ShownComponent } from "./sentences.ts";
import { countUnits, firstFields, UnitBudget } from "./units.ts";
import { parseWeather, toFacts } from "./weather.ts";
import { normalizeWords, splitWords } from "./words.ts";

/** The plan for a turn: text and its source, followed by calls. Each part may be empty. */
export interface Plan {
  text: string;
  source?: string | undefined;
  calls: { toolName: string; input: JsonObject }[];
}

/** Maximum number of calls to one tool in a turn, however many values the message mentions. */
const maxCalls = 5;

/** Context shared by the planning steps of one turn. */
interface PlanContext {
  mentions: Mentions;
  /** Limits the total work for everything built in the turn. */
  budget: UnitBudget;
  /**
   * Yields to the event loop.
   *
   * @throws the signal's reason as soon as the signal is aborted.
   */
  pause(): Promise<void>;
}

/**
 * Plans the turn. Each user message leads to at most one round of tool calls, so the agent cannot loop. When
 * the results arrive, the next turn reports them and shows them in a matching component.
 *
 * @throws the signal's reason as soon as the signal is aborted.
 */
export async function planTurn(
  options: Pick<LanguageModelV4CallOptions, "prompt" | "tools" | "toolChoice">,
  signal?: AbortSignal,
): Promise<Plan> {
  const conversation = readConversation(options.prompt);
  const { calls } = conversation;
  const text = conversation.text.slice(0, maxMessageLength);
  const candidates = listCandidates(options.tools);
  const context: PlanContext = {
    mentions: findMentions(text),
    budget: new UnitBudget(),
    pause: () => otherWork(undefined, { signal }),
  };
  const choice = options.toolChoice ?? { type: "auto" };
  if (calls.length > 0) return await planAfterCalls(calls, choice.type === "none" ? [] : candidates, context);
  if (choice.type === "none" || candidates.length === 0) return planText(text, candidates);
  if (choice.type === "tool") {
    const forced = candidates.find((candidate) => candidate.toolName === choice.toolName);
    return forced ? await planUses([forced], context) : planText(text, candidates);
  }
  const ranked = await rankCandidates(candidates, context);
  const chosen = chooseCandidates(
    ranked,
    context.mentions,
    findKnownResponse(text, candidates) !== undefined,
  );
  if (chosen.length > 0) return await planUses(chosen, context);
  const [first] = ranked;
  return choice.type === "required" && first
    ? await planUses([first.candidate], context)
    : planText(text, candidates);
}

function planText(text: string, candidates: readonly Candidate[]): Plan {
  return {
    text: findKnownResponse(text, candidates) ?? createFallback(text),
    source: findSource(text),
    calls: [],
  };
}

interface RankedCandidate {
  candidate: Candidate;
  score: number;
  /** True if the tool only looks something up. */
  isLookup: boolean;
}

/** Number of candidates compared with a message before the planner yields to the event loop. */
const candidatesPerTick = 20;

/**
 * Returns the candidates sorted by score, highest first. Among equal scores, lookup tools come first;
 * otherwise the order in the request is kept.
 */
async function rankCandidates(
  candidates: readonly Candidate[],
  { mentions, pause }: PlanContext,
): Promise<RankedCandidate[]> {
  const ranked: RankedCandidate[] = [];
  for (const candidate of candidates) {
    ranked.push({ candidate, score: scoreCandidate(candidate, mentions), isLookup: isLookup(candidate) });
    if (ranked.length % candidatesPerTick === 0) await pause();
  }
  return ranked.toSorted((a, b) => b.score - a.score || Number(b.isLookup) - Number(a.isLookup));
}

/** @param isKnown True if a response without tools is known. In that case only a clear match is used. */
function chooseCandidates(
  ranked: readonly RankedCandidate[],
  mentions: Mentions,
  isKnown: boolean,
): Candidate[] {
  const [tool] = ranked.filter(
    ({ candidate, score }) => candidate.kind !== "component" && score >= minClearScore,
  );
  const components = ranked.filter(({ candidate }) => candidate.kind === "component");
  const [component] = components;
  const minScore = components.length === 1 ? 1 : 2;
  if (!component || component.score < (isKnown ? minClearScore : minScore))
    return tool ? [tool.candidate] : [];
  // A server tool that matches equally well is preferred, because it has the facts that the component will
  // show.
  if (
    tool &&
    (tool.score > component.score || (tool.candidate.kind === "server" && tool.score >= component.score - 1))
  ) {
    return [tool.candidate];
  }
  return [component.candidate, ...findOtherNamed(components.slice(1), component.candidate, mentions)];
}

/** Maximum number of other components to consider. */
const maxCompared = 100;

/**
 * Returns other components whose full name appears in the message and has words that the first component's
 * name does not have.
 */
function findOtherNamed(
  others: readonly RankedCandidate[],
  first: Candidate,
  mentions: Mentions,
): Candidate[] {
  const firstWords = new Set(normalizeWords(first.name));
  return others
    .slice(0, maxCompared)
    .filter(({ candidate, score }) => score >= minClearScore && isNamed(candidate, mentions))
    .filter(({ candidate }) => normalizeWords(candidate.name).some((word) => !firstWords.has(word)))
    .map(({ candidate }) => candidate)
    .slice(0, maxCalls - 1);
}

/**
 * Plans the use of the candidates. A sentence introduces the components, and another sentence mentions each
 * candidate that cannot be used. Tools are not introduced.
 */
async function planUses(candidates: readonly Candidate[], context: PlanContext): Promise<Plan> {
  const uses: CandidateUse[] = [];
  for (const candidate of candidates) uses.push(...(await buildUses(candidate, context)));
  const shownComponents = uses.flatMap(({ shownComponent: component }) => (component ? [component] : []));
  return toPlan(uses, shownComponents.length > 0 ? introduceComponents(shownComponents) : "");
}

/** The planned use of a candidate. It has no input if the candidate's schema is too large. */
interface CandidateUse {
  candidate: Candidate;
  input: JsonObject | undefined;
  shownComponent: ShownComponent | undefined;
}

/**
 * Returns a plan that makes the calls. Sentences about candidates that cannot be used are appended to the
 * text.
 */
function toPlan(uses: readonly CandidateUse[], text: string): Plan {
  const calls = uses.flatMap(({ candidate, input }) =>
    input ? [{ toolName: candidate.toolName, input }] : [],
  );
  const without = new Set(uses.flatMap(({ candidate, input }) => (input ? [] : [candidate.name])));
  const parts = [text, ...Array.from(without, describeTooLarge)];
  return { text: parts.filter((part) => part !== "").join(" "), calls };
}

/** Returns one use for each mentioned ticker, place or code if the candidate takes one value at a time. */
async function buildUses(candidate: Candidate, context: PlanContext): Promise<CandidateUse[]> {
  const { mentions } = context;
  const subject = findSubject(candidate);
  const values = subject ? getMentions(subject.kind, mentions).slice(0, maxCalls) : [];
  if (!subject || values.length === 0) return [await buildUse(candidate, context)];
  const uses: CandidateUse[] = [];
  for (const value of values) {
    uses.push(
      await buildUse(candidate, { ...context, mentions: narrowMentions(mentions, subject.kind, value) }),
    );
  }
  return uses;
}

async function buildUse(
  candidate: Candidate,
  { mentions, budget, pause }: PlanContext,
  known: JsonObject = {},
): Promise<CandidateUse> {
  await pause();
  const isComponent = candidate.kind === "component";
  const input = buildInput(candidate.schema, { mentions, budget, fillsOptional: isComponent, known });
  if (input === undefined) return { candidate, input, shownComponent: undefined };
  const subject = findSubject(candidate);
  const value = subject ? input[subject.property] : undefined;
  const shownComponent = {
    component: candidate.name,
    subject: subject && typeof value === "string" ? { kind: subject.kind, value } : undefined,
  };
  return { candidate, input, shownComponent: isComponent ? shownComponent : undefined };
}

async function planAfterCalls(
  calls: readonly PastCall[],
  candidates: readonly Candidate[],
  context: PlanContext,
): Promise<Plan> {
  const tools = calls.filter(
    (call) => parseComponentToolName(call.toolName) === undefined && call.toolName !== stateToolName,
  );
  const text = describeResults(tools);
  const hasShownComponent = tools.length < calls.length;
  const successful = tools.filter((call) => call.result && !call.result.isError);
  if (hasShownComponent || successful.length === 0 || successful.length < tools.length)
    return { text, calls: [] };
  const [best] = await rankCandidates(
    candidates.filter((candidate) => candidate.kind === "component"),
    context,
  );
  if (!best || best.score < minClearScore) return { text, calls: [] };
  const uses: CandidateUse[] = [];
  for (const call of successful.slice(0, maxCalls))
    uses.push(await buildUse(best.candidate, context, collectFacts(call)));
  return toPlan(uses, text);
}

/**
 * Limits on the facts taken from an input and a result: the number of facts, the length of their names, and
 * their size in units.
 */
const maxFacts = 100;
const maxNameLength = 64;
const maxFactUnits = 100;

/** Returns the fields in a call's input and result. The keys are field names in lower case without separators. */
function collectFacts({ input, result }: PastCall): JsonObject {
  const data = isObject(result?.data) ? result.data : {};
  const weather = result ? parseWeather(result) : undefined;
  const named = [...firstFields(input, maxFacts), ...firstFields(data, maxFacts)]
    .filter(([, value]) => countUnits(value, maxFactUnits) <= maxFactUnits)
    .map(([key, value]) => [splitWords(key.slice(0, maxNameLength)).join(""), value] as const);
  return { ...(weather ? toFacts(weather) : {}), ...Object.fromEntries(named) };
}
