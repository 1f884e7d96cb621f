import { type CallToolResult, CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import type { ToolOutcome } from "../core/ports/tools.ts";
import { toOutcome } from "./outcome.ts";

const cases: [title: string, given: CallToolResult, content: ToolOutcome["content"], isError?: boolean][] = [
  [
    "text, in order",
    {
      content: [
        { type: "text", text: "72°F, Sunny" },
        { type: "text", text: "", annotations: { priority: 1 } },
      ],
    },
    [
      { type: "text", text: "72°F, Sunny" },
      { type: "text", text: "" },
    ],
  ],
  [
    "an error that the tool reports [T-207]",
    { content: [{ type: "text", text: "City not found" }], isError: true },
    [{ type: "text", text: "City not found" }],
    true,
  ],
  [
    "an image of a type that image blocks name [T-013]",
    { content: [{ type: "image", mimeType: "image/png", data: "AAAA" }] },
    [{ type: "image", source: { type: "base64", mediaType: "image/png", data: "AAAA" } }],
  ],
  [
    "an image of another type as a file [T-013, T-015]",
    { content: [{ type: "image", mimeType: "image/svg+xml", data: "AAAA" }] },
    [{ type: "file", source: { type: "base64", mediaType: "image/svg+xml", data: "AAAA" } }],
  ],
  [
    "audio under the usual names of its types, and of another type as a file [T-014, T-015]",
    {
      content: ["audio/wav", "audio/x-wav", "audio/mpeg", "audio/aac", "audio/ogg"].map((mimeType) => ({
        type: "audio",
        mimeType,
        data: "AAAA",
      })),
    },
    [
      { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "AAAA" } },
      { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "AAAA" } },
      { type: "audio", source: { type: "base64", mediaType: "audio/mp3", data: "AAAA" } },
      { type: "audio", source: { type: "base64", mediaType: "audio/aac", data: "AAAA" } },
      { type: "file", source: { type: "base64", mediaType: "audio/ogg", data: "AAAA" } },
    ],
  ],
  [
    "embedded resources, with the annotations that resource blocks know [T-016]",
    {
      content: [
        {
          type: "resource",
          resource: { uri: "file:///a.txt", mimeType: "text/plain", text: "hello" },
          annotations: { audience: ["user"], priority: 0.5, lastModified: "2026-01-01T00:00:00Z" },
        },
        { type: "resource", resource: { uri: "file:///b.bin", blob: "AAAA" } },
      ],
    },
    [
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
  ],
  [
    "a resource link [T-016]",
    {
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
    [
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
  ],
  [
    "structured content alone as JSON text [TX-30]",
    { content: [], structuredContent: { temperature: 72, sky: null } },
    [{ type: "text", text: '{"temperature":72,"sky":null}' }],
  ],
  [
    "structured content beside blocks: the blocks [TX-30]",
    { content: [{ type: "text", text: "72" }], structuredContent: { temperature: 72 } },
    [{ type: "text", text: "72" }],
  ],
  [
    "structured content of a failure, which stays one [T-207, TX-30]",
    { content: [], structuredContent: { reason: "no disk" }, isError: true },
    [{ type: "text", text: '{"reason":"no disk"}' }],
    true,
  ],
  ["a failure that says nothing [T-207]", { content: [], isError: true }, [], true],
  ["nothing", { content: [] }, []],
];

describe("the outcome of an MCP tool result", () => {
  it.each(cases)("%s", (_title, input, content, isError = false) => {
    // The comparison is strict because an absent field must really be absent, not `undefined`. Parsing with
    // the schema proves that the test case is valid.
    expect(toOutcome(CallToolResultSchema.parse(input))).toStrictEqual({ content, isError });
  });

  it("is a failure for structured content that is nested too deeply", () => {
    let structuredContent: Record<string, unknown> = {};
    for (let level = 0; level < 100_000; level += 1) structuredContent = { a: structuredContent };
    expect(toOutcome({ content: [], structuredContent })).toStrictEqual({
      content: [{ type: "text", text: "The tool returned a result that is nested too deeply." }],
      isError: true,
    });
  });
});
