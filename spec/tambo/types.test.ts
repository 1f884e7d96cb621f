/**
 * Uses the generated types in the same way as an application. `tsc` fails if a line marked with
 * `@ts-expect-error` compiles.
 */
import { expect, it } from "vitest";
import type { components } from "../../generated/tambo/types.ts";

type Schemas = components["schemas"];

/** The `CUSTOM` events for components. */
type ComponentEvent = Extract<Schemas["CustomEvent"], { name: `tambo.component.${string}` }>;

/** Summarizes an event. TypeScript narrows the union by `type`, and `CUSTOM` events by `name`. */
function summarize(event: Exclude<Schemas["RunStreamEvent"], { type: "CUSTOM" }> | ComponentEvent): string {
  if (event.type !== "CUSTOM") {
    if (event.type === "TEXT_MESSAGE_CONTENT" || event.type === "TOOL_CALL_ARGS") return event.delta;
    if (event.type === "RUN_ERROR") return event.message;
    return event.type;
  }
  switch (event.name) {
    case "tambo.component.start":
      return event.value.componentName;
    case "tambo.component.props_delta":
      return event.value.delta;
    case "tambo.component.state_delta":
      return event.value.delta.map(({ op, path }) => `${op} ${path}`).join();
    case "tambo.component.end":
      return Object.keys(event.value.props).join();
    default: {
      const nothing: never = event;
      return nothing;
    }
  }
}

it("types narrow by type and name, and reject invalid values [T-225]", () => {
  expect(summarize({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "hi" })).toBe("hi");
  const value = { componentId: "c", componentName: "Chart", messageId: "m" };
  expect(summarize({ type: "CUSTOM", name: "tambo.component.start", value })).toBe("Chart");

  // @ts-expect-error Clients never send components.
  const component: Schemas["InputContent"] = { type: "component", id: "c", name: "n", props: {} };
  // @ts-expect-error There are only four roles.
  const role: Schemas["MessageRole"] = "robot";
  // @ts-expect-error Arguments are an object, not a string.
  const call: Schemas["ToolCall"] = { id: "c", name: "n", arguments: "{}" };
  expect([component, role, call]).toHaveLength(3);
});
