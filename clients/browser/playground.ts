/** The playground as its users handle it: by what the page says of itself, not by how it is made. */
import type { Browser, Locator, Page } from "playwright-core";
import { type VisitOptions, visit } from "./browser.ts";

/** The page, and what tests do with it. */
export interface Playground {
  page: Page;
  /** Where messages are written. */
  field: Locator;
  /** What the agent said: one for each of its messages. */
  answers: Locator;
  /** Writes a message and sends it. */
  say(text: string): Promise<void>;
  /** Resolves when the page says that the connection, or the run, is so: `Finished`, `Cancelled` … */
  status(text: string): Promise<void>;
  /** Shows a view of the inspector. */
  inspect(view: "Timeline" | "Raw" | "Requests" | "State"): Promise<void>;
  /** Changes to a contract, by its name on the page. */
  speak(contract: string): Promise<void>;
}

/** Opens the playground. @param url Where the server is. */
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
    answers: page.getByRole("log").getByRole("article", { name: "Agent" }),
    async say(text) {
      await field.fill(text);
      await field.press("Enter");
    },
    status: (text) => page.getByRole("banner").getByRole("status").filter({ hasText: text }).waitFor(),
    inspect: (view) => page.getByRole("tab", { name: new RegExp(`^${view}`) }).click(),
    // The radio buttons themselves are hidden behind what they are shown as.
    speak: (contract) => page.getByRole("radio", { name: contract, exact: true }).check({ force: true }),
  };
}

/** A message that has the model `script` play these turns (server/models/README.md). */
export function script(...turns: unknown[][]): string {
  return JSON.stringify({ turns });
}
