/** What the runners' JSON reports say of tests that failed, or passed at the second try only. */
type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type BrowserSuite = {
  suites?: BrowserSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};

const MOST_LINES = 12;

const told = (name: string, message: string): string => {
  const lines = message.split('\n').slice(0, MOST_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
};

const SECOND_TRY = ' (passed at the second try)';

export const passedAtSecondTry = (names: string[]): string[] =>
  names.map((name) => name + SECOND_TRY);

export function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [told(name, message)] : [];
    return failed.map((test) =>
      told(`${name} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
}

export function failedInBrowser({ suites = [], specs }: BrowserSuite): string[] {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        told(
          `${file} › ${title}${status === 'flaky' ? SECOND_TRY : ''}`,
          results.find(({ error }) => error)?.error?.message ?? '',
        ),
      ),
  );
  return [...here, ...suites.flatMap(failedInBrowser)];
}
