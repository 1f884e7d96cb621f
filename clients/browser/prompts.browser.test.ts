/** Tests every suggested message on every tab, and what the page shows for it. */
import type { Browser, Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { prompts } from "../playground/session/prompts.ts";
import type { ContractName } from "../playground/session/session.ts";
import { findAccessibilityViolations, saveScreenshot } from "./browser.ts";
import { launchChromium } from "./launch-chromium.ts";
import { openPlayground } from "./playground.ts";
import { type BrowserServer, startServer } from "./servers.ts";

let browser: Browser;
let server: BrowserServer;

beforeAll(async () => {
  browser = await launchChromium();
  server = await startServer({ DEMO_DELAY_MS: "2" });
  return async () => {
    await browser.close();
    await server.stop();
  };
});

const tabs: Record<ContractName, string> = {
  tambo: "Tambo",
  "ag-ui": "AG-UI",
  gateway: "Gateway",
  "tool-progress": "Tool progress",
  "agent-stream": "Agent stream",
  "ui-stream": "UI stream",
};

/** Texts that the agent's messages contain, in order, by the label of the suggested message. */
const expected: Record<string, readonly (string | RegExp)[]> = {
  "Line chart": ["Here's the chart:", "Monthly revenue", "Paris", "London", "Tokyo"],
  "Bar chart": ["Here's the chart:", "Sales", "Coffee", "Tea", "Cakes"],
  Table: [
    "Here's the data table:",
    "Latest orders",
    "ORD-1001",
    "Ada Lovelace",
    "ORD-1006",
    "Margaret Hamilton",
  ],
  Cart: ["Here's the cart:", "Your cart", "Coffee beans", "$18.50", "Teapot", "Espresso cups", "$160.30"],
  "Form with state": ["Here's the booking form for Paris:", "Room booking", "Paris", "Guests"],
  "Client tool": [
    "add_to_cart",
    "I added 2 of SKU-123.",
    "Your cart",
    "Coffee beans",
    "SKU-123",
    "$37.00",
    "$37.00",
  ],
  "Ask the page": ["get_page_theme", "The page has the light theme and is 1280 pixels wide."],
  "Server tools": [/weather/, /In Paris it is 64°F.*In Tokyo it is 70°F/],
  "Long answer": ["1, 2, 3, 4,", "199, 200."],
  Text: ["The capital of France is Paris."],
  Abilities: [/I can (?:answer a few fixed questions|use these tools)/],
  "Code in a sandbox": [/42/],
};

/** Fails unless the texts appear in the element in this order. */
async function expectTexts(element: Locator, texts: readonly (string | RegExp)[]): Promise<void> {
  const content = (await element.allInnerTexts()).join("\n");
  let rest = content;
  for (const text of texts) {
    const at = typeof text === "string" ? rest.indexOf(text) : rest.search(text);
    expect(at, `position of ${text} in ${JSON.stringify(content)}`).toBeGreaterThanOrEqual(0);
    rest = rest.slice(at + (typeof text === "string" ? text.length : 0));
  }
}

describe.each(Object.entries(prompts) as [ContractName, (typeof prompts)[ContractName]][])(
  "%s",
  (contract, suggested) => {
    it.each(suggested.map(({ label }, index) => ({ label, index })))("$label", async ({ label, index }) => {
      const options = { viewport: { width: 1280, height: 800 }, colorScheme: "light" as const };
      const { page, agentMessages, selectContract, waitForStatus } = await openPlayground(
        browser,
        server.url,
        options,
      );
      await selectContract(tabs[contract]);
      await page.getByRole("heading", { name: `Talk to the agent over ${tabs[contract]}` }).waitFor();
      expect(await page.locator(".prompt-card strong").allInnerTexts()).toEqual(
        suggested.map((prompt) => prompt.label),
      );
      await page.locator(".prompt-card").nth(index).click();
      await waitForStatus("Finished");
      await expectTexts(agentMessages, expected[label] ?? [`no expectation for ${label}`]);
      expect(await page.locator("[data-component][data-streaming], .error-notice").count()).toBe(0);
      await saveScreenshot(page, `prompt-${contract}-${label.toLowerCase().replaceAll(" ", "-")}`);
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  },
);
