import { expect, test } from 'vitest';
import { createScanDedupe } from './scan-dedupe.ts';

function acted(text: string) {
  const dedupe = createScanDedupe();
  dedupe.begin(0);
  expect(dedupe.firstNew([text], 0)).toBe(text);
  dedupe.acted(text);
  dedupe.begin(10_000);
  return dedupe;
}

test('a code that stays in the picture is not acted upon again for ten seconds', () => {
  const dedupe = acted('a');
  expect(dedupe.firstNew(['a'], 10_200)).toBeNull();
  expect(dedupe.firstNew(['a'], 19_999)).toBeNull();
  expect(dedupe.firstNew(['a'], 20_000)).toBe('a');
});

test('one that left the picture is, when it comes back', () => {
  const dedupe = acted('a');
  for (const at of [10_200, 10_400, 10_600]) expect(dedupe.firstNew([], at)).toBeNull();
  expect(dedupe.firstNew(['a'], 10_800)).toBe('a');
});

test('one that is not made out now and then has not left', () => {
  const dedupe = acted('a');
  const looks = [[], [], ['a'], [], [], ['a']];
  looks.forEach((texts, at) => expect(dedupe.firstNew(texts, 10_200 + at * 200)).toBeNull());
});

test('another code beside it is new', () => {
  expect(acted('a').firstNew(['a', 'b'], 10_200)).toBe('b');
});

test('only the last one is held back', () => {
  const dedupe = acted('a');
  expect(dedupe.firstNew(['b'], 10_200)).toBe('b');
  dedupe.acted('b');
  dedupe.begin(11_000);
  expect(dedupe.firstNew(['b', 'a'], 11_200)).toBe('a');
});

test('who comes back from where it led is not sent there again at once', () => {
  const dedupe = acted('a');
  dedupe.left(11_000);
  dedupe.begin(20_000);
  expect(dedupe.firstNew(['a'], 20_200)).toBeNull();
  expect(dedupe.firstNew(['a'], 30_000)).toBe('a');
});

test('but who comes back later is', () => {
  const dedupe = acted('a');
  dedupe.left(11_000);
  dedupe.begin(41_001);
  expect(dedupe.firstNew(['a'], 41_201)).toBe('a');
});

test('however long one looks at what was read, it is held back', () => {
  const dedupe = acted('a');
  dedupe.begin(200_000);
  expect(dedupe.firstNew(['a'], 200_200)).toBeNull();
});
