import { byteBudgetOf, namedScriptBytes } from '../../e2e/support/script-bytes.ts';
import { Server } from '../../e2e/support/server.ts';
import type { Setting } from '../bench.ts';
import { openBrowser, type Browser } from '../first-impression/browser.ts';
import {
  type Impression,
  lookAt,
  measureProcessor,
  usual,
} from '../first-impression/lighthouse.ts';
import { makeMember, type Member } from '../first-impression/member.ts';
import { median } from '../numbers.ts';
import { asBudget, atLeast, atMost, type Goal } from '../report.ts';

const PERFORMANCE = 95;

type Screen = { path: string; member: Member | null };
type Seen = {
  screen: string;
  impression: Impression;
  slowdown: number;
  scriptBytes: number;
  byteBudget: number;
};

/** The app by `npm start`, looked at as somebody does who opens it for the first time. */
export async function measureFirstImpression(bench: Setting): Promise<void> {
  const { options, report, say, cleanup } = bench;
  const server = new Server();
  cleanup.add(() => server.remove());
  say('first impression: starting the app');
  await server.start();
  const browser = await openBrowser(server.url, cleanup);
  if (!browser) {
    report.facts['first impression'] = 'not measured: there is no Chromium (CHROMIUM_PATH)';
    return;
  }
  report.facts['browser'] = browser.version;
  const member = await makeMember(server);
  const seen: Seen[] = [];
  for (const screen of screensFor(member)) {
    say(`first impression: ${screen.path}`);
    await browser.belongsTo(screen.member);
    seen.push(await see(`${server.url}${screen.path}`, screen, browser, options.runs));
  }
  writeDown(bench, seen);
}

function screensFor(member: Member): Screen[] {
  const paths = ['/explore', '/baeon-home', '/coupon', `/coupon/${member.deal}`];
  return [
    { path: '/login', member: null },
    ...[...paths, '/user-coupon-profile'].map((path) => ({ path, member })),
    { path: '/counter/', member: null },
    { path: '/counter/me', member: null },
  ];
}

async function see(url: string, { path }: Screen, browser: Browser, runs: number): Promise<Seen> {
  const looks: Impression[] = [];
  const slowdowns: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Each time anew: on a shared machine it is another one from minute to minute.
    const { slowdown } = await measureProcessor(url, browser.port);
    slowdowns.push(slowdown);
    looks.push(await lookAt(url, browser.port, slowdown));
  }
  return {
    screen: path.replace(/[^/]{36}/, '{id}'),
    impression: usual(looks),
    slowdown: median(slowdowns),
    scriptBytes: await namedScriptBytes(url),
    byteBudget: byteBudgetOf(path),
  };
}

function writeDown({ report }: Setting, seen: Seen[]): void {
  report.tables.push({
    head: [
      'screen',
      'performance',
      'accessibility',
      'best practices',
      'CLS',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'JS kB',
      'slowdown',
    ],
    rows: seen.map(({ screen, impression, slowdown, scriptBytes }) => [
      screen,
      String(impression.performance),
      String(impression.accessibility),
      String(impression.bestPractices),
      String(impression.layoutShift),
      impression.fcpMs.toFixed(0),
      impression.lcpMs.toFixed(0),
      impression.blockedMs.toFixed(0),
      (scriptBytes / 1000).toFixed(1),
      slowdown.toFixed(1),
    ]),
  });
  report.tables.push({
    head: ['screen', 'what Lighthouse would have otherwise'],
    rows: seen.flatMap(({ screen, impression }) =>
      impression.complaints.map((complaint) => [screen, complaint]),
    ),
  });
  report.goals.push(...seen.flatMap(goalsOf));
}

function goalsOf({ screen, impression, scriptBytes, byteBudget }: Seen): Goal[] {
  const { performance, accessibility, bestPractices, layoutShift } = impression;
  return [
    atLeast(`${screen}, performance`, PERFORMANCE, performance),
    atLeast(`${screen}, accessibility`, 100, accessibility),
    atLeast(`${screen}, best practices`, 100, bestPractices),
    atMost(`${screen}, layout shift`, 0, layoutShift),
    atMost(`${screen}, JavaScript in kB`, byteBudget / 1000, scriptBytes / 1000),
  ].map(asBudget);
}
