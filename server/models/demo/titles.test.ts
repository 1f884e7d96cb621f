import { expect, it } from "vitest";
import { findMentions } from "./mentions.ts";
import { createTitle } from "./titles.ts";

it.each([
  ["Show the monthly revenue of Paris, London and Tokyo as a line chart", "Monthly revenue"],
  ["Show a bar chart of sales with coffee, tea and cups", "Sales"],
  ["Show the last 6 orders in a table", "Latest orders"],
  ["Show my cart", "Your cart"],
  ["Add 2 of SKU-123 to my cart", "Your cart"],
  ["Book a room for 2 in Paris on 2026-12-24", "Room booking"],
  ["Show the stock price of AAPL", "Apple (AAPL)"],
  ['Show a card with the title "Hello"', "Hello"],
  ["Show the state of the art", "State of the art"],
  ["Show any rows", "Any rows"],
  ["?", undefined],
])("%s has the title %s", (text, title) => {
  expect(createTitle(findMentions(text))).toBe(title);
});
