import type { Case, Edit } from "./edit.ts";

const open = (union: string) => (d: Edit) =>
  d.editSchema(union, (schema) => Object.assign(schema, { "x-open": true }));

/** Changes to unions that are open by contract, which their schemas state with `x-open`. */
export const openUnionCases: Case[] = [
  {
    name: "a variant is added to an open union in an event",
    contract: "gateway",
    prepare: open("ContentDelta"),
    edit: (d) => {
      const type = { type: "string", const: "image_delta" };
      d.setSchema("ImageDelta", { type: "object", properties: { type }, required: ["type"] });
      d.editSchema("ContentDelta", (s) => s.oneOf.push({ $ref: "#/components/schemas/ImageDelta" }));
    },
    changes: ["additive | open-variant-added ContentDelta(ImageDelta) (event) | streamRun | stream_event"],
    reversed: ["breaking | open-variant-removed ContentDelta(ImageDelta) (event) | streamRun | stream_event"],
  },
  {
    name: "a variant is removed from an open union in an event",
    contract: "gateway",
    prepare: open("ContentDelta"),
    edit: (d) => {
      d.removeVariant("ContentDelta", "ThinkingDelta");
      for (const each of d.schemas) delete each.ThinkingDelta;
    },
    changes: [
      "breaking | open-variant-removed ContentDelta(ThinkingDelta) (event) | streamRun | stream_event",
    ],
    reversed: [
      "additive | open-variant-added ContentDelta(ThinkingDelta) (event) | streamRun | stream_event",
    ],
  },
  {
    name: "a variant is removed from an open union in a request",
    contract: "tambo",
    prepare: open("InputMessageBlock"),
    edit: (d) => d.removeVariant("InputMessageBlock", "ImageContent"),
    changes: [
      "breaking for clients | open-variant-removed InputMessageBlock(ImageContent) (request) | createRun createThread",
    ],
    reversed: [
      "additive | open-variant-added InputMessageBlock(ImageContent) (request) | createRun createThread",
    ],
  },
  {
    name: "an open union in an event is closed",
    contract: "gateway",
    prepare: open("ContentDelta"),
    edit: (d) => d.editSchema("ContentDelta", (schema) => Reflect.deleteProperty(schema, "x-open")),
    changes: ["breaking for implementers | union-closed ContentDelta (event) | streamRun | stream_event"],
    reversed: ["breaking for clients | union-opened ContentDelta (event) | streamRun | stream_event"],
  },
];
