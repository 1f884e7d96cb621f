import {
  type AvailableComponent,
  type ComponentContent,
  type Content,
  createTamboClient,
  type RunView,
} from "../index.ts";
import { assistantText, changes, type Drives, oneByOne, until, watch } from "./drive.ts";

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

export const componentDrives: Drives = {
  components: {
    see: async (_, baseUrl) => {
      const client = createTamboClient({ baseUrl, fetch: oneByOne });
      const stream = client.runs.stream("sdk-components", {
        message: "Show me AAPL and a divider.",
        availableComponents: [stockChart, divider],
      });
      const { views, view } = await watch(stream);
      return { blocks: contentOf(view), grows: changes(views, (each) => componentOf(each)?.props) };
    },
    must: {
      blocks: [
        { type: "text", text: "Both:" },
        { type: "component", id: "comp_001", name: "StockChart", props: { ticker: "AAPL", timeRange: "1M" } },
        { type: "component", id: "comp_002", name: "Divider", props: {} },
      ],
      grows: [null, {}, { ticker: "AAPL" }, { ticker: "AAPL", timeRange: "1M" }],
    },
  },
  "component-state": {
    see: async (_, baseUrl) => {
      const client = createTamboClient({ baseUrl, fetch: oneByOne });
      const stream = client.runs.stream("sdk-component-state", {
        message: "Show the users.",
        availableComponents: [dataTable],
        forceComponent: "DataTable",
      });
      const { views, view } = await watch(stream);
      return { blocks: contentOf(view), grows: changes(views, (each) => componentOf(each)?.state) };
    },
    must: {
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
    see: async (client) =>
      (await client.components.setState("sdk-state-replace", "comp_001", { quantity: 3 })).state,
    must: { quantity: 3 },
  },
  "state-patch": {
    see: async (client) => {
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
    must: { version: 4, b: 1, c: 1, rows: [null] },
  },
  "state-during-run": {
    see: async (client) => {
      const stream = client.runs.stream("sdk-state-during-run", "Tell me when I turn the page.");
      await stream.started;
      await client.components.setState("sdk-state-during-run", "comp_001", { page: 2 });
      await until(stream, ({ componentStates }) => componentStates.comp_001 !== undefined);
      const view = await stream.finished;
      return { state: view.componentStates.comp_001, text: assistantText(view) };
    },
    must: { state: { page: 2 }, text: "Page 2." },
  },
};

function contentOf({ messages }: RunView): readonly Content[] {
  return messages.flatMap(({ content }) => content);
}

function componentOf(view: RunView): ComponentContent | undefined {
  return contentOf(view).find((block) => block.type === "component");
}
