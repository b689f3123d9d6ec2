import { describe, expect, it } from 'vitest';
import { readBrowserReport, readVitestReport } from './reports.ts';

describe('what a report says', () => {
  it('of vitest: each failed test and why, files that could not be loaded, and times', () => {
    const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
      fullName,
      status,
      failureMessages,
    });
    const times = { startTime: 1000, endTime: 3500 };
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [test('adds', 'passed'), test('divides', 'failed', ['by zero\nat 3'])],
          ...times,
        },
        {
          name: 'b.test.ts',
          status: 'failed',
          message: 'no such file',
          assertionResults: [],
          ...times,
        },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [], ...times },
      ],
    };
    expect(readVitestReport(report)).toEqual({
      count: { passed: 1, failed: 2, skipped: 2 },
      failures: ['a.test.ts › divides\n    by zero\n    at 3', 'b.test.ts\n    no such file'],
      files: ['a.test.ts', 'b.test.ts', 'c.test.ts'].map((file) => ({ file, seconds: 2.5 })),
    });
  });

  it('of the browser: failed journeys, however deep they stand, and what broke before them', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'x.spec.ts',
      tests: [{ status, results: [{ duration: 500, ...(message && { error: { message } }) }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{ message: 'no build' }],
      suites: [
        {
          specs: [spec('opens', 'expected'), spec('closes', 'unexpected', 'timed out')],
          suites: [{ specs: [spec('waits', 'flaky', 'too late')] }],
        },
      ],
    };
    expect(readBrowserReport(report)).toEqual({
      count: { passed: 1, failed: 3, skipped: 0 },
      failures: [
        'before the journeys\n    no build',
        'x.spec.ts › closes\n    timed out',
        'x.spec.ts › waits\n    too late',
      ],
      files: [{ file: 'x.spec.ts', seconds: 1.5 }],
    });
  });
});
