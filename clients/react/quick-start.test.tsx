import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startTestServer } from "../../server/proof/testing/server.ts";
import { act, until } from "./testing/render.tsx";

const file = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");

it("shows a component and runs a client tool with the program of the README [T-222][T-223]", async () => {
  const [, printed] = /```tsx\n(.*?)```/s.exec(file("README.md")) ?? [];
  expect(printed, "testing/readme-main.tsx must equal the program in README.md").toBe(
    file("testing/readme-main.tsx"),
  );

  const server = await startTestServer({ model: "demo" });
  const originalFetch = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const { url } = input as Request;
    return originalFetch(new Request(url.replace("http://127.0.0.1:8080", server.url), input as Request));
  });
  document.body.innerHTML = '<div id="root"></div>';
  onTestFinished(() => {
    vi.mocked(globalThis.fetch).mockRestore();
    document.body.innerHTML = "";
  });
  await act(() => import("./testing/readme-main.tsx"));
  const clickButton = () => act(() => document.querySelector("button")?.click());
  const waitUntilReady = () =>
    until(() => expect(document.querySelector("button")?.textContent).toBe("Send"));
  await clickButton();
  await waitUntilReady();
  expect(document.querySelector("h2")?.textContent).toBe("Chart of AAPL");
  await clickButton();
  await waitUntilReady();
  expect(document.querySelector(".tambo-messages")?.textContent).toContain("Done! Added 2 of SKU-123.");
});
