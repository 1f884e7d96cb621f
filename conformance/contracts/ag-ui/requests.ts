/** The AG-UI requests that steps can name. */
import { randomUUID } from "node:crypto";
import type { Json, ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import type { ObservedStream } from "../../runner/observation.ts";
import { getField, isObject, type JsonObject } from "../../stream/json.ts";
import {
  type AgUiStream,
  type ClientVersion,
  getClientVersion,
  getInputField,
  hasRole,
} from "./stream/ag-ui-stream.ts";

/** The default paths. AG-UI does not define paths. */
export const paths = {
  run: "/ag-ui/default",
  connect: "/ag-ui/default/connect",
  cancel: "/ag-ui/default/threads/{threadId}/runs/{runId}",
  capabilities: "/ag-ui/default/capabilities",
} as const;

/**
 * Creates the `POST` request with a client's `RunAgentInput`. It contains the conversation from `history`
 * and the step's fields. Tools, context and forwarded properties are inherited from `history`, because an
 * application sends them with every run.
 */
export function createRunRequest(
  step: RunStep,
  { threadId, content, model, history }: RunContext,
): WireRequest {
  const { body = {}, messages = [], without = [], query, headers = {} } = step;
  const { peer = "1.0" } = getOptions(step);
  const before = history as AgUiStream | undefined;
  const inherit = (name: string, otherwise: Json) => getInputField(before?.sent, name) ?? otherwise;
  const defaults = {
    ...createInput(threadId, randomUUID(), peer),
    state: before?.state ?? {},
    messages: [
      // Clients do not send activities back.
      ...(before?.messages ?? []).filter((message) => !hasRole(message, "activity")),
      ...(content === undefined ? [] : [{ role: "user", content }]),
      ...messages,
    ].map(ensureId),
    tools: inherit("tools", []),
    context: inherit("context", []),
    forwardedProps: inherit("forwardedProps", {}),
  };
  const input = overrideFields(defaults, body);
  const sent = Object.entries({ ...input, ...addModel(input.forwardedProps, model) });
  return createPost(
    paths.run,
    Object.fromEntries(sent.filter(([name]) => !without.includes(name))),
    query,
    headers,
  );
}

/** Creates `POST /ag-ui/default/connect` for a client that has no earlier messages. */
export function createConnectRequest(step: ReconnectStep, run: ObservedStream): WireRequest {
  const { body = {}, query, headers = {} } = step;
  const { peer } = getOptions(step);
  const { threadId, runId } = getIds(run);
  const input = { ...createInput(threadId, runId, peer ?? getClientVersion(run)), ...emptyInput };
  return createPost(paths.connect, overrideFields(input, body), query, headers);
}

/** Creates `DELETE /ag-ui/default/threads/{threadId}/runs/{runId}`. */
export function createCancelRequest(run: ObservedStream): WireRequest {
  const { threadId, runId } = getIds(run);
  return {
    method: "DELETE",
    path: `${paths.run}/threads/${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`,
    query: {},
    headers: {},
  };
}

/** The input fields sent by a client that has no messages, tools, context or state. */
const emptyInput: JsonObject = { state: {}, messages: [], tools: [], context: [], forwardedProps: {} };

/** Returns the options of a step, as declared in `steps.schema.json`. */
function getOptions({ with: options = {} }: Pick<RunStep, "with">): { peer?: ClientVersion } {
  return options as { peer?: ClientVersion };
}

function createInput(threadId: string, runId: string, peer: ClientVersion): JsonObject {
  return { threadId, runId, ...(peer === "1.0" && { protocolVersion: "1.0" }) };
}

function ensureId(message: JsonObject): JsonObject {
  return "id" in message ? message : { id: randomUUID(), ...message };
}

/** Replaces input fields. A snake_case field in `body` replaces the camelCase field (C-010). */
function overrideFields(input: JsonObject, body: JsonObject): JsonObject {
  const overridden = new Set(
    Object.keys(body).map((name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())),
  );
  return { ...Object.fromEntries(Object.entries(input).filter(([name]) => !overridden.has(name))), ...body };
}

/** Adds the model to the forwarded properties if they are an object. */
function addModel(forwarded: Json | undefined, model: string | undefined): JsonObject {
  const tambo = getField(forwarded, "tambo") ?? {};
  if (model === undefined || !isObject(forwarded) || !isObject(tambo)) return {};
  return { forwardedProps: { ...forwarded, tambo: { model, ...tambo } } };
}

function createPost(
  path: string,
  body: JsonObject,
  query: RunStep["query"],
  headers: Record<string, string>,
): WireRequest {
  return {
    method: "POST",
    path,
    query: toQueryStrings(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(body),
  };
}

function getIds({ threadId, runId }: ObservedStream): { threadId: string; runId: string } {
  if (threadId === null || runId === null)
    throw new Error("the run has no id, neither in its request nor in its RUN_STARTED");
  return { threadId, runId };
}
