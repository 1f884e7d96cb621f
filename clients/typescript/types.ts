/** The contract's types, under the names used in the OpenAPI document. */
import type { components } from "../../generated/tambo/types.ts";

type Schemas = components["schemas"];

export type AvailableComponent = Schemas["AvailableComponent"];
export type ComponentContent = Schemas["ComponentContent"];
export type ComponentTool = Schemas["ComponentTool"];
export type Content = Schemas["MessageContent"];
export type CreateRunRequest = Schemas["CreateRunRequest"];
export type CreateThreadRequest = Schemas["CreateThreadRequest"];
export type InputContent = Schemas["InputContent"];
export type InputMessage = Schemas["InputMessage"];
export type JSONSchema = Schemas["JSONSchema"];
export type JsonObject = Schemas["JsonObject"];
export type JsonPatchInputOperation = Schemas["JsonPatchInputOperation"];
export type JsonPatchOperation = Schemas["JsonPatchOperation"];
export type Message = Schemas["Message"];
export type PendingToolCall = Schemas["PendingToolCall"];
export type RunStreamEvent = Schemas["RunStreamEvent"];
export type Thread = Schemas["Thread"];
export type Tool = Schemas["Tool"];
export type ToolCall = Schemas["ToolCall"];
export type ToolRepresentation = Schemas["ToolRepresentation"];
export type Wire = Schemas["Wire"];
