import { Ajv } from "ajv";
import { defineTool } from "tambo-v1-client";
import { expect, it } from "vitest";
import { createNativeTools } from "../../../server/tools/native.ts";
import { addToCart, componentDefinitions, getPageTheme } from "./definitions.ts";
import { type Prompt, prompts } from "./prompts.ts";
import type { ContractName } from "./session.ts";
import { getConversation, startSession, waitForSnapshot, waitUntilIdle } from "./testing.ts";

/** Creates the same weather tool that the server has in production. */
const createWeatherTools = () =>
  createNativeTools([
    {
      tool: {
        name: "weather/get_weather",
        description: "Get the current weather of a city",
        inputSchema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
        repeatable: true,
      },
      run: async (_project, { city }) => ({
        content: [{ type: "text", text: `${city}: 64°F, Cloudy` }],
        isError: false,
      }),
    },
  ]);

const tools = [
  defineTool({ ...getPageTheme, run: () => "dark" }),
  defineTool({ ...addToCart, run: ({ productId, quantity }) => ({ productId, quantity }) }),
];

/** The component, tool or text expected for each prompt. */
const expectedByLabel: Record<string, { component?: string; tool?: string; text?: string }> = {
  "Line chart": { component: "Chart" },
  "Bar chart": { component: "Chart" },
  Table: { component: "DataTable" },
  Cart: { component: "Cart" },
  "Form with state": { component: "BookingForm" },
  // The cart is shown after the tool call.
  "Client tool": { tool: "add_to_cart", component: "Cart" },
  "Ask the page": { tool: "get_page_theme" },
  "Server tools": { tool: "weather/get_weather" },
  "Long answer": { text: "198, 199, 200." },
  Text: { text: "Paris" },
  Abilities: { text: "components or tools" },
};

/** Returns the number of labels in a chart, followed by the number of values in each series. */
function countPoints(props: object): (number | undefined)[] {
  const { labels, series = [] } = props as { labels?: string[]; series?: { values?: number[] }[] };
  return [labels?.length, ...series.map(({ values }) => values?.length)];
}

const componentsByName = new Map(componentDefinitions.map((component) => [component.name, component]));
const ajv = new Ajv();

/**
 * Returns true for the prompt with the long response. Only one test waits for the end of that response. The
 * other tests check how it starts.
 */
const isLong = ({ label }: Prompt) => label === "Long answer";

it.each(prompts.tambo.filter((prompt) => !isLong(prompt)))("tambo: $text", async ({ label, text }) => {
  const session = await startSession(
    "tambo",
    { components: componentDefinitions, tools },
    { model: "demo", demoDelayMs: 2, tools: createWeatherTools() },
  );
  session.send(text);
  const { status, thread, frames } = await waitUntilIdle(session);
  expect(status).toBe("finished");
  const messages = thread?.snapshot.messages ?? [];
  const blocks = messages.flatMap(({ content }) => content);
  const components = blocks.filter((block) => block.type === "component");
  const want = expectedByLabel[label];
  expect(components.map(({ name }) => name)).toEqual(want?.component === undefined ? [] : [want.component]);
  for (const { name, props } of components) {
    expect(ajv.validate(componentsByName.get(name)?.propsSchema ?? {}, props), ajv.errorsText()).toBe(true);
    expect(frames.filter(({ type }) => type === "tambo.component.props_delta").length).toBeGreaterThan(4);
    if (name === "Chart") expect(countPoints(props)).toEqual([6, 6, 6, 6]);
    if (label === "Client tool") {
      expect(props).toMatchObject({
        title: "Your cart",
        items: [{ productId: "SKU-123", product: "Coffee beans", price: 18.5, quantity: 2 }],
      });
    }
    // The title names the subject instead of repeating the message.
    expect(text.toLowerCase()).not.toBe(String(props?.title).toLowerCase());
    // The model must not fall back to sample values.
    expect(JSON.stringify(props)).not.toMatch(/Sample|First|celsius/);
  }
  const called = messages.flatMap(({ toolCalls = [] }) => toolCalls.map(({ name }) => name));
  expect([...new Set(called)]).toEqual(want?.tool === undefined ? [] : [want.tool]);
  if (want?.text !== undefined) expect(JSON.stringify(blocks)).toContain(want.text);
});

const contractsWithLongAnswer = (Object.keys(prompts) as ContractName[]).filter((contract) =>
  prompts[contract].some(isLong),
);

it.each(contractsWithLongAnswer)("%s: starts the long answer", async (contract) => {
  const options = { components: componentDefinitions, tools };
  const session = await startSession(contract, options, {
    model: "demo",
    demoDelayMs: 2,
    tools: createWeatherTools(),
  });
  session.send(prompts[contract].find(isLong)?.text ?? "");
  await waitForSnapshot(
    session,
    (snapshot) => getConversation(snapshot).at(-1)?.[1]?.startsWith("1, 2, 3, ") === true,
  );
});

const others = (
  ["ag-ui", "gateway", "tool-progress", "agent-stream", "ui-stream"] satisfies ContractName[]
).flatMap((contract) =>
  prompts[contract]
    .filter((prompt) => contract === "gateway" || !isLong(prompt))
    .map((prompt) => ({ contract, ...prompt })),
);

it.each(others)("$contract: $text", async ({ contract, label, text }) => {
  const session = await startSession(
    contract,
    { components: componentDefinitions, tools },
    { model: "demo", demoDelayMs: 2, tools: createWeatherTools() },
  );
  session.send(text);
  const { status, turns } = await waitUntilIdle(session);
  expect(status).toBe("finished");
  const lastTurn = turns.at(-1);
  const want = expectedByLabel[label];
  const components = lastTurn?.components ?? [];
  const hasComponents = contract === "ag-ui" || contract === "ui-stream";
  expect(components.map(({ name }) => name)).toEqual(
    hasComponents && want?.component !== undefined ? [want.component] : [],
  );
  for (const { name, props } of components)
    expect(ajv.validate(componentsByName.get(name)?.propsSchema ?? {}, props), ajv.errorsText()).toBe(true);
  if (hasComponents && label === "Client tool") expect(lastTurn?.tools?.[0]?.output).toContain("SKU-123");
  const names = [
    ...(lastTurn?.tools ?? []).map(({ name }) => name),
    ...[...(lastTurn?.message?.toolCalls.values() ?? [])].map(({ tool_name: name }) => name),
  ];
  if (label === "Code in a sandbox") {
    expect([names.length, lastTurn?.text]).toEqual([1, expect.stringContaining("42")]);
    return;
  }
  expect([...new Set(names)]).toEqual(want?.tool === undefined ? [] : [want.tool]);
  if (want?.text !== undefined && label !== "Abilities") expect(lastTurn?.text).toContain(want.text);
});
