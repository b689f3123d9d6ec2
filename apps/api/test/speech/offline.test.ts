import { mkdtempSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOfflineSpeech } from '../../src/gateways/speech/offline/offline.ts';
import { createLog } from '../../src/lib/log.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { mp3Of } from '../../../../scripts/speech/mp3.ts';
import { noiseBytes, silence, tone } from '../support/speech-sounds.ts';
import { nobodySpeaks, spoken } from '../support/speaking.ts';

type Options = Omit<Parameters<typeof createOfflineSpeech>[0], 'log'>;

const patient = new AbortController().signal;
const asHeard = async ({ text }: { text: string }) => text;

function startSpeech(options: Options = {}) {
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => logged.push(line) });
  const speech = createOfflineSpeech({ log, ...options });
  atEnd(() => speech.close());
  return { speech, logged };
}

/** One for all who leave it as it was: each has a process that reads the model. */
let shared: ReturnType<typeof startSpeech> | undefined;
const sharedSpeech = () => (shared ??= startSpeech());

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Makes the packages of the recogniser as if they had not been installed. */
const WITHOUT_RECOGNISER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (name === 'onnxruntime-node') throw new Error('Cannot find package ' + name);
      return next(name, context);
    },
  });
`)}`;

describe('our own recogniser', () => {
  it.skipIf(nobodySpeaks)('hears what is said, and judges by the sound', async () => {
    const { speech } = sharedSpeech();
    const mp3 = await spoken('mixer grinder under three thousand');
    let likelihoods: number[] = [];
    const text = await speech.toText(
      mp3,
      async (heard) => {
        const others = ['Fifty-five inch television.', 'Mixer grinder under four hundred.'];
        likelihoods = await heard.scoreTexts!([heard.text, ...others]);
        return heard.text;
      },
      patient,
    );
    expect(text).toMatch(/mixer grinder under (three thousand|3,?000)/i);
    const [said, ...others] = likelihoods;
    for (const other of others) expect(other).toBeLessThan(said! - 3);
  });

  it.skipIf(nobodySpeaks)('hears a single short word', async () => {
    const { speech } = sharedSpeech();
    expect(await speech.toText(await spoken('television'), asHeard, patient)).toMatch(
      /television/i,
    );
  });

  it('gives "" for silence', async () => {
    const { speech } = sharedSpeech();
    expect(await speech.toText(await mp3Of(silence(3)), asHeard, patient)).toBe('');
  });

  it('refuses what is no MP3 without asking anybody', async () => {
    const { speech } = startSpeech();
    const webm = Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...noiseBytes(4000)]);
    await expect(speech.toText(webm, asHeard, patient)).rejects.toMatchObject({
      code: 'AUDIO_UNREADABLE',
    });
    expect(speech.pid).toBeUndefined();
  });

  it('refuses what begins as an MP3 and is none', async () => {
    const { speech } = sharedSpeech();
    const head = (await mp3Of(tone(0.2))).slice(0, 40);
    const mixed = Uint8Array.from([...head, ...noiseBytes(20_000)]);
    await expect(speech.toText(mixed, asHeard, patient)).rejects.toMatchObject({
      code: 'AUDIO_UNREADABLE',
    });
    await expect(speech.check(mixed, patient)).rejects.toMatchObject({ code: 'AUDIO_UNREADABLE' });
  });

  it('refuses what goes on for too long, and takes what does not', async () => {
    const { speech } = sharedSpeech();
    const long = await mp3Of(tone(60), { bitrate: 8 });
    await expect(speech.toText(long, asHeard, patient)).rejects.toMatchObject({
      code: 'AUDIO_TOO_LONG',
    });
    await expect(speech.check(long, patient)).rejects.toMatchObject({ code: 'AUDIO_TOO_LONG' });
    await expect(speech.check(await mp3Of(tone(10)), patient)).resolves.toBeUndefined();
  });

  it('says that voice is not installed where it is not, and still checks recordings', async () => {
    const { speech, logged } = startSpeech({ nodeOptions: ['--import', WITHOUT_RECOGNISER] });
    const mp3 = await mp3Of(tone(1));
    await expect(speech.toText(mp3, asHeard, patient)).rejects.toMatchObject({
      code: 'VOICE_NOT_INSTALLED',
      message: 'Voice search is not installed on this server. Please type your query.',
    });
    expect(logged.join()).toContain('voice is not installed');
    await expect(speech.check(mp3, patient)).resolves.toBeUndefined();
  });

  it('tries a recording once more under which its process was killed', async () => {
    const { speech, logged } = startSpeech();
    const mp3 = await mp3Of(silence(1));
    let heard = 0;
    const text = await speech.toText(
      mp3,
      async ({ scoreTexts }) => {
        heard += 1;
        if (heard === 1) process.kill(speech.pid!, 'SIGKILL');
        await scoreTexts!(['Pizza']);
        return `heard ${heard} times`;
      },
      patient,
    );
    expect(text).toBe('heard 2 times');
    expect(logged.join()).toContain('the process that hears was lost');
  });

  it('takes another process for one that cannot be reached, before its end is told', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baeon-ear-'));
    atEnd(() => rmSync(folder, { recursive: true }));
    const deafOnce = `data:text/javascript,${encodeURIComponent(`
      import { existsSync, writeFileSync } from 'node:fs';
      const mark = ${JSON.stringify(join(folder, 'mark'))};
      if (!existsSync(mark)) {
        writeFileSync(mark, '');
        const send = process.send;
        process.exit = () => setInterval(() => {}, 1000);
        process.send = (reply) => send.call(process, reply, () => process.disconnect());
      }
    `)}`;
    const { speech } = startSpeech({ nodeOptions: ['--import', deafOnce] });
    let first: number | undefined;
    const text = await speech.toText(
      await mp3Of(silence(1)),
      async ({ scoreTexts }) => {
        first ??= speech.pid;
        await scoreTexts!(['Pizza']);
        return 'heard';
      },
      patient,
    );
    expect(text).toBe('heard');
    await eventually(() => !isAlive(first!), 'the first process was gone');
  });

  it('gives up a recording that kills it twice, and goes on with the next', async () => {
    const { speech } = startSpeech();
    const mp3 = await mp3Of(silence(1));
    const deadly = speech.toText(
      mp3,
      async ({ scoreTexts }) => {
        process.kill(speech.pid!, 'SIGKILL');
        return String(await scoreTexts!(['Pizza']));
      },
      patient,
    );
    const next = speech.toText(mp3, async () => 'fine', patient);
    await expect(deadly).rejects.toThrow('ended');
    expect(await next).toBe('fine');
  });

  it('ends a process that does not answer in time', async () => {
    const { speech } = startSpeech({ answerMs: 1 });
    await expect(speech.check(await mp3Of(silence(1)), patient)).rejects.toThrow(
      'no answer in time',
    );
    expect(speech.pid).toBeUndefined();
  });

  it('lets its process go when nobody has spoken for a while, and starts another', async () => {
    const { speech } = startSpeech({ idleMs: 1 });
    const mp3 = await mp3Of(silence(1));
    await speech.check(mp3, patient);
    await eventually(() => speech.pid === undefined, 'its process was gone');
    await expect(speech.check(mp3, patient)).resolves.toBeUndefined();
  });

  it('ends its process when it is closed', async () => {
    const { speech } = startSpeech();
    await speech.check(await mp3Of(silence(1)), patient);
    const pid = speech.pid!;
    expect(isAlive(pid)).toBe(true);
    await speech.close();
    expect(isAlive(pid)).toBe(false);
  });

  it('lets only so many wait, and tells the others when to come back', async () => {
    const { speech } = startSpeech({ mostWaiting: 2 });
    const mp3 = await mp3Of(silence(1));
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, () => speech.toText(mp3, asHeard, patient)),
    );
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const [, , , refused] = all;
    const { reason } = refused as PromiseRejectedResult;
    expect(reason).toMatchObject({ code: 'BUSY' });
    expect(reason.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(reason.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  it.skipIf(nobodySpeaks)(
    'listens plainly while many wait, and carefully again after',
    async () => {
      const { speech } = startSpeech({ manyWaiting: 1 });
      const mp3 = await spoken('television');
      const judged: boolean[] = [];
      const listen = () =>
        speech.toText(
          mp3,
          async ({ text, scoreTexts }) => {
            judged.push(scoreTexts !== null);
            return text;
          },
          patient,
        );
      const texts = await Promise.all(Array.from({ length: 2 }, listen));
      for (const text of texts) expect(text).toMatch(/television/i);
      expect(judged).toEqual([false, true]);
    },
  );

  it('does nothing more for who went away', async () => {
    const { speech } = sharedSpeech();
    const mp3 = await mp3Of(silence(1));
    const leaving = new AbortController();
    let corrected = 0;
    const count = async () => String((corrected += 1));
    const first = speech.toText(mp3, count, leaving.signal);
    const second = speech.toText(mp3, count, leaving.signal);
    leaving.abort(new Error('left'));
    const outcomes = await Promise.allSettled([first, second]);
    expect(outcomes).toMatchObject([
      { reason: { message: 'left' } },
      { reason: { message: 'left' } },
    ]);
    expect(corrected).toBe(0);
    expect(await speech.toText(mp3, count, patient)).toBe('1');
  });

  it('leaves what an API has lent that is nice itself', async () => {
    // Nobody but root may take any of it back.
    const own = Math.max(10, getPriority());
    const nice = `data:text/javascript,${encodeURIComponent(
      `import { setPriority } from 'node:os'; setPriority(${own});`,
    )}`;
    const { speech } = startSpeech({ nodeOptions: ['--import', nice] });
    await speech.check(await mp3Of(silence(1)), patient);
    expect(getPriority(speech.pid!)).toBe(own);
  });

  it('gives its process none of our secrets', async () => {
    process.env['APP_SECRET_OF_TEST'] = 'secret';
    const printed = `data:text/javascript,${encodeURIComponent(
      "if ('APP_SECRET_OF_TEST' in process.env) process.exit(7);",
    )}`;
    const { speech } = startSpeech({ nodeOptions: ['--import', printed] });
    await expect(speech.check(await mp3Of(silence(1)), patient)).resolves.toBeUndefined();
    delete process.env['APP_SECRET_OF_TEST'];
  });
});
