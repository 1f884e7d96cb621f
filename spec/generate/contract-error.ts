/** A contract compiles, but has something that cannot be generated from; the message says what and where. */
export class ContractError extends Error {
  override name = "ContractError";

  /** The same of a contract that is named. */
  in(contract: string): ContractError {
    return new ContractError(`spec/${contract}: ${this.message}`, { cause: this });
  }
}
