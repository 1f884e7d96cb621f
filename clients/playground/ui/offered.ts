import { offeredComponents } from "../session/offers.ts";
import { pageTools } from "./page-tools.ts";

/** What every conversation offers to the model, where its contract has a place for it. */
export const offered = { components: offeredComponents, tools: pageTools };
