/** What the runners' JSON reports say: how many passed, what failed and why, how long files took. */
export type Count = { passed: number; failed: number; skipped: number };
export type FileTime = { file: string; seconds: number };
export type Report = { count: Count; failures: string[]; files: FileTime[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type BrowserSpec = {
  title: string;
  file: string;
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
};
type BrowserSuite = { suites?: BrowserSuite[]; specs: BrowserSpec[] };
type BrowserReport = {
  suites?: BrowserSuite[];
  errors?: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const MOST_LINES = 12;

const told = (name: string, message: string): string => {
  const lines = message.split('\n').slice(0, MOST_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
};

export function readVitestReport(report: VitestReport): Report {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    count: {
      passed: numPassedTests,
      // A file that could not be loaded has no tests that failed.
      failed: numFailedTests + broken.length,
      skipped: numPendingTests,
    },
    failures: testResults
      .flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => told(`${name} › ${test.fullName}`, test.failureMessages.join('\n'))),
      )
      .concat(broken.map(({ name, message }) => told(name, message))),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

export function readBrowserReport({ suites = [], errors = [], stats }: BrowserReport): Report {
  const specs = suites.flatMap(specsOf);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const took = tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000));
    seconds.set(
      file,
      took.reduce((sum, each) => sum + each, seconds.get(file) ?? 0),
    );
  }
  return {
    count: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    failures: [
      ...errors.map(({ message = '' }) => told('before the journeys', message)),
      ...specs.flatMap(({ title, file, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results }) =>
            told(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message ?? ''),
          ),
      ),
    ],
    files: [...seconds].map(([file, took]) => ({ file, seconds: took })),
  };
}

const specsOf = ({ suites = [], specs }: BrowserSuite): BrowserSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
