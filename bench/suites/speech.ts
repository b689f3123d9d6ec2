import type { Bench } from '../bench.ts';
import { atMost } from '../report.ts';
import { withNoise } from '../speech/noise.ts';
import { createListener } from '../speech/listen.ts';
import { shoppingPhrases } from '../speech/phrases.ts';
import { asSent, readers, readPhrase } from '../speech/recordings.ts';
import { Tally } from '../speech/tally.ts';

const SEED = 4711;
/** Every so manieth clip is heard once more in a noisy room. */
const NOISY_EVERY = 8;
const NOISE_DB = 15;
const NOISY = `with noise at ${NOISE_DB} dB`;
const ALL = 'all';
const SAID_AFTER = 50;

/** Of the words that are misunderstood, so many may be left by the correction step. */
const MOST_LEFT = 0.7;
/** For each word that it mends, so many right ones may be made wrong. */
const MOST_BROKEN = 0.1;
const MOST_SLOWNESS = 1;

/** How many words of shopping phrases are misunderstood, without and with the correction step. */
export async function measureSpeech(bench: Bench): Promise<void> {
  const { options, report, say } = bench;
  const voices = readers(bench, options.voices);
  if (!voices) return;
  const listen = await createListener();
  const phrases = shoppingPhrases(options.phrases, SEED);
  const tallies = new Map<string, Tally>();
  const tally = (name: string): Tally => {
    if (!tallies.has(name)) tallies.set(name, new Tally());
    return tallies.get(name)!;
  };
  say(`speech: ${phrases.length} phrases, ${voices.length} voices`);
  for (const [nth, phrase] of phrases.entries()) {
    if (nth > 0 && nth % SAID_AFTER === 0) say(`speech: ${nth} phrases have been heard`);
    for (const [turn, voice] of voices.entries()) {
      const sound = readPhrase(voice, phrase);
      const clip = await listen(await asSent(sound), phrase);
      tally(`${voice.speaker} ${voice.name}`).add(clip);
      tally(ALL).add(clip);
      if ((nth + turn) % NOISY_EVERY > 0) continue;
      tally(NOISY).add(await listen(await asSent(withNoise(sound, NOISE_DB, nth)), phrase));
    }
  }
  writeDown(report, tallies);
}

function writeDown(report: Bench['report'], tallies: ReadonlyMap<string, Tally>): void {
  const last = [ALL, NOISY];
  const names = [...tallies.keys()].filter((name) => !last.includes(name)).concat(last);
  report.tables.push({
    head: [
      'words misunderstood, %',
      'clips',
      'words',
      'heard',
      'corrected',
      'words mended',
      'words broken',
      'seconds a clip, p50',
      'time / length, p50',
      'p95',
    ],
    rows: names.map((name) => {
      const tally = tallies.get(name)!;
      return [
        name,
        String(tally.clips),
        String(tally.words),
        tally.errorRateHeard.toFixed(1),
        tally.errorRateMended.toFixed(1),
        String(tally.mended),
        String(tally.broken),
        tally.secondsTaken(0.5).toFixed(2),
        tally.slowness(0.5).toFixed(2),
        tally.slowness(0.95).toFixed(2),
      ];
    }),
  });
  const all = tallies.get(ALL)!;
  report.goals.push(
    atMost(
      'words misunderstood after the correction step, of those before',
      MOST_LEFT,
      all.errorsMended / all.errorsHeard,
    ),
    atMost('words broken, of those mended', MOST_BROKEN, all.broken / all.mended),
    atMost('seconds for a second of speech, p95', MOST_SLOWNESS, all.slowness(0.95)),
  );
}
