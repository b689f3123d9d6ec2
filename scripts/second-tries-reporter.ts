import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

/** Notes the tests that passed at the second try only: the other reporters tell of slow ones alone. */
export default class SecondTriesReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.moduleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    const file = process.env.SECOND_TRIES_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#names));
  }
}
