/** Writes the app of the guide for `useChat`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readBlocks } from "../../../docs/testing/page-blocks.ts";

/** Files of the Vite template that the guide does not replace. */
const template = {
  "index.html": '<div id="root"></div><script type="module" src="./src/main.tsx"></script>',
  "src/main.tsx": `
    import { StrictMode } from "react";
    import { createRoot } from "react-dom/client";
    import App from "./App.tsx";
    createRoot(document.getElementById("root")).render(<StrictMode><App /></StrictMode>);`,
};

/**
 * Writes the files of the guide, with the changes that the guide describes for the installed version, and with the
 * server's URL and key.
 *
 * @param root Folder of the installed packages.
 * @returns The folder of the app.
 */
export async function writeGuideApp(root: string, serverUrl: string, apiKey: string): Promise<string> {
  const guide = join(import.meta.dirname, "../../../docs/guides/use-chat.md");
  const blocks = readBlocks(await readFile(guide, "utf8"));
  const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const storedInVersion3 = blocks.find(({ code }) => code.startsWith("const stored"))?.code ?? "";
  const version3 = [
    ["throttle: 50", "experimental_throttle: 50"],
    ["void chat.resumeStream()", "location.reload()"],
    ['const stored = load<ChatMessage[]>("messages") ?? [];', storedInVersion3],
  ] as const;
  const changes = new Map<string, string>([
    ["http://127.0.0.1:8080", serverUrl],
    ["return {};", `return { Authorization: "Bearer ${apiKey}" };`],
    ...(dependencies["@ai-sdk/react"].startsWith("3.") ? version3 : []),
  ]);
  const files = blocks.flatMap(({ options: { file }, code }) => (file === undefined ? [] : [[file, code]]));
  const folder = join(root, "guide");
  for (const [file = "", code = ""] of [...files, ...Object.entries(template)]) {
    let changed = code;
    for (const [from, to] of changes) {
      if (!code.includes(from)) continue;
      changed = changed.replace(from, to);
      changes.delete(from);
    }
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), changed);
  }
  if (changes.size > 0) throw new Error(`the guide does not contain ${[...changes.keys()].join(", ")}`);
  return folder;
}
