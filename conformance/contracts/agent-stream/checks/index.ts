/** Checks that a JMESPath expression cannot say, by the names that cases call them. */
import { jsonObject } from "../../../runner/code-checks.ts";
import type { CodeCheck } from "../../../runner/contract.ts";

export const codeChecks: Readonly<Record<string, CodeCheck>> = { "json-object": jsonObject };
