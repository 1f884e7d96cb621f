/** Suggested messages that the embedded `demo` model handles well, by contract. */
import type { ContractName } from "./session.ts";

export interface Prompt {
  /** A name of two or three words for the feature that is demonstrated. */
  label: string;
  text: string;
}

const chart = {
  label: "Line chart",
  text: "Show the monthly revenue of Paris, London and Tokyo as a line chart",
};
const bars = { label: "Bar chart", text: "Show a bar chart of sales with Coffee, Tea and Cakes" };
const table = { label: "Table", text: "Show the last 6 orders in a table" };
const cart = { label: "Cart", text: "Show my cart" };
const form = { label: "Form with state", text: "Book a room for 2 in Paris on 2026-12-24" };
const clientTool = { label: "Client tool", text: "Add 2 of SKU-123 to my cart" };
const pageTool = { label: "Ask the page", text: "Which theme does the page have?" };
const weather = { label: "Server tools", text: "What is the weather in Paris and Tokyo?" };
const code = { label: "Code in a sandbox", text: "Run the code `6 * 7`" };
const long = { label: "Long answer", text: "Count to 200" };
const fact = { label: "Text", text: "What is the capital of France?" };
const abilities = { label: "Abilities", text: "What can you do?" };

/** The suggested messages by contract, in display order. */
export const prompts: Readonly<Record<ContractName, readonly Prompt[]>> = {
  tambo: [chart, table, cart, form, bars, clientTool, pageTool, weather, long],
  "ag-ui": [chart, table, cart, form, bars, clientTool, pageTool, weather, long],
  gateway: [long, fact, abilities],
  "tool-progress": [weather, long, fact, abilities],
  "agent-stream": [weather, code, long, fact],
  "ui-stream": [chart, table, cart, form, bars, clientTool, pageTool, weather, long],
};
