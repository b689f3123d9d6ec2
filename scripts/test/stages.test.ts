import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runCommand, runLanes, type Stage } from './stages.ts';
import { timingsOf } from './timings.ts';

const fine = { count: { passed: 1, failed: 0, skipped: 0 }, failures: [], files: [] };

it('what lanes say is told stage by stage, however they overlap', async () => {
  const heard: string[] = [];
  const stage = (name: string, ms: number): Stage => ({
    name,
    run: async (say) => {
      say(`${name} starts. `);
      await pause(ms);
      say(`${name} ends. `);
      return fine;
    },
  });
  const lanes = [[stage('a', 60), stage('b', 1)], [stage('c', 1)]];
  const parts = await runLanes(lanes, (text) => heard.push(text));
  expect(heard.join('')).toBe('a starts. a ends. b starts. b ends. c starts. c ends. ');
  expect(parts.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it('a stage that breaks is a failure, and the others go on', async () => {
  const breaks: Stage = { name: 'breaks', run: () => Promise.reject(new Error('no report')) };
  const goesOn: Stage = { name: 'goes on', run: async () => fine };
  const parts = await runLanes([[breaks, goesOn]], () => {});
  expect(parts.map(({ count }) => count.failed)).toEqual([1, 0]);
  expect(parts[0]!.failures).toEqual(['Error: no report']);
});

it('a command tells what it says and how it ended', async () => {
  let said = '';
  const say = (text: string) => (said += text);
  const run = (code: string) => runCommand(say, process.execPath, ['-e', code], process.env);
  expect(await run('console.log("hello")')).toBe(true);
  expect(said).toContain('hello');
  expect(await run('process.exit(3)')).toBe(false);
  expect(await runCommand(say, 'no-such-program', [], process.env)).toBe(false);
});

it('the slowest files stand first in the timings', () => {
  const files = [
    { file: '/root/a.test.ts', seconds: 1.5 },
    { file: '/root/b.test.ts', seconds: 0.25 },
    { file: 'c.spec.ts', seconds: 20 },
  ];
  expect(timingsOf([{ ...fine, name: 'unit', seconds: 30, files }], '/root')).toEqual([
    '    30.0 s  unit',
    '      20.0 s  c.spec.ts',
    '       1.5 s  a.test.ts',
    '       0.3 s  1 other files',
  ]);
});
