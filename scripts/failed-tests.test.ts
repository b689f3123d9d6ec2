import { describe, expect, it } from 'vitest';
import { failedInBrowser, failedInVitest, passedAtSecondTry } from './failed-tests.ts';

describe('what a report says of failures', () => {
  it('names each failed test of vitest and why', () => {
    const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
      fullName,
      status,
      failureMessages,
    });
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [test('adds', 'passed'), test('divides', 'failed', ['by zero\nat 3'])],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
      ],
    };
    expect(failedInVitest(report)).toEqual([
      'a.test.ts › divides\n    by zero\n    at 3',
      'b.test.ts\n    no such file',
    ]);
  });

  it('marks what passed at the second try', () => {
    expect(passedAtSecondTry(['a.test.ts › adds'])).toEqual([
      'a.test.ts › adds (passed at the second try)',
    ]);
  });

  it('names failed and twice tried tests of the browser, however deep they stand', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'x.spec.ts',
      tests: [{ status, results: [message ? { error: { message } } : {}] }],
    });
    const report = {
      specs: [],
      suites: [
        {
          specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'timed out')],
          suites: [{ specs: [spec('waits', 'flaky', 'too late')] }],
        },
      ],
    };
    expect(failedInBrowser(report)).toEqual([
      'x.spec.ts › closes\n    timed out',
      'x.spec.ts › waits (passed at the second try)\n    too late',
    ]);
  });
});
