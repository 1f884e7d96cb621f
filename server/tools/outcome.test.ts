import { type CallToolResult, CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import type { ToolOutcome } from "../core/ports/tools.ts";
import { outcomeOf } from "./outcome.ts";

const cases: { title: string; given: CallToolResult; want: ToolOutcome }[] = [
  {
    title: "text, in order",
    given: {
      content: [
        { type: "text", text: "72°F, Sunny" },
        { type: "text", text: "", annotations: { priority: 1 } },
      ],
    },
    want: {
      content: [
        { type: "text", text: "72°F, Sunny" },
        { type: "text", text: "" },
      ],
      isError: false,
    },
  },
  {
    title: "an error that the tool reports [T-207]",
    given: { content: [{ type: "text", text: "City not found" }], isError: true },
    want: { content: [{ type: "text", text: "City not found" }], isError: true },
  },
  {
    title: "an image of a type that image blocks name [T-013]",
    given: { content: [{ type: "image", mimeType: "image/png", data: "AAAA" }] },
    want: {
      content: [{ type: "image", source: { type: "base64", mediaType: "image/png", data: "AAAA" } }],
      isError: false,
    },
  },
  {
    title: "an image of another type as a file [T-013, T-015]",
    given: { content: [{ type: "image", mimeType: "image/svg+xml", data: "AAAA" }] },
    want: {
      content: [{ type: "file", source: { type: "base64", mediaType: "image/svg+xml", data: "AAAA" } }],
      isError: false,
    },
  },
  {
    title: "audio under the usual names of its types, and of another type as a file [T-014, T-015]",
    given: {
      content: ["audio/wav", "audio/x-wav", "audio/mpeg", "audio/aac", "audio/ogg"].map((mimeType) => ({
        type: "audio",
        mimeType,
        data: "AAAA",
      })),
    },
    want: {
      content: [
        { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "AAAA" } },
        { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "AAAA" } },
        { type: "audio", source: { type: "base64", mediaType: "audio/mp3", data: "AAAA" } },
        { type: "audio", source: { type: "base64", mediaType: "audio/aac", data: "AAAA" } },
        { type: "file", source: { type: "base64", mediaType: "audio/ogg", data: "AAAA" } },
      ],
      isError: false,
    },
  },
  {
    title: "embedded resources, with the annotations that resource blocks know [T-016]",
    given: {
      content: [
        {
          type: "resource",
          resource: { uri: "file:///a.txt", mimeType: "text/plain", text: "hello" },
          annotations: { audience: ["user"], priority: 0.5, lastModified: "2026-01-01T00:00:00Z" },
        },
        { type: "resource", resource: { uri: "file:///b.bin", blob: "AAAA" } },
      ],
    },
    want: {
      content: [
        {
          type: "resource",
          resource: {
            uri: "file:///a.txt",
            mimeType: "text/plain",
            text: "hello",
            annotations: { audience: ["user"], priority: 0.5 },
          },
        },
        { type: "resource", resource: { uri: "file:///b.bin", blob: "AAAA" } },
      ],
      isError: false,
    },
  },
  {
    title: "a resource link [T-016]",
    given: {
      content: [
        {
          type: "resource_link",
          uri: "https://example.com/report",
          name: "report",
          title: "Report",
          description: "All of it",
          mimeType: "text/html",
          size: 12,
          annotations: { lastModified: "2026-01-01T00:00:00Z" },
        },
      ],
    },
    want: {
      content: [
        {
          type: "resource",
          resource: {
            uri: "https://example.com/report",
            name: "report",
            title: "Report",
            description: "All of it",
            mimeType: "text/html",
          },
        },
      ],
      isError: false,
    },
  },
  {
    title: "structured content alone as JSON text [TX-30]",
    given: { content: [], structuredContent: { temperature: 72, sky: null } },
    want: { content: [{ type: "text", text: '{"temperature":72,"sky":null}' }], isError: false },
  },
  {
    title: "structured content beside blocks: the blocks [TX-30]",
    given: { content: [{ type: "text", text: "72" }], structuredContent: { temperature: 72 } },
    want: { content: [{ type: "text", text: "72" }], isError: false },
  },
  {
    title: "structured content of a failure, which stays one [T-207, TX-30]",
    given: { content: [], structuredContent: { reason: "no disk" }, isError: true },
    want: { content: [{ type: "text", text: '{"reason":"no disk"}' }], isError: true },
  },
  {
    title: "a failure that says nothing [T-207]",
    given: { content: [], isError: true },
    want: { content: [], isError: true },
  },
  { title: "nothing", given: { content: [] }, want: { content: [], isError: false } },
];

describe("the outcome of an MCP tool result", () => {
  it.each(cases)("$title", ({ given, want }) => {
    // Strict equality: an absent member must be absent, not undefined. The schema proves the case itself valid.
    expect(outcomeOf(CallToolResultSchema.parse(given))).toStrictEqual(want);
  });

  it("is a failure for structured content with more levels than can be followed", () => {
    let structuredContent: Record<string, unknown> = {};
    for (let level = 0; level < 100_000; level += 1) structuredContent = { a: structuredContent };
    expect(outcomeOf({ content: [], structuredContent })).toStrictEqual({
      content: [{ type: "text", text: "The tool gave a result that is nested too deep." }],
      isError: true,
    });
  });
});
