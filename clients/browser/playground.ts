/** Page object of the playground, built on accessible roles and names. */
import type { Browser, Locator, Page } from "playwright-core";
import { type VisitOptions, visit } from "./browser.ts";

/** The page and the actions of tests. */
export interface Playground {
  page: Page;
  /** The text field for messages. */
  field: Locator;
  /** Messages of the agent. */
  agentMessages: Locator;
  /** Types a message and sends it. */
  sendMessage(text: string): Promise<void>;
  /** Resolves when the page shows this status of the connection or run: `Finished`, `Cancelled` … */
  waitForStatus(text: string): Promise<void>;
  /** Opens a tab of the inspector. */
  openTab(view: "Timeline" | "Raw" | "Requests" | "State"): Promise<void>;
  /** Switches to a contract by its label. */
  selectContract(contract: string): Promise<void>;
}

/** Opens the playground. @param url URL of the server. */
export async function openPlayground(
  browser: Browser,
  url: string,
  options: VisitOptions = {},
): Promise<Playground> {
  const page = await visit(browser, url, options);
  const field = page.getByRole("textbox", { name: "Message" });
  await field.waitFor();
  return {
    page,
    field,
    agentMessages: page.getByRole("log").getByRole("article", { name: "Agent" }),
    async sendMessage(text) {
      await field.fill(text);
      await field.press("Enter");
    },
    waitForStatus: (text) => page.getByRole("banner").getByRole("status").filter({ hasText: text }).waitFor(),
    openTab: (view) => page.getByRole("tab", { name: new RegExp(`^${view}`) }).click(),
    // The radio buttons are visually hidden behind their labels.
    selectContract: (contract) =>
      page.getByRole("radio", { name: contract, exact: true }).check({ force: true }),
  };
}

/** Builds a message that makes the `script` model run these turns (server/models/README.md). */
export function createScript(...turns: unknown[][]): string {
  return JSON.stringify({ turns });
}
