/** Cards of tools at work, from what `tambo-v1-client/tool-progress` puts together. */
export { ToolCallCard, ToolCallCards } from "./tool-call-card.tsx";
