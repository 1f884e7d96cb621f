/** Keys stay with whom they are for (G-175). */
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { begun } from "./evidence.ts";

export const secrets: Invariant = {
  id: "secrets",
  clauses: ["G-175"],
  text: "Nothing that the server sends holds an API key, or the caller's key of a provider; that is sent to the provider alone, and not to its model.",
  judge(evidence) {
    const { answers, secrets: keys = [], leaks = [] } = evidence;
    // A server that says nothing has kept nothing to itself.
    const said = answers.filter(({ text }) => text !== "");
    const texts = [
      ...begun(evidence).map(({ name, seen }) => ({
        name,
        // Pieces of a text may hold what no frame does.
        text: [JSON.stringify(seen.headers), ...seen.frames, seen.text].join("\n"),
      })),
      ...said.map(({ method, path, headers, text }) => ({
        name: `${method} ${path}`,
        text: `${JSON.stringify(headers)}\n${text}`,
      })),
    ];
    if (keys.length === 0 || texts.length === 0) return undefined;
    const told = texts
      .filter(({ text }) => keys.some((key) => text.includes(key)))
      .map(({ name }): Finding => ({ message: `${name}: what the server sends holds a key` }));
    const sent = [...new Set(leaks)].map((where): Finding => {
      const actual: Json = where;
      return { message: `the key of the model's provider came where it is not for: ${where}`, actual };
    });
    return [...told, ...sent];
  },
};
