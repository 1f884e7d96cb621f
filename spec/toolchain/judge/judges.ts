import type { Judge } from "./judge.ts";
import { ajv } from "./judges/ajv.ts";
import { asyncApiModels, asyncApiValidate } from "./judges/asyncapi-cli.ts";
import { openApiSpecValidator } from "./judges/openapi-spec-validator.ts";
import { redocly } from "./judges/redocly.ts";
import { schemathesis } from "./judges/schemathesis.ts";
import { spectral } from "./judges/spectral.ts";

/** All judges. */
export const judges: readonly Judge[] = [
  redocly,
  spectral,
  openApiSpecValidator,
  asyncApiValidate,
  asyncApiModels,
  ajv,
  schemathesis,
];
