import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startTestServer } from "../../server/proof/testing/server.ts";
import { act, until } from "./testing/render.tsx";

const file = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

it("the README shows code from the template", () => {
  const excerpts = file("README.md").matchAll(/^In `(src\/[^`]+)`.*?```tsx?\n(.*?)```/gms);
  const missing = [...excerpts].map(([, path = "", code = ""]) => ({
    path,
    isIncluded: file(`template/${path}`).includes(code.trim()),
  }));
  expect(missing).toEqual([
    { path: "src/stock-chart.tsx", isIncluded: true },
    { path: "src/cart.ts", isIncluded: true },
    { path: "src/main.tsx", isIncluded: true },
    { path: "src/chat.tsx", isIncluded: true },
  ]);
});

it("the template's app shows a component and runs a client tool [T-222][T-223]", async () => {
  const server = await startTestServer({ model: "demo" });
  vi.stubEnv("VITE_SERVER_URL", server.url);
  document.body.innerHTML = '<div id="root"></div>';
  onTestFinished(() => {
    vi.unstubAllEnvs();
    document.body.innerHTML = "";
  });
  await act(() => import("./template/src/main.tsx"));
  const button = (text: string) =>
    [...document.querySelectorAll("button")].find((each) => each.textContent === text);
  const send = async (text: string) => {
    await act(() => button(text)?.click());
    await until(() => expect(button("Send")?.textContent).toBe("Send"));
  };
  const suggestions = ["Show me the stock price of AAPL", "Add 2 of SKU-123 to my cart"];
  const welcome = () =>
    [...document.querySelectorAll(".welcome > *, main button")].map((each) => each.textContent);
  expect(welcome()).toEqual([
    "How can I help?",
    "Ask for a chart, or let me fill your cart.",
    suggestions.join(""),
    ...suggestions,
  ]);
  await send("Show me the stock price of AAPL");
  expect(welcome()).toEqual([]);
  const chart = document.querySelector("figure");
  expect(chart?.querySelector("h2")?.textContent).toBe("AAPL");
  expect(chart?.querySelector("svg")?.getAttribute("aria-label")).toMatch(/^Prices: [\d.]+(?:, [\d.]+){2,}$/);
  await send("Add 2 of SKU-123 to my cart");
  expect(document.querySelector(".tambo-messages")?.textContent).toContain("Done! Added 2 of SKU-123.");
  expect(document.querySelector("header span")?.textContent).toBe("Cart: 2");
});
