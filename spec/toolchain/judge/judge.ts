/** Types of the judges. */
import type { ContractName } from "../project.ts";

/** A problem that a judge found in a contract's documents. */
export interface Finding {
  /** The judge's own name for the rule. */
  rule: string;
  /** The file below `generated/`, followed by a JSON Pointer (`tambo/openapi.yaml#/info`) or an operation. */
  place: string;
  message: string;
}

/** A third-party program that judges published documents. */
export interface Judge {
  /** The name in the table, in `--only` and in `exceptions.yaml`. */
  id: string;
  /** Prepares the judge. Returns the reason if a toolchain is missing on this machine. */
  prepare(): Promise<string | undefined>;
  /** Judges the documents of one contract. */
  judge(contract: ContractName): Promise<Finding[]>;
}
