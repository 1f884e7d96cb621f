/** The requests of the AG-UI contract that steps speak of by name. */
import { randomUUID } from "node:crypto";
import type { Json, ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { queryTexts } from "../../runner/http-client.ts";
import type { StreamSeen } from "../../runner/observation.ts";
import { isObject, type JsonObject, member } from "../../stream/json.ts";
import { type AgUiStream, isRole, type Peer, peerOf, sentMember } from "./stream/ag-ui-stream.ts";

/** The agent that every implementation has. */
const agent = "/ag-ui/default";

/**
 * `POST /ag-ui/default`: the `RunAgentInput` of a client that has the conversation of `history`, and says what the step
 * says. Tools, context and forwarded properties are those of `history` again, as an app sends them with every run.
 */
export function runRequest(step: RunStep, { threadId, content, model, history }: RunContext): WireRequest {
  const { body = {}, messages = [], query, headers = {} } = step;
  const { peer = "1.0" } = optionsOf(step);
  const before = history as AgUiStream | undefined;
  const again = (name: string, otherwise: Json) => sentMember(before?.sent, name) ?? otherwise;
  const whole = {
    ...inputOf(threadId, randomUUID(), peer),
    state: before?.state ?? {},
    messages: [
      // A client never sends activities back.
      ...(before?.messages ?? []).filter((message) => !isRole(message, "activity")),
      ...(content === undefined ? [] : [{ role: "user", content }]),
      ...messages,
    ].map(identified),
    tools: again("tools", []),
    context: again("context", []),
    forwardedProps: again("forwardedProps", {}),
  };
  const laid = layOver(whole, body);
  return post(agent, { ...laid, ...withModel(laid.forwardedProps, model) }, query, headers);
}

/** `POST /ag-ui/default/connect`, as a client that has nothing of the conversation yet. */
export function connectRequest(step: ReconnectStep, run: StreamSeen): WireRequest {
  const { body = {}, query, headers = {} } = step;
  const { peer } = optionsOf(step);
  const { threadId, runId } = idsOf(run);
  const input = { ...inputOf(threadId, runId, peer ?? peerOf(run)), ...nothing };
  return post(`${agent}/connect`, layOver(input, body), query, headers);
}

/** `DELETE /ag-ui/default/threads/{threadId}/runs/{runId}`. */
export function cancelRequest(run: StreamSeen): WireRequest {
  const { threadId, runId } = idsOf(run);
  return {
    method: "DELETE",
    path: `${agent}/threads/${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`,
    query: {},
    headers: {},
  };
}

/** What a client sends that has, and offers, nothing. */
const nothing: JsonObject = { state: {}, messages: [], tools: [], context: [], forwardedProps: {} };

/** Options of a step, as `steps.schema.json` has them. */
function optionsOf({ with: options = {} }: Pick<RunStep, "with">): { peer?: Peer } {
  return options as { peer?: Peer };
}

function inputOf(threadId: string, runId: string, peer: Peer): JsonObject {
  return { threadId, runId, ...(peer === "1.0" && { protocolVersion: "1.0" }) };
}

function identified(message: JsonObject): JsonObject {
  return "id" in message ? message : { id: randomUUID(), ...message };
}

/** A member that the case spells with underscores takes the place of the one that it is (C-010). */
function layOver(whole: JsonObject, body: JsonObject): JsonObject {
  const spelt = new Set(
    Object.keys(body).map((name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())),
  );
  return { ...Object.fromEntries(Object.entries(whole).filter(([name]) => !spelt.has(name))), ...body };
}

/** The model that a mode needs goes in among what the case forwards, where that is an object. */
function withModel(forwarded: Json | undefined, model: string | undefined): JsonObject {
  const tambo = member(forwarded, "tambo") ?? {};
  if (model === undefined || !isObject(forwarded) || !isObject(tambo)) return {};
  return { forwardedProps: { ...forwarded, tambo: { model, ...tambo } } };
}

function post(
  path: string,
  body: JsonObject,
  query: RunStep["query"],
  headers: Record<string, string>,
): WireRequest {
  return {
    method: "POST",
    path,
    query: queryTexts(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(body),
  };
}

function idsOf({ threadId, runId }: StreamSeen): { threadId: string; runId: string } {
  if (threadId === null || runId === null)
    throw new Error("the run has no id: neither its request nor its RUN_STARTED names one");
  return { threadId, runId };
}
