/** Another process has taken the run over, so this one may write nothing more of it. */
export class Fenced extends Error {
  /** @param runId The run. */
  constructor(runId: string) {
    super(`run ${runId} has been taken over`);
    this.name = "Fenced";
  }
}
