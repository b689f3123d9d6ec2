import { audioFile } from '@baeon/contracts/speech/speech';
import { startApi } from '../api-process.ts';
import type { Bench } from '../bench.ts';
import { makeDatabase } from '../data.ts';
import { median, percentile } from '../numbers.ts';
import { atMost, type Figure } from '../report.ts';
import { recordings } from '../speech/recordings.ts';

const VOICES = 50;
const CLIENTS = 4;
/** How much slower the slowest answers of the rest may get while everybody speaks. */
const MOST_SLOWER = 4;
/** So that the others ask no longer than somebody speaks. */
const SHARE_OF_TIME = 0.8;
const LEAST_SECONDS = 5;

type Told = { text: string; seconds: number };

/** Fifty recordings at once: none is lost, and the rest of the API goes on answering. */
export async function measureVoicesAtOnce(bench: Bench): Promise<void> {
  const { say, report, cleanup } = bench;
  const clips = await recordings(bench, VOICES);
  if (!clips) return;
  const databaseUrl = await makeDatabase(bench.postgres, 'voices', 1000);
  const api = await startApi(databaseUrl, cleanup);
  const ask = (mp3: Uint8Array) => translate(api.port, mp3);

  say('voices: the first recording, which loads the recogniser');
  const first = await ask(clips[0]!);
  const second = await ask(clips[1]!);
  await api.quiet();

  const health = (seconds: number) =>
    bench.load.run({ kind: 'health over HTTP', port: api.port, clients: CLIENTS, seconds });
  const alone = figure('nobody speaks');
  const among = figure(`${VOICES} speak`);
  const waits: number[] = [];
  let lost = 0;
  let slowestRound = 0;
  for (let round = 0; round < bench.options.rounds; round += 1) {
    say(`voices, round ${round + 1} of ${bench.options.rounds}`);
    const seconds = Math.max(LEAST_SECONDS, VOICES * second.seconds * SHARE_OF_TIME);
    alone.rounds.push(await health(seconds));
    const began = performance.now();
    const heard = Promise.allSettled(clips.map(ask));
    among.rounds.push(await health(seconds));
    for (const outcome of await heard) {
      if (outcome.status === 'fulfilled') waits.push(outcome.value.seconds);
      else lost += 1;
    }
    slowestRound = Math.max(slowestRound, (performance.now() - began) / 1000);
  }
  waits.sort((a, b) => a - b);
  report.figures.push(alone, among);
  Object.assign(report.facts, {
    'seconds for the first recording after a start': first.seconds.toFixed(2),
    'seconds for a recording alone': second.seconds.toFixed(2),
    [`seconds until ${VOICES} at once were all answered`]: slowestRound.toFixed(1),
    [`seconds that one of ${VOICES} waited, p50`]: percentile(waits, 0.5).toFixed(1),
  });
  const slower = among.rounds.map(({ p99Ms }, nth) => p99Ms / alone.rounds[nth]!.p99Ms);
  report.goals.push(
    atMost(`recordings lost, of ${VOICES} at once`, 0, lost),
    atMost(
      `health, p99 while ${VOICES} speak to p99 while nobody does`,
      MOST_SLOWER,
      median(slower),
    ),
  );
  await api.kill();
}

const figure = (side: string): Figure => ({
  suite: 'speech',
  what: 'GET /api/health',
  side,
  clients: CLIENTS,
  rounds: [],
});

async function translate(port: number, mp3: Uint8Array): Promise<Told> {
  const began = performance.now();
  const form = new FormData();
  const { field, name, type } = audioFile;
  form.set(field, new Blob([mp3 as Uint8Array<ArrayBuffer>], { type }), name);
  const url = `http://127.0.0.1:${port}/api/convert-speech/translate`;
  const answer = await fetch(url, { method: 'POST', body: form });
  const { error, result } = (await answer.json()) as {
    error: boolean;
    result: { translatedText: string };
  };
  if (error) throw new Error(`answered ${answer.status} ${JSON.stringify(result)}`);
  return { text: result.translatedText, seconds: (performance.now() - began) / 1000 };
}
