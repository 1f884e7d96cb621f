import { expect, it } from "vitest";
import { filesOf } from "./app.ts";

it("takes the blocks that are said to be whole files", () => {
  const document = [
    "# Title",
    "",
    "    npm install",
    "",
    "The whole of `src/main.tsx`, which",
    "begins the app:",
    "",
    "```tsx",
    "first();",
    "",
    "  second();",
    "```",
    "",
    "A part of `src/other.ts`:",
    "",
    "```ts",
    "neither();",
    "```",
    "",
    "The whole of `src/theme.css`:",
    "",
    "```css",
    "a {",
    "}",
    "```",
  ].join("\n");
  expect(Object.fromEntries(filesOf(document))).toEqual({
    "src/main.tsx": "first();\n\n  second();\n",
    "src/theme.css": "a {\n}\n",
  });
});
