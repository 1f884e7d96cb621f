import {
  type AvailableComponent,
  type ComponentContent,
  type Content,
  createTamboClient,
  type RunSnapshot,
} from "../index.ts";
import {
  assistantText,
  distinctValues,
  fetchEventByEvent,
  recordStream,
  type ScenarioTests,
  waitFor,
} from "./scenario-test.ts";

const stockChart: AvailableComponent = {
  name: "StockChart",
  description: "Displays a stock price chart",
  propsSchema: {
    type: "object",
    properties: { ticker: { type: "string" }, timeRange: { type: "string" } },
    required: ["ticker"],
  },
};

const divider: AvailableComponent = {
  name: "Divider",
  description: "Displays a line",
  propsSchema: { type: "object", properties: {} },
};

const dataTable: AvailableComponent = {
  name: "DataTable",
  description: "Displays rows",
  propsSchema: { type: "object", properties: { title: { type: "string" } } },
  stateSchema: {
    type: "object",
    properties: { loading: { type: "boolean" }, rows: { type: "array", items: { type: "string" } } },
  },
};

export const componentScenarios: ScenarioTests = {
  components: {
    run: async (_, baseUrl) => {
      const client = createTamboClient({ baseUrl, fetch: fetchEventByEvent });
      const stream = client.runs.stream("sdk-components", {
        message: "Show me AAPL and a divider.",
        availableComponents: [stockChart, divider],
      });
      const { snapshots, snapshot } = await recordStream(stream);
      return {
        blocks: getContent(snapshot),
        grows: distinctValues(snapshots, (each) => getComponent(each)?.props),
      };
    },
    expected: {
      blocks: [
        { type: "text", text: "Both:" },
        { type: "component", id: "comp_001", name: "StockChart", props: { ticker: "AAPL", timeRange: "1M" } },
        { type: "component", id: "comp_002", name: "Divider", props: {} },
      ],
      grows: [null, {}, { ticker: "AAPL" }, { ticker: "AAPL", timeRange: "1M" }],
    },
  },
  "component-state": {
    run: async (_, baseUrl) => {
      const client = createTamboClient({ baseUrl, fetch: fetchEventByEvent });
      const stream = client.runs.stream("sdk-component-state", {
        message: "Show the users.",
        availableComponents: [dataTable],
        forceComponent: "DataTable",
      });
      const { snapshots, snapshot } = await recordStream(stream);
      return {
        blocks: getContent(snapshot),
        grows: distinctValues(snapshots, (each) => getComponent(each)?.state),
      };
    },
    expected: {
      blocks: [
        {
          type: "component",
          id: "comp_001",
          name: "DataTable",
          props: { title: "Users" },
          state: { loading: false, rows: ["Alice", "Bob"] },
        },
      ],
      grows: [
        null,
        { loading: true, rows: [] },
        { loading: true, rows: ["Bob"] },
        { loading: false, rows: ["Alice", "Bob"] },
      ],
    },
  },
  "state-replace": {
    run: async (client) =>
      (await client.components.setState("sdk-state-replace", "comp_001", { quantity: 3 })).state,
    expected: { quantity: 3 },
  },
  "state-patch": {
    run: async (client) => {
      const { state } = await client.components.patchState("sdk-state-patch", "comp_001", [
        { op: "test", path: "/version", value: 3 },
        { op: "replace", path: "/version", value: 4 },
        { op: "add", path: "/rows/0", value: null },
        { op: "move", from: "/a", path: "/b" },
        { op: "copy", from: "/b", path: "/c" },
        { op: "remove", path: "/old" },
      ]);
      return state;
    },
    expected: { version: 4, b: 1, c: 1, rows: [null] },
  },
  "state-during-run": {
    run: async (client) => {
      const stream = client.runs.stream("sdk-state-during-run", "Tell me when I turn the page.");
      await stream.started;
      await client.components.setState("sdk-state-during-run", "comp_001", { page: 2 });
      await waitFor(stream, ({ componentStates }) => componentStates.comp_001 !== undefined);
      const snapshot = await stream.finished;
      return { state: snapshot.componentStates.comp_001, text: assistantText(snapshot) };
    },
    expected: { state: { page: 2 }, text: "Page 2." },
  },
};

function getContent({ messages }: RunSnapshot): readonly Content[] {
  return messages.flatMap(({ content }) => content);
}

function getComponent(snapshot: RunSnapshot): ComponentContent | undefined {
  return getContent(snapshot).find((block) => block.type === "component");
}
