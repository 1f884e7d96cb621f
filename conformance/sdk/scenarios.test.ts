/** Validates all scenarios against the contract. */

import { readFileSync } from "node:fs";
import { HttpAgent } from "@ag-ui/client";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { routes } from "../../generated/tambo/handlers.ts";
import type { operations } from "../../generated/tambo/types.ts";
import { checkResponse } from "../../generated/tambo/validators.js";
import { checkResponse as checkSealedResponse } from "../../generated/tambo/validators.sealed.js";
import { encodeFrames, isComment, isUnknown, isWithoutId, numberEvents } from "./frames.ts";
import { findDifferences } from "./judge-request.ts";
import { loadScenarios } from "./load-scenarios.ts";
import type { Exchange, Scenario, StreamResponse } from "./scenario.ts";
import { asReceived } from "./testing/as-received.ts";

const scenarios = await loadScenarios();
/** Id of a scenario that intentionally contains fields that the contract does not define. */
const open = "forward-compatible";

function bodiesOf({ response }: Exchange): unknown[] {
  if ("drop" in response) return [];
  if (!("events" in response)) return [response.body];
  return response.events
    .filter((item) => !isComment(item) && !isUnknown(item))
    .map((item) => (isWithoutId(item) ? item.withoutId : item));
}

function statusOf({ response }: Exchange): number {
  return "drop" in response ? 0 : response.status;
}

/** Returns the run's stream, merged from all its connections. */
function runsOf({ exchanges }: Scenario): StreamResponse[] {
  const runs: StreamResponse[] = [];
  for (const { response } of exchanges) {
    if (!("events" in response)) continue;
    const last = runs.at(-1);
    const sent = response.cut === undefined ? response.events : response.events.slice(0, response.cut.items);
    if (response.firstId === undefined) runs.push({ status: 200, events: sent });
    else last?.events.splice(response.firstId - 1, Number.POSITIVE_INFINITY, ...sent);
  }
  return runs;
}

describe.each(scenarios)("$id", (scenario) => {
  it("returns what the contract declares, and nothing undocumented [T-170]", () => {
    const check = scenario.id === open ? checkResponse : checkSealedResponse;
    for (const exchange of scenario.exchanges)
      for (const body of bodiesOf(exchange))
        expect(check(exchange.operationId, statusOf(exchange), body), JSON.stringify(body)).toEqual([]);
  });

  it("has requests that are valid by the contract", () => {
    for (const exchange of scenario.exchanges)
      expect(findDifferences(exchange, asReceived(exchange))).toEqual([]);
  });

  it("names the operation with its method and path", () => {
    for (const { operationId, request } of scenario.exchanges) {
      const route = routes.find((known) => known.operationId === operationId);
      const pattern = new RegExp(`^${route?.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      expect([route?.method.toUpperCase(), pattern.test(request.path)]).toEqual([request.method, true]);
    }
  });
});

it("cites requirements of the register", () => {
  const register = parse(
    readFileSync(new URL("../../spec/tambo/requirements.yaml", import.meta.url), "utf8"),
  );
  const known = new Set((register as { id: string }[]).map(({ id }) => id));
  const unknown = scenarios.flatMap(({ requirements }) =>
    requirements.filter((requirement) => !known.has(requirement)),
  );
  expect(unknown).toEqual([]);
});

it("covers all operations and statuses of the contract", () => {
  const answered = new Set(
    scenarios.flatMap(({ exchanges }) => exchanges.map((exchange) => statusOf(exchange))),
  );
  const declared = new Set(routes.flatMap(({ statuses }) => statuses));
  expect([...declared].filter((status) => !answered.has(status))).toEqual([]);
  const taken = new Set(
    scenarios.flatMap(({ exchanges }) => exchanges.map(({ operationId }): keyof operations => operationId)),
  );
  expect(routes.filter(({ operationId }) => !taken.has(operationId))).toEqual([]);
});

it("streams every kind of event [T-053, T-054]", () => {
  const kinds = new Set(
    scenarios
      .flatMap(({ exchanges }) =>
        exchanges.flatMap(({ response }) => ("events" in response ? response.events : [])),
      )
      .flatMap((item) => ("type" in item ? [item.type === "CUSTOM" ? item.name : item.type] : [])),
  );
  expect([...kinds].sort()).toEqual([
    "RUN_ERROR",
    "RUN_FINISHED",
    "RUN_STARTED",
    "STATE_DELTA",
    "STATE_SNAPSHOT",
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_END",
    "TEXT_MESSAGE_START",
    "TOOL_CALL_ARGS",
    "TOOL_CALL_END",
    "TOOL_CALL_RESULT",
    "TOOL_CALL_START",
    "tambo.component.end",
    "tambo.component.props_delta",
    "tambo.component.start",
    "tambo.component.state_delta",
    "tambo.run.awaiting_input",
    "tambo.run.finished",
    "tambo.tool.result",
  ]);
});

/** Scenarios with events that AG-UI does not define. Its clients reject them. */
const hasUnknown = [open, "unknown-event"];
const agUiRuns = scenarios
  .filter(({ id, exchanges }) => !hasUnknown.includes(id) && exchanges[0]?.request.query?.wire !== "proposal")
  .flatMap((scenario) =>
    runsOf(scenario).map((run, index) => ({ name: `${scenario.id} ${index + 1}`, run })),
  );

it.each(agUiRuns)("$name is a stream that an AG-UI client accepts [T-057]", async ({ run }) => {
  const body = encodeFrames(run).join("");
  const fetch = async () => new Response(body, { headers: { "content-type": "text/event-stream" } });
  // The agent throws if events are in an invalid order. A RUN_ERROR is a valid end.
  const answer = new HttpAgent({ url: "http://localhost/", fetch }).runAgent();
  await expect(answer).resolves.toBeDefined();
});

it.each(scenarios)(
  "$id streams deltas that add up to the messages of the run [T-040, T-041, T-049, T-046]",
  (scenario) => {
    for (const run of runsOf(scenario)) {
      const pieces = new Map<string, string>();
      let messages: Message[] = [];
      for (const { event } of numberEvents(run) as unknown as { event: LooseEvent }[]) {
        const { delta } = event.value ?? event;
        const id = event.value?.componentId ?? event.messageId ?? event.toolCallId ?? "";
        if (typeof delta === "string") pieces.set(id, (pieces.get(id) ?? "") + delta);
        if (event.name === "tambo.run.finished") messages = event.value?.messages ?? [];
      }
      for (const { id, role, content, toolCalls = [] } of messages) {
        if (role !== "assistant") continue;
        const text = content.flatMap((block) => block.text ?? []).join("");
        expect(pieces.get(id) ?? "").toBe(text);
        for (const call of toolCalls) expect(JSON.parse(pieces.get(call.id) ?? "")).toEqual(call.arguments);
        for (const { id: component, props } of content)
          if (props !== undefined) expect(JSON.parse(pieces.get(component ?? "") ?? "")).toEqual(props);
      }
    }
  },
);

interface Message {
  id: string;
  role: string;
  content: { text?: string; id?: string; props?: object }[];
  toolCalls?: { id: string; arguments: object }[];
}

interface LooseEvent {
  name?: string;
  messageId?: string;
  toolCallId?: string;
  delta?: unknown;
  value?: { componentId?: string; delta?: unknown; messages?: Message[] };
}
