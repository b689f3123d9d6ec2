import { parseArgs } from 'node:util';
import { ensure } from './need.ts';
import { haproxy, pgbouncer, redis } from './test/programs.ts';
import { runCommand } from './test/stages.ts';

/*
 * `npm run test:cluster -- [--claims N] [--kills N] [word...]`: many processes, and what may befall them. Without a
 * word, which names files, the API's tests go through a transaction pooler too.
 */
const FILES = [
  'apps/api/test/cluster/',
  'apps/api/test/process/frozen.test.ts',
  'apps/api/test/api/redis-limits.test.ts',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    claims: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '100' },
  },
});
const { claims, kills } = values;
if (![claims, kills].every((value) => /^[1-9]\d{0,6}$/.test(value))) {
  console.error('--claims and --kills are whole numbers.');
  process.exit(2);
}
const env = {
  ...process.env,
  CLUSTER: '1',
  LONG: '1',
  CLUSTER_CLAIMS: claims,
  CLUSTER_KILLS: kills,
};
for (const need of [haproxy, pgbouncer, redis]) {
  if (!ensure(need)) console.log(`No ${need.name}: skipping ${need.skips}.`);
}
const say = (text: string) => process.stdout.write(text);
const files = positionals.length > 0 ? positionals : FILES;
// One after the other: each has as many processes as the machine bears.
const vitest = ['run', '--project=api', '--maxWorkers=1', '--reporter=verbose', ...files];
const passed = [await runCommand(say, 'vitest', vitest, env)];
if (positionals.length === 0 && pgbouncer.find()) {
  const pooled = ['scripts/test.ts', '--through-pooler'];
  passed.push(await runCommand(say, process.execPath, pooled, process.env));
}
process.exit(passed.every(Boolean) ? 0 : 1);
