import { expect, it, onTestFinished, vi } from "vitest";
import { createEmbeddedModel } from "../../models/embedded.ts";
import {
  createPartsModel,
  createToolCallPart,
  executeScenario,
  selectEvents,
} from "../../proof/testing/engine-runs.ts";

const schema = { type: "object", properties: {} };
const components = [
  { name: "Card", description: "", propsSchema: schema, stateSchema: schema, contextTools: [] },
];

it("lets the event loop run between state changes that arrive together", async () => {
  let iterations = 0;
  let counting = true;
  const count = () => {
    iterations += 1;
    if (counting) setImmediate(count);
  };
  onTestFinished(() => {
    counting = false;
  });
  // The clock advances by 3 ms each time it is read, so each part takes 3 ms and the fourth part exceeds the
  // limit.
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 3;
    return now;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const seen: number[] = [];
  const change = (n: number) =>
    createToolCallPart(
      `c${n}`,
      "update_component_state",
      JSON.stringify({ component: "show", patch: [{ op: "add", path: "/n", value: n }] }),
    );
  const { doStream } = createPartsModel([]);
  const model = createEmbeddedModel("parts", async function* (options) {
    yield createToolCallPart("show", "show_component_Card");
    setImmediate(count);
    for (let n = 0; n < 100; n += 1) {
      seen.push(iterations);
      yield change(n);
    }
    for await (const part of (await doStream(options)).stream) if (part.type === "finish") yield part;
  });
  const events = await executeScenario({ model, settings: { components } });
  expect(selectEvents(events, "STATE_DELTA")).toHaveLength(99);
  expect(new Set(seen).size).toBeGreaterThanOrEqual(20);
});
