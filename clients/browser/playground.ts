/** A page object for the playground, built on accessible roles and names. */
import type { Browser, Locator, Page } from "playwright-core";
import { type VisitOptions, visit } from "./browser.ts";

/** The page and the actions that tests perform on it. */
export interface Playground {
  page: Page;
  /** The text field for messages. */
  field: Locator;
  /** The messages of the agent. */
  agentMessages: Locator;
  /** Types a message and sends it. */
  sendMessage(text: string): Promise<void>;
  /** Resolves when the page shows this connection or run status, such as `Finished` or `Cancelled`. */
  waitForStatus(text: string): Promise<void>;
  /** Opens a tab in the inspector. */
  openTab(view: "Timeline" | "Raw" | "Sent" | "State"): Promise<void>;
  /** Switches to a contract by its label. */
  selectContract(contract: string): Promise<void>;
}

/**
 * Opens the playground.
 *
 * @param url The URL of the server.
 */
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

/** Builds a message that makes the `script` model run these turns (see server/models/README.md). */
export function createScript(...turns: unknown[][]): string {
  return JSON.stringify({ turns });
}
