/** Builds the chat with Vite, and uses it in Chromium as two users. */
import type { Page } from "playwright-core";
import { build } from "vite";
import { launchChromium } from "../../browser/launch-chromium.ts";
import { apiKey, check, expectEqual, releaseHold, script, serverUrl } from "../checks.ts";

const root = process.env.CLIENT_FOLDER ?? "";
await build({
  root,
  logLevel: "error",
  build: { outDir: "dist", emptyOutDir: true, chunkSizeWarningLimit: 5000 },
});
const browser = await launchChromium();
const context = await browser.newContext();
/** Errors that the pages of a check logged. They explain a failure, but are not failures themselves. */
const problems: string[] = [];
/** Ends the current check when a page throws an error, such as that of a message that cannot be sent. */
let pageFailed = (_error: Error) => {};

/** Opens the chat as a user, in a thread if one is given. */
async function open(user: string, thread?: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => pageFailed(error));
  const query = new URLSearchParams({ server: `${serverUrl}/compat/tambo`, key: apiKey, user });
  if (thread !== undefined) query.set("thread", thread);
  await page.goto(`${process.env.PAGE_URL}/?${query}`, { waitUntil: "commit" });
  return page;
}

/** Runs a check. A failure also tells what the pages logged. */
function checkPages(name: string, run: () => Promise<void>): Promise<void> {
  problems.length = 0;
  const failed = Promise.withResolvers<never>();
  pageFailed = failed.reject;
  return check(name, () =>
    Promise.race([run(), failed.promise]).catch((error: Error) => {
      throw new Error([error.message, ...problems].join("\n"));
    }),
  );
}

/** Types a message that makes the model play the turns, and sends it. */
async function send(page: Page, ...turns: object[][]): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(script(...turns));
  await page.getByRole("button", { name: "Send" }).click();
}

const textOf = (page: Page, text: string) => page.getByLabel("assistant").getByText(text, { exact: true });
const findThread = (page: Page) => page.locator("output").nth(2).innerText();

/** Waits until the run has ended, and returns the texts of the messages after the question. */
async function readAnswer(page: Page): Promise<string[][]> {
  await page.locator("output", { hasText: "idle" }).waitFor();
  const articles = await page.getByRole("article").all();
  const texts = (article: (typeof articles)[number]) => article.locator("p").allInnerTexts();
  return Promise.all(articles.slice(1).map(texts));
}

const alice = await open("alice");

/** Sends the turns in a new thread of Alice, and returns her page. */
async function ask(...turns: object[][]): Promise<Page> {
  await alice.getByRole("button", { name: "New thread" }).click();
  await send(alice, ...turns);
  return alice;
}

await checkPages("text", async () => {
  const page = await ask([{ text: ["Grüße, ", "世界 👋"] }]);
  await textOf(page, "Grüße, 世界 👋").waitFor();
  expectEqual(await readAnswer(page), [["Grüße, 世界 👋"]]);
});

await checkPages("component", async () => {
  const page = await ask([{ text: "Here." }, { component: "Table", props: { title: "Users" } }]);
  await page.getByLabel("assistant").getByRole("table", { name: "Users" }).waitFor({ state: "attached" });
  expectEqual(await readAnswer(page), [["Here."]]);
});

await checkPages("client tool", async () => {
  const page = await ask([{ text: "Look." }, { tool: "pick", args: { row: 3 } }], [{ text: "Done." }]);
  await textOf(page, "Done.").waitFor();
  expectEqual(await readAnswer(page), [["Look.", "Called pick"], ["Row 3."], ["Done."]]);
});

await checkPages("reload in the middle of an answer", async () => {
  const page = await ask([{ text: ["One", { hold: "tambo-react" }, " two"] }]);
  await textOf(page, "One").waitFor();
  const again = await open("alice", await findThread(page));
  await again.getByLabel("user").waitFor();
  await releaseHold("tambo-react");
  await textOf(page, "One two").waitFor();
  await again.reload();
  await textOf(again, "One two").waitFor();
  expectEqual(await readAnswer(again), [["One two"]]);
});

await checkPages("cancel", async () => {
  const page = await ask([{ text: ["One", { hold: "never-released" }, " two"] }]);
  await textOf(page, "One").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  const answer = await readAnswer(page);
  await send(page, [{ text: "Next." }]);
  await textOf(page, "Next.").waitFor();
  expectEqual(answer, [["One"]]);
});

await checkPages("run error", async () => {
  const page = await ask([
    { text: "Well" },
    { error: { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." } },
  ]);
  await page.locator("output", { hasText: "Slow down." }).waitFor();
  expectEqual(await readAnswer(page), [["Well"]]);
});

await checkPages("threads of two users", async () => {
  const threads: string[][] = [];
  for (const user of ["carol", "dave"]) {
    const page = await open(user);
    await send(page, [{ text: "Hello." }]);
    await textOf(page, "Hello.").waitFor();
    const own = await findThread(page);
    await page.reload();
    await page.getByRole("listitem").first().waitFor();
    threads.push([own, ...(await page.getByRole("listitem").allInnerTexts())]);
  }
  expectEqual(
    threads,
    threads.map(([own]) => [own, own]),
  );
});
await browser.close();
process.exit();
