import { expect, test } from 'vitest';
import { createWedgeReader, type KeyMeaning } from './wedge.ts';

/** What the last key means of a text that is typed at this pace and ended with Enter. */
function typed(text: string, everyMs: number, enterAfterMs = everyMs): KeyMeaning {
  const read = createWedgeReader();
  let at = 1000;
  for (const key of text) read(key, (at += everyMs));
  return read('Enter', at + enterAfterMs);
}

test.each(['ABCDE-FGHJK', 'B1:7%$ K*+./-'])('%s typed by a scanner is read', (text) => {
  expect(typed(text, 8)).toEqual({ text });
});

test('what a person types stays theirs, and so does a slow Enter after a paste', () => {
  expect(typed('ABCDE-FGHJK', 120)).toBe('own');
  expect(typed('ABCDE-FGHJK', 8, 400)).toBe('own');
  expect(typed('1250', 8)).toBe('own');
});

test('keys of a burst are kept from what has the focus, and a pause begins anew', () => {
  const read = createWedgeReader();
  expect(['A', 'B', 'C', 'D'].map((key, i) => read(key, 10 * i))).toEqual([
    'own',
    'own',
    'burst',
    'burst',
  ]);
  expect(read('Shift', 35)).toBe('own');
  expect(read('E', 500)).toBe('own');
  for (const [i, key] of [...'FGHJKMN'].entries()) read(key, 510 + 10 * i);
  expect(read('Enter', 585)).toEqual({ text: 'EFGHJKMN' });
});
