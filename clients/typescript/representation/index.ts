/** Messages in both representations of tool calls. */
export { toBlocks } from "./to-blocks.ts";
export { toFields } from "../representation.ts";
