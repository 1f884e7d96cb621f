import { expect, it } from "vitest";
import { testDocument } from "../test-document.ts";
import { writeDocsPage } from "./docs-page.ts";

it("names the contract, loads resources only from its own server, and forbids all others", () => {
  const page = writeDocsPage({ ...testDocument({}), info: { title: "A & <B>", version: "2.0.0" } });
  expect(page).toContain("<title>A &amp; &lt;B&gt; 2.0.0</title>");
  expect(page).toContain("default-src 'self'");
  expect(page).not.toMatch(/https?:/);
});
