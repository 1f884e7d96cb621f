import { describe, expect, it } from "vitest";
import { findComponentTool, findTool } from "./resolve.ts";

describe("offeredTool", () => {
  it.each([
    ["conf_echo", ["x_conf_echo", "conf_echo"], "conf_echo"],
    ["conf_echo", ["conformance__conf_echo", "other"], "conformance__conf_echo"],
    ["conf_echo", ["conformance/conf_echo", "xconf_echo"], "conformance/conf_echo"],
  ])("finds %s among %j", (name, offered, expected) => {
    expect(findTool(name, offered)).toBe(expected);
  });

  it.each([
    [
      ["xconf_echo"],
      'the model request does not offer the tool "conf_echo" of the MCP server at CONFORM_MCP_URL; it offers "xconf_echo"',
    ],
    [
      [],
      'the model request does not offer the tool "conf_echo" of the MCP server at CONFORM_MCP_URL; it offers no tools',
    ],
    [
      ["a_conf_echo", "b_conf_echo"],
      'the model request offers more than one candidate for the tool "conf_echo" of the MCP server at CONFORM_MCP_URL; it offers "a_conf_echo", "b_conf_echo"',
    ],
  ])("finds no tool among %j", (offered, message) => {
    expect(() => findTool("conf_echo", offered)).toThrow(message);
  });
});

describe("componentTool", () => {
  it.each([
    ["ConfCard", ["show_component_ConfCard"], "show_component_ConfCard"],
    ["ConfCard", ["render-conf-card", "update"], "render-conf-card"],
    ["Card", ["show_ConfCard", "show_Card"], "show_Card"],
    ["Größe", ["show_größe"], "show_größe"],
  ])("finds %s among %j", (component, offered, expected) => {
    expect(findComponentTool(component, offered)).toBe(expected);
  });

  it("names the offered tools if none matches", () => {
    expect(() => findComponentTool("ConfCard", ["a"])).toThrow(
      'the model request does not offer a tool that shows the component "ConfCard"; it offers "a"',
    );
  });
});
