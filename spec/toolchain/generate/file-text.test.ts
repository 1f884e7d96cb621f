import { expect, it } from "vitest";
import { withHeader } from "./file-text.ts";

const notice = "generated from spec/shop by `npm run generate`; do not edit";

it.each([
  ["openapi.3.2.yaml", `# ${notice}\ntext`],
  ["types.ts", `// ${notice}\ntext`],
  ["validators.d.ts", `// ${notice}\ntext`],
  ["validators.js", `// ${notice}\ntext`],
  ["docs.html", `<!doctype html>\n<!-- ${notice} -->\ntext`],
  ["schemas/Order.json", "text"],
])("%s", (file, want) => {
  expect(withHeader(file, "shop", "text")).toBe(want);
});
