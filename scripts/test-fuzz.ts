import { parseArgs } from 'node:util';
import { runCommand } from './test/stages.ts';

/** `npm run test:fuzz -- [--seed N] [--requests N]`: the generated requests of the ordinary tests, in any number. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    requests: { type: 'string', default: '50000' },
  },
});
const { seed, requests } = values;
if (![seed, requests].every((value) => /^\d{1,9}$/.test(value))) {
  console.error('--seed and --requests are whole numbers.');
  process.exit(2);
}
const env = { ...process.env, FUZZ_SEED: seed, FUZZ_REQUESTS: requests };
const args = ['run', 'apps/api/test/api/generated-requests.test.ts'];
const passed = await runCommand((text) => process.stdout.write(text), 'vitest', args, env);
process.exit(passed ? 0 : 1);
