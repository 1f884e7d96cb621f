import type { ContractName } from "../../project.ts";

/** Returns the paths of a contract's OpenAPI documents below `generated/`. */
export const openApiFiles = (contract: ContractName) => [
  `${contract}/openapi.yaml`,
  `${contract}/openapi.3.2.yaml`,
];

/** Returns the paths of a contract's AsyncAPI documents below `generated/`. */
export const asyncApiFiles = (contract: ContractName) => [
  `${contract}/asyncapi.yaml`,
  `${contract}/asyncapi.3.0.yaml`,
];

/** Formats a path in a document as a JSON Pointer. */
export const toPointer = (path: readonly (string | number)[]) =>
  `#${path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}`;
