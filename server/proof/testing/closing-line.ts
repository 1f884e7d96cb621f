/**
 * Ends the output of a test run with a list of the files that contain skipped tests, followed by `N passed, N
 * failed`.
 */
import type { Reporter, TestModule } from "vitest/node";

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    const skipped = new Map<string, number>();
    // The run also fails if a file does not load or an error occurs outside a test.
    let failed = errors.length + modules.filter((module) => module.errors().length > 0).length;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed += 1;
        else if (state === "failed") failed += 1;
        else skipped.set(module.relativeModuleId, (skipped.get(module.relativeModuleId) ?? 0) + 1);
      }
    }
    for (const [file, count] of skipped) process.stdout.write(`\n${count} skipped: ${file}`);
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}
