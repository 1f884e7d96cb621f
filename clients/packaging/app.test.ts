import { expect, it } from "vitest";
import { readFileBlocks } from "./app.ts";

it("returns the blocks that follow an instruction to write a file", () => {
  const document = [
    "# Title",
    "",
    "    npm install",
    "",
    "Replace `src/main.tsx` with this app,",
    "which has one component:",
    "",
    "```tsx",
    "first();",
    "",
    "  second();",
    "```",
    "",
    "Change `src/other.ts`:",
    "",
    "```ts",
    "other();",
    "```",
    "",
    "Create `src/theme.css`:",
    "",
    "```css",
    "a {",
    "}",
    "```",
  ].join("\n");
  expect(Object.fromEntries(readFileBlocks(document))).toEqual({
    "src/main.tsx": "first();\n\n  second();\n",
    "src/theme.css": "a {\n}\n",
  });
});
