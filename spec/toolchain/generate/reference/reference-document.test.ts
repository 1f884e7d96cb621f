import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contracts } from "../../project.ts";
import { ref, testDocument } from "../test-document.ts";
import { toReferenceDocument } from "./reference-document.ts";

const generated = new URL("../../../../generated/", import.meta.url);
const publication = { links: "[Guide](guide.html)", servers: [{ url: "http://127.0.0.1:8080" }] };

const document = {
  ...testDocument(
    { Events: { oneOf: [ref("Start"), ref("End")] } },
    {
      "get /runs/{id}": {
        operationId: "readRun",
        description: "Reads a run.",
        tags: ["All runs"],
        parameters: [{ name: "id", in: "path", required: true, schema: {}, example: "r1" }],
        responses: {
          "200": {
            description: "The events.",
            content: {
              "text/event-stream": {
                schema: ref("Events"),
                examples: {
                  event_1: { summary: "1 of 2", value: { type: "start" }, "x-frame": { id: "1" } },
                  event_2: { summary: "2 of 2", value: { type: "end" }, "x-frame": { id: "2" } },
                },
              },
            },
          },
        },
      },
      "delete /runs/{id}": {
        operationId: "deleteRun",
        tags: ["All runs"],
        responses: { "204": { description: "Deleted." } },
      },
    },
  ),
  info: {
    title: "Test",
    version: "1.0.0",
    description: "Runs.\n\n# Limits\n\nA limit.\n\n# The end\n\nAn end.\n",
  },
  tags: [{ name: "All runs", description: "Read runs." }],
};

const asyncapi = {
  info: { title: "Test", version: "1.0.0" },
  channels: {
    runs: {
      address: "/runs/{id}",
      messages: {
        Start: { $ref: "#/components/messages/Start" },
        End: { $ref: "#/components/messages/End" },
      },
    },
  },
  operations: {
    readRun: {
      channel: { $ref: "#/channels/runs" },
      bindings: { http: { method: "GET" } },
      messages: [{ $ref: "#/channels/runs/messages/Start" }, { $ref: "#/channels/runs/messages/End" }],
      "x-event-order": {
        first: ["start"],
        last: ["end"],
        when: [{ query: "wire", value: "old", first: ["start"], last: ["start", "end"] }],
      },
    },
  },
  components: {
    schemas: {
      Start: {
        required: ["type"],
        properties: {
          type: { type: "string", description: "The type." },
          by: { oneOf: [{ $ref: "#/components/schemas/User" }, { type: "null" }], description: "The\nuser." },
        },
      },
      User: { properties: {} },
      End: {},
    },
    messages: {
      Start: {
        name: "start",
        summary: "The run starts.",
        description: "Details.",
        payload: ref("Start"),
        examples: [{ headers: { event: "start" }, payload: { type: "start" } }],
      },
      End: { name: "end", summary: "The run ends.", payload: ref("End"), examples: [{ payload: {} }] },
    },
  },
};

const reference = toReferenceDocument(document, asyncapi, publication);

it("has a short introduction with links, and one group each for operations, events and rules", () => {
  expect(reference.info.description).toBe("Runs.\n\n[Guide](guide.html)");
  expect(reference.servers).toEqual(publication.servers);
  expect(reference["x-tagGroups"]).toEqual([
    { name: "Operations", tags: ["All runs"] },
    { name: "Events", tags: ["events", "event-start", "event-end"] },
    { name: "Rules", tags: ["rules-limits", "rules-the-end"] },
  ]);
});

it("describes the order of the events, then the fields and examples of each event", () => {
  const link = (name: string) => `[\`${name}\`](#tag/event-${name})`;
  expect(reference.tags).toEqual([
    { name: "All runs", description: "Read runs." },
    {
      name: "events",
      "x-displayName": "Order of events",
      description: `The response of these operations is a stream of server-sent events. Each frame contains one event as JSON in its \`data\` line.

| Operation | First event | Last event |
| --- | --- | --- |
| [\`readRun\`](#tag/all-runs/readRun) | ${link("start")} | ${link("end")}<br>With \`wire=old\`: ${link("start")} or ${link("end")} |

Rules for streams: [The end](#tag/rules-the-end).

A complete stream:

\`\`\`\`yaml
id: 1
data: {"type":"start"}

id: 2
data: {"type":"end"}
\`\`\`\`

These are all the events:

| Event | Meaning |
| --- | --- |
| ${link("start")} | The run starts. |
| ${link("end")} | The run ends. |`,
    },
    {
      name: "event-start",
      "x-displayName": "start",
      description: `The run starts.

Details.

Sent by [\`readRun\`](#tag/all-runs/readRun).

| Field | Type | Description |
| --- | --- | --- |
| \`type\` | string | The type. |
| \`by\` | [User](#model/user) or null (optional) | The user. |

\`\`\`\`yaml
event: start
data: {
  "type": "start"
}
\`\`\`\``,
    },
    {
      name: "event-end",
      "x-displayName": "end",
      description: `The run ends.

Sent by [\`readRun\`](#tag/all-runs/readRun).

\`\`\`\`yaml
data: {}
\`\`\`\``,
    },
    { name: "rules-limits", "x-displayName": "Limits", description: "A limit." },
    { name: "rules-the-end", "x-displayName": "The end", description: "An end." },
  ]);
});

it("gives each operation code samples, and each stream its events and an example", () => {
  const { get, delete: other } = reference.paths["/runs/{id}"] ?? {};
  expect(get?.description).toBe(
    "Reads a run.\n\n**Events.** The first event is [`start`](#tag/event-start). " +
      "The last event is [`end`](#tag/event-end). See [Order of events](#tag/events).",
  );
  expect(get?.responses["200"]?.content?.["text/event-stream"]?.examples).toEqual({
    stream: {
      summary: "A stream",
      value: 'id: 1\ndata: {"type":"start"}\n\nid: 2\ndata: {"type":"end"}\n\n',
    },
  });
  expect(other?.description).toBe("");
  for (const operation of [get, other])
    expect(operation?.["x-codeSamples"]).toEqual(
      ["curl", "Python", "TypeScript", "Go"].map((label) => expect.objectContaining({ label })),
    );
});

it("names each section and each operation differently", () => {
  const summary = "Do it";
  const { paths } = document;
  const { get, delete: other } = paths["/runs/{id}"] ?? {};
  const { tags, paths: named } = toReferenceDocument(
    {
      ...document,
      info: {
        ...document.info,
        description: "Runs.\n\n# All runs\n\nA.\n\n# Order of events\n\nB.\n\n# Limits\n\nC.\n",
      },
      paths: {
        "/runs/{id}": { get: { ...get, summary }, delete: { ...other, summary } },
        "/other": { get: { operationId: "other", summary: "Do something else", responses: {} } },
      } as typeof paths,
    },
    asyncapi,
    publication,
  );
  expect(tags.map(({ name, "x-displayName": title = name }) => title)).toEqual([
    "All runs",
    "Order of events",
    "start",
    "end",
    "All runs (rules)",
    "Order of events (rules)",
    "Limits",
  ]);
  expect(
    Object.values(named).flatMap((item) => Object.values(item).map((operation) => operation.summary)),
  ).toEqual(["Do it (readRun)", "Do it (deleteRun)", "Do something else"]);
});

it("has no sections about events if the contract has no streams", () => {
  const { operations: _, ...without } = asyncapi;
  expect(toReferenceDocument(document, without, publication)["x-tagGroups"].map(({ name }) => name)).toEqual([
    "Operations",
    "Rules",
  ]);
});

it.each(contracts)("introduces %s in at most 15 lines", (name) => {
  const { info } = JSON.parse(readFileSync(new URL(`${name}/reference.json`, generated), "utf8"));
  const lines = (info.description as string).split("\n").filter((line) => line !== "");
  expect(lines.length).toBeLessThanOrEqual(15);
});
