/** The tool with which a model changes the state of components: its description and schema. */
import type { JsonObject } from "../../core/events.ts";
import type { AvailableComponent } from "../run-input.ts";
import type { Component } from "./transcript.ts";

/** Description of the tool. Providers limit its length, so details of components are in the schema. */
export const stateToolDescription = "Change the state of a component on screen";

/**
 * Builds the tool's input schema. Its descriptions list the rendered components that have a state, and the
 * schemas of states.
 *
 * @param offered The components of the request.
 * @param onScreen The components of the thread.
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

/** Returns the schemas of states, by component name. */
export function collectStateSchemas(offered: readonly AvailableComponent[]): Map<string, JsonObject> {
  return new Map(
    offered.flatMap(({ name, stateSchema }) => (stateSchema === undefined ? [] : [[name, stateSchema]])),
  );
}
