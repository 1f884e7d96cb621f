/** A promise that others settle. Nobody has to look at it. */
export class Outcome<Value> {
  readonly promise: Promise<Value>;
  resolve!: (value: Value) => void;
  reject!: (reason: unknown) => void;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.promise.catch(() => {});
  }
}
