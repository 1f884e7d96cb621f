import type { Check } from "./check.ts";
import { decoding } from "./decoding.ts";
import { restart } from "./restart.ts";
import { retries } from "./retries.ts";
import { scenarios } from "./scenarios.ts";

/** All checks in table order. */
export const checks: readonly Check[] = [decoding, scenarios, retries, restart];
