/** `npm run diff:agreement`: what this comparison and `redocly diff` say of the same edits. */
import { agreementTable, judgeCases } from "./agreement.ts";

process.stdout.write(`${agreementTable(await judgeCases())}\n`);
