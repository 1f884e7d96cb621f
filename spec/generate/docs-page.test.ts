import { expect, it } from "vitest";
import { docsPage } from "./docs-page.ts";
import { testDocument } from "./test-document.ts";

it("names the contract, loads only what its own server has, and forbids everything else", () => {
  const page = docsPage({ ...testDocument({}), info: { title: "A & <B>", version: "2.0.0" } });
  expect(page).toContain("<title>A &amp; &lt;B> 2.0.0</title>");
  expect(page).toContain("default-src 'self'");
  expect(page).not.toMatch(/https?:/);
});
