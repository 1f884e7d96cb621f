/** The generated types, as an app uses them. `tsc` judges: a line marked as an error that compiles fails the check. */
import { expect, it } from "vitest";
import type { components } from "../../generated/tambo/types.ts";

type Schemas = components["schemas"];

/** The events of components. */
type ComponentEvent = Extract<Schemas["TamboExtensionEvent"], { name: `tambo.component.${string}` }>;

/** Summarises an event as an app may: unions narrow by `type`, and CUSTOM ones by `name`, until nothing is left. */
function summary(event: Exclude<Schemas["RunStreamEvent"], { type: "CUSTOM" }> | ComponentEvent): string {
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

it("types narrow by type and name, and refuse what the contract refuses [T-225]", () => {
  expect(summary({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "hi" })).toBe("hi");
  const value = { componentId: "c", componentName: "Chart", messageId: "m" };
  expect(summary({ type: "CUSTOM", name: "tambo.component.start", value })).toBe("Chart");

  // @ts-expect-error a component is never sent by a client
  const component: Schemas["InputContent"] = { type: "component", id: "c", name: "n", props: {} };
  // @ts-expect-error there are four roles
  const role: Schemas["MessageRole"] = "robot";
  // @ts-expect-error arguments are parsed
  const call: Schemas["ToolCall"] = { id: "c", name: "n", arguments: "{}" };
  expect([component, role, call]).toHaveLength(3);
});
