/** A setting that cannot be used; the message names it and says what it takes. */
export class SettingError extends Error {
  /**
   * @param name The variable, or the file and the JSON Pointer in it.
   * @param problem What is wrong with it, and what it takes; shows no secret.
   */
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
    this.name = "SettingError";
  }
}
