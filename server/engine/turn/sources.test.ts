import type { LanguageModelV4Source } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { RunWriter } from "../log/run-writer.ts";
import { Sources, sourceLimits } from "./sources.ts";

const page = (url: string): LanguageModelV4Source => ({
  type: "source",
  sourceType: "url",
  id: url,
  url,
  title: "A page",
});
const file = (title: string, filename?: string): LanguageModelV4Source => ({
  type: "source",
  sourceType: "document",
  id: title,
  mediaType: "text/plain",
  title,
  ...(filename !== undefined && { filename }),
});

/** Adds the sources in one turn, and returns the names in the log. */
function write(sources: readonly LanguageModelV4Source[]): unknown[] {
  const run = new RunWriter({ id: "run", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});
  const written = new Sources(run);
  for (const source of sources) written.add(source);
  return (run.takePending()?.lines ?? []).map(({ kind, number, json }) => {
    expect([kind, number]).toEqual(["engine.source", 0]);
    return JSON.parse(json).name;
  });
}

describe("the sources of a turn [M-011]", () => {
  it("are the URLs of pages and the names of files, each once", () => {
    expect(
      write([
        page("https://a.example/?q=1#top"),
        file("Main", "app/main.py"),
        file("guide.pdf"),
        page("https://a.example/?q=1#top"),
        file("app/main.py"),
      ]),
    ).toEqual(["https://a.example/?q=1#top", "app/main.py", "guide.pdf"]);
  });

  it("are left out if they are empty or too long", () => {
    const longest = "a".repeat(sourceLimits.length);
    expect(write([page(" "), file(longest), file(`${longest}a`), file(" b ")])).toEqual([longest, "b"]);
  });

  it("are left out if a client could not show them safely", () => {
    expect(
      write([
        page("javascript:alert(1)"),
        page("https://"),
        page("/relative"),
        file("a\nb"),
        page("HTTP://a.example"),
      ]),
    ).toEqual(["HTTP://a.example"]);
  });

  it("are limited in number", () => {
    const names = Array.from({ length: sourceLimits.count + 1 }, (_, index) => `file_${index}`);
    expect(write([...names, ...names].map((name) => file(name)))).toEqual(names.slice(0, -1));
  });
});
