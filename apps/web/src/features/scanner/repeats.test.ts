import { expect, test } from 'vitest';
import { createRepeats } from './repeats.ts';

function acted(text: string) {
  const repeats = createRepeats();
  repeats.begin(0);
  expect(repeats.firstNew([text], 0)).toBe(text);
  repeats.acted(text);
  repeats.begin(10_000);
  return repeats;
}

test('a code that stays in the picture is not acted upon again for ten seconds', () => {
  const repeats = acted('a');
  expect(repeats.firstNew(['a'], 10_200)).toBeNull();
  expect(repeats.firstNew(['a'], 19_999)).toBeNull();
  expect(repeats.firstNew(['a'], 20_000)).toBe('a');
});

test('one that left the picture is, when it comes back', () => {
  const repeats = acted('a');
  for (const at of [10_200, 10_400, 10_600]) expect(repeats.firstNew([], at)).toBeNull();
  expect(repeats.firstNew(['a'], 10_800)).toBe('a');
});

test('one that is not made out now and then has not left', () => {
  const repeats = acted('a');
  const looks = [[], [], ['a'], [], [], ['a']];
  looks.forEach((texts, at) => expect(repeats.firstNew(texts, 10_200 + at * 200)).toBeNull());
});

test('another code beside it is new', () => {
  expect(acted('a').firstNew(['a', 'b'], 10_200)).toBe('b');
});

test('only the last one is held back', () => {
  const repeats = acted('a');
  expect(repeats.firstNew(['b'], 10_200)).toBe('b');
  repeats.acted('b');
  repeats.begin(11_000);
  expect(repeats.firstNew(['b', 'a'], 11_200)).toBe('a');
});

test('who comes back from where it led is not sent there again at once', () => {
  const repeats = acted('a');
  repeats.left(11_000);
  repeats.begin(20_000);
  expect(repeats.firstNew(['a'], 20_200)).toBeNull();
  expect(repeats.firstNew(['a'], 30_000)).toBe('a');
});

test('but who comes back later is', () => {
  const repeats = acted('a');
  repeats.left(11_000);
  repeats.begin(41_001);
  expect(repeats.firstNew(['a'], 41_201)).toBe('a');
});

test('however long one looks at what was read, it is held back', () => {
  const repeats = acted('a');
  repeats.begin(200_000);
  expect(repeats.firstNew(['a'], 200_200)).toBeNull();
});
