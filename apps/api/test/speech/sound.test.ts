import { describe, expect, it } from 'vitest';
import {
  levelOf,
  levelsOf,
  topOf,
  evenedOut,
  mayBeSpeech,
  prepareSound,
  withSilenceAround,
  withoutLongSilence,
  withoutOffset,
} from '../../src/gateways/speech/offline/sound.ts';
import { hiss, RATE, silence, soundsInARow, tone, voice } from '../support/speech-sounds.ts';

const plus = (one: Float32Array, other: Float32Array) => one.map((sample, i) => sample + other[i]!);
const topDb = (samples: Float32Array) => topOf(levelsOf(samples));
const secondsOf = (samples: Float32Array) => samples.length / RATE;

describe('whether there may be speech', () => {
  it.each([-10, -30, -45, -55])('a voice of %i dB is let through', (db) => {
    expect(mayBeSpeech(voice(2, db))).toBe(true);
  });

  it('a voice of -45 dB is let through over hiss', () => {
    expect(mayBeSpeech(plus(voice(2, -45), hiss(2, -60)))).toBe(true);
  });

  it('one quiet word in ten seconds is let through', () => {
    const word = soundsInARow(silence(6), voice(0.3, -45), silence(3.7));
    expect(mayBeSpeech(plus(word, hiss(10, -65)))).toBe(true);
  });

  it('a voice without a pause is let through when it is not faint', () => {
    expect(mayBeSpeech(tone(1, { height: 0.05 }))).toBe(true);
  });

  it.each([-50, -60, -70, -90])('hiss of %i dB is not', (db) => {
    for (const seed of [1, 2, 3]) expect(mayBeSpeech(hiss(3, db, seed))).toBe(false);
  });

  it('silence is not, however short or long', () => {
    for (const seconds of [0, 0.001, 0.1, 10]) expect(prepareSound(silence(seconds))).toBeNull();
  });

  it('silence off centre and hiss off centre are not', () => {
    expect(prepareSound(silence(2).fill(0.3))).toBeNull();
    expect(prepareSound(hiss(2, -60).map((sample) => sample - 0.2))).toBeNull();
  });

  it('a click in silence is not', () => {
    const click = silence(3);
    click.fill(0.9, 20_000, 20_020);
    expect(prepareSound(click)).toBeNull();
  });
});

it('takes away what is off centre and nothing else', () => {
  const centred = withoutOffset(voice(1, -20).map((sample) => sample + 0.2));
  expect(Math.abs(centred.reduce((sum, sample) => sum + sample, 0) / RATE)).toBeLessThan(1e-5);
  expect(levelOf(centred)).toBeCloseTo(levelOf(voice(1, -20)), 1);
});

describe('the loudness', () => {
  it.each([-50, -40, -30])('of a voice of %i dB becomes an ordinary one', (db) => {
    expect(topDb(evenedOut(voice(2, db)))).toBeCloseTo(-16, 0);
  });

  it('of a loud recording stays', () => {
    const loud = voice(2, -12);
    expect(evenedOut(loud)).toEqual(loud);
  });

  it('of the faintest is not raised without end', () => {
    const faint = voice(2, -60);
    expect(topDb(evenedOut(faint)) - topDb(faint)).toBeCloseTo(36, 0);
  });

  it('is not kept down by a knock, which is cut off', () => {
    const knocked = voice(2, -40);
    knocked.fill(0.9, 100, 120);
    const evened = evenedOut(knocked);
    expect(topDb(evened.subarray(RATE))).toBeGreaterThan(-20);
    expect(Math.max(...evened)).toBeLessThanOrEqual(1);
  });

  it('leaves the peaks of a voice whole', () => {
    // Short and high pulses: much peak for little energy.
    const pulses = silence(2).map((_, i) => (i % 160 < 4 ? 0.3 : 0) + (i % 320 < 4 ? 0.3 : 0));
    const evened = evenedOut(pulses);
    expect(evened[0]).toBeCloseTo(1, 5);
    expect(evened[160]).toBeCloseTo(0.5, 5);
  });
});

describe('the silence at both ends', () => {
  const said = voice(2, -20);

  it('is shortened, but a third of a second of it stays', () => {
    const result = withoutLongSilence(soundsInARow(silence(3), said, silence(4)));
    expect(secondsOf(result)).toBeGreaterThan(2 + 2 / 3 - 0.1);
    expect(secondsOf(result)).toBeLessThan(3);
    const first = result.findIndex((sample) => Math.abs(sample) > 0.01);
    expect(first / RATE).toBeGreaterThan(1 / 3);
    expect(result.subarray(first, first + RATE)).toEqual(said.subarray(...firstSecondOf(said)));
  });

  it('is found in noise, too', () => {
    const noisy = plus(soundsInARow(silence(3), said, silence(4)), hiss(9, -55));
    expect(secondsOf(withoutLongSilence(noisy))).toBeLessThan(3);
  });

  it('stays where it is short', () => {
    const sound = soundsInARow(silence(0.3), said, silence(0.3));
    expect(withoutLongSilence(sound)).toEqual(sound);
  });

  it('does not take a soft beginning along', () => {
    const soft = tone(0.8, { height: 0.02 });
    const sound = soundsInARow(soft, tone(2, { height: 0.17 }), soft);
    expect(withoutLongSilence(sound)).toHaveLength(sound.length);
  });

  it('is not looked for within', () => {
    const sound = soundsInARow(said, silence(4), said);
    expect(secondsOf(withoutLongSilence(sound))).toBeCloseTo(8, 0);
  });
});

describe('a short recording', () => {
  it('gets half a second of silence on each side', () => {
    const word = voice(0.5, -20);
    const result = withSilenceAround(word);
    expect(secondsOf(result)).toBe(1.5);
    expect(result.subarray(0, RATE / 2).every((sample) => sample === 0)).toBe(true);
    expect(result.subarray(RATE / 2, RATE)).toEqual(word);
    expect(result.subarray(RATE).every((sample) => sample === 0)).toBe(true);
  });

  it('is one under a second and a half', () => {
    expect(secondsOf(withSilenceAround(voice(1.49, -20)))).toBeCloseTo(2.49, 5);
    expect(secondsOf(withSilenceAround(voice(1.5, -20)))).toBe(1.5);
  });
});

it('does it all: a quiet word, off centre, between long silences', () => {
  const raw = soundsInARow(silence(3), voice(0.4, -45), silence(5));
  const result = prepareSound(plus(raw, hiss(8.4, -70)).map((sample) => sample + 0.1))!;
  expect(secondsOf(result)).toBeGreaterThan(0.4 + 2 / 3 + 1 - 0.1);
  expect(secondsOf(result)).toBeLessThan(2.4);
  expect(topDb(result)).toBeCloseTo(-16, 0);
  expect(result.every((sample) => Math.abs(sample) <= 1)).toBe(true);
});

function firstSecondOf(sound: Float32Array): [number, number] {
  const first = sound.findIndex((sample) => Math.abs(sample) > 0.01);
  return [first, first + RATE];
}
