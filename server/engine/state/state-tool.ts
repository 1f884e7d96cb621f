/** The description and schema of the tool that a model calls to change component state. */
import type { JsonObject } from "../../core/events.ts";
import type { AvailableComponent } from "../run-input.ts";
import type { Component } from "./transcript.ts";

/** The tool's description. Providers limit its length, so details about components are in the schema. */
export const stateToolDescription = "Change the state of a component on screen";

/**
 * Builds the tool's input schema. Its descriptions list the rendered components that have state, and the
 * schemas for their states.
 *
 * @param offered The components in the request.
 * @param onScreen The components in the thread.
 */
export function buildStateToolSchema(
  offered: readonly AvailableComponent[],
  onScreen: Iterable<Pick<Component, "id" | "name">>,
): JsonObject {
  const schemas = collectStateSchemas(offered);
  const changeable = [...onScreen].filter(({ name }) => schemas.has(name));
  const rendered = changeable.map(({ id, name }) => `${id} (${name})`).join(", ");
  const schemaDescriptions = [...schemas].map(
    ([name, schema]) => `The state of a ${name} must match this JSON Schema: ${JSON.stringify(schema)}`,
  );
  return {
    type: "object",
    properties: {
      component: {
        type: "string",
        description: `Id of the component, or of the call that shows it. On screen: ${rendered || "none yet"}`,
      },
      state: { type: "object", description: ["The complete new state.", ...schemaDescriptions].join("\n") },
      patch: {
        type: "array",
        description: "JSON Patch (RFC 6902) operations on the state",
        items: { type: "object" },
      },
    },
    required: ["component"],
  };
}

/** Returns the schemas for component states, by component name. */
export function collectStateSchemas(offered: readonly AvailableComponent[]): Map<string, JsonObject> {
  return new Map(
    offered.flatMap(({ name, stateSchema }) => (stateSchema === undefined ? [] : [[name, stateSchema]])),
  );
}
