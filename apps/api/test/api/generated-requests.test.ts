import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMp3 } from '../../src/gateways/speech/offline/mp3.ts';
import { AppError } from '../../src/lib/app-error.ts';
import { runGenerated } from '../fuzz/run-generated.ts';
import { createDemoDatabase } from '../support/test-database.ts';
import { startTestApi, type TestApi } from '../support/test-api.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 24);
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1500);
/** Whoever asks for a run of their own is told how it goes, and what took long is a fault. */
const isOwnRun = process.env['FUZZ_REQUESTS'] !== undefined;
const MOST_MS_EACH = 200;

let api: TestApi;
let webFolder: string;
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'baeon-web-'));
  await writeFile(join(webFolder, 'index.html'), '<html lang="en"><head></head>%ABOUT%</html>');
  api = await startTestApi({
    webFolder,
    databaseUrl: await createDemoDatabase(),
    env: { LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000000', PUSH_HOSTS: 'push.example' },
    overrides: {
      pushGateway: { send: async () => ({ kind: 'sent' }) },
      // Reads what it is given, and hears always the same.
      speechGateway: {
        async toText(mp3) {
          if ('fault' in (await readMp3(mp3))) throw new AppError('AUDIO_UNREADABLE', 'Not heard.');
          return 'a blue shirt';
        },
        close: async () => {},
      },
    },
  });
});
afterAll(() => rm(webFolder, { recursive: true }));

it(
  `${requests} generated requests are answered, whatever they are (seed ${seed})`,
  async () => {
    const say = isOwnRun ? console.log : () => {};
    const run = await runGenerated(api, { seed, requests, say });
    const faults = await run.send();
    expect((await api.get('/api/health')).status).toBe(200);
    if (isOwnRun) faults.push(...(await run.askSlowAgain()));
    run.close();
    const repeat = `npm run test:fuzz -- --seed ${seed} --requests ${requests}`;
    const logged = faults.length > 0 ? api.logged.slice(-20).join('') : '';
    expect(faults, `repeat by: ${repeat}\n${logged}`).toEqual([]);
  },
  60_000 + requests * MOST_MS_EACH,
);
