import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findSpeaker, NO_SPEAKER, speak } from '../../scripts/speech/speaker.ts';
import { type Sound, writeWav } from '../../scripts/speech/wav.ts';
import { ALWAYS_ALLOWED, watchDevices } from './devices.ts';
import { test as base } from './fixtures.ts';

const speaker = findSpeaker();
export const nobodySpeaks = speaker === null;
if (nobodySpeaks) console.log(`Journeys with speech are skipped: ${NO_SPEAKER}.`);

/** Where recordings are sent, and what the screens say about them. */
export const TRANSLATE = '**/api/convert-speech/translate';
export const START = 'Start voice recording';
export const STOP = 'Stop recording';
export const UNRECOGNISED =
  'We could not recognize your voice. Please try again or type your query.';

/** What the microphone hears, once and then nothing; null where nobody allows it. */
type Hears = { words: string } | { silence: true } | null;

const SILENCE: Sound = { rate: 16_000, samples: new Float32Array(8000) };

/** Half a second passes before somebody speaks. */
function tapSound(hears: NonNullable<Hears>): Sound {
  if (!('words' in hears)) return SILENCE;
  const { rate, samples } = speak(speaker!, hears.words);
  const led = new Float32Array(samples.length + rate / 2);
  led.set(samples, rate / 2);
  return { rate, samples: led };
}

/** A journey in a browser that hears what `hears` says. */
export const test = base.extend<{ hears: Hears }>({
  hears: [null, { option: true }],

  context: async ({ browserWith, deviceFolder, hears }, use) => {
    const file = join(deviceFolder, 'heard.wav');
    if (hears) writeFileSync(file, writeWav(tapSound(hears)));
    const fake = '--use-fake-device-for-media-stream';
    const browser = await browserWith(
      hears
        ? {
            kind: 'shell',
            flags: [fake, ALWAYS_ALLOWED, `--use-file-for-fake-audio-capture=${file}%noloop`],
          }
        : { kind: 'whole', flags: [fake] },
    );
    const context = await browser.newContext();
    await watchDevices(context);
    await use(context);
    await context.close();
  },
});

const level = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[style*="--level"]');
    return Number(shown?.style.getPropertyValue('--level') ?? 0);
  });

const LOUD = 0.2;
const QUIET = 0.08;
/** Longer than between two words. */
const QUIET_LOOKS = 10;

/** Waits until the meter showed that somebody spoke, and then that they have ended. */
export async function untilSaid(page: Page): Promise<void> {
  const looking = { intervals: [100], timeout: 60_000 };
  await expect.poll(() => level(page), looking).toBeGreaterThan(LOUD);
  let quiet = 0;
  const looksQuiet = async () => (quiet = (await level(page)) < QUIET ? quiet + 1 : 0);
  await expect.poll(looksQuiet, looking).toBeGreaterThanOrEqual(QUIET_LOOKS);
}

/** Ends the recording; a tap right behind the first one is taken for a part of it. */
export const stopRecording = (page: Page, tap: () => Promise<void>): Promise<void> =>
  expect(async () => {
    const listening = page.getByText('Listening...');
    if (await listening.isVisible()) await tap();
    await expect(listening).toBeHidden({ timeout: 1000 });
  }).toPass();

/** A busy machine loses pieces of the sound: whoever was not understood says it again. */
export const untilUnderstood = (attempt: () => Promise<void>): Promise<void> =>
  expect(attempt).toPass({ timeout: 180_000 });
