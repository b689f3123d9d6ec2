import { describe, expect, test } from 'vitest';
import type { Texts } from '@baeon/ui/lib/texts.ts';
import { hindiTexts } from './hi/hi.ts';
import { kannadaTexts } from './kn/kn.ts';
import type { WholeTranslation } from './translation.ts';

type Wording = string | ((...values: unknown[]) => string);
type Tree = { [name: string]: Wording | Tree };

const isTexts = (value: unknown): value is Texts<Tree> =>
  typeof value === 'object' && value !== null && 'part' in value && 'english' in value;

/** Whatever file the words of a part stand in, it is found by its name. */
const files = import.meta.glob<object>(
  ['../../**/*-texts.ts', '../../../../../packages/ui/src/**/*-texts.ts'],
  { eager: true },
);
const parts = Object.values(files).flatMap((file) => Object.values(file).filter(isTexts));
/** Sentences of the contracts and the server are their own keys; the compiler sees to it that they are there. */
const messages = Object.fromEntries(Object.keys(hindiTexts.messages).map((key) => [key, key]));
const english: Tree = {
  ...Object.fromEntries(parts.map(({ part, english }) => [part, english])),
  messages,
};

const contracts = import.meta.glob<object>(
  ['../../../../../packages/contracts/src/**/*.ts', '!**/*.test.ts', '!**/*-wire.ts'],
  { eager: true },
);

test('every sentence of the contracts is asked for, so that none is left in English', () => {
  const tables = Object.values(contracts).flatMap((file) =>
    Object.entries(file).filter(([name]) => /(Messages|Toasts)$/.test(name)),
  );
  const sentences = tables.flatMap(([, table]) => Object.values(table as object));
  expect(sentences.length).toBeGreaterThan(50);
  const missing = sentences.filter((text) => typeof text === 'string' && !messages[text]);
  expect(missing).toEqual([]);
});

/** Every wording under the path of names that leads to it. */
function wordings(tree: Tree, path = ''): [string, Wording][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object'
      ? wordings(value, `${path}${name}.`)
      : [[`${path}${name}`, value] as [string, Wording]],
  );
}

/** The same in every script. */
const signs = [
  'shell.tabs.qr',
  'textPage.language',
  'dealParts.date',
  'notifications.at',
  'deal-raise.exampleLink',
  'deletion.codeGoesTo.after',
];

const one = ['‹a›', '‹b›', '‹c›', 1];
const many = ['‹a›', '‹b›', '‹c›', 27];
const said = (wording: Wording | undefined, values: unknown[] = many) =>
  (typeof wording === 'function' ? wording(...values) : wording) ?? '';

describe.each([
  ['Hindi', hindiTexts as unknown as Tree, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
  ['Kannada', kannadaTexts as unknown as Tree, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
])('%s', (_, translation, script, otherScript) => {
  const theirs = new Map(wordings(translation));

  test('has words for the same things as English, and for nothing else', () => {
    expect([...theirs.keys()].toSorted()).toEqual(
      wordings(english)
        .map(([name]) => name)
        .toSorted(),
    );
  });

  test('is written in its own script, but for signs that are the same everywhere', () => {
    const foreign = [...theirs].filter(
      ([, wording]) => !script.test(said(wording)) || otherScript.test(said(wording)),
    );
    expect(foreign.map(([name]) => name)).toEqual(signs);
  });

  test.each([
    ['one', one],
    ['many', many],
  ])('says every value that English says, be it of %s', (_of, values) => {
    const speaking = wordings(english).filter(([, wording]) => typeof wording === 'function');
    const silent = speaking.filter(([name, wording]) =>
      values.some(
        (value) =>
          said(wording, values).includes(String(value)) &&
          !said(theirs.get(name), values).includes(String(value)),
      ),
    );
    expect(speaking.length).toBeGreaterThan(5);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('keeps the numbers of a sentence', () => {
    const { messages } = translation as { messages: Record<string, string> };
    const lost = Object.entries(messages).filter(
      ([key, words]) => key.includes('#') && !words.includes('#'),
    );
    expect(lost).toEqual([]);
  });

  test('ends in the spaces and dots that English ends in', () => {
    const cut = wordings(english).filter(([name, wording]) => {
      const end = /(\s|\.\.\.)$/.exec(said(wording))?.[0] ?? '';
      return !said(theirs.get(name)).endsWith(end);
    });
    expect(cut.map(([name]) => name)).toEqual([]);
  });
});

test('one person is told from many, as in English', () => {
  for (const { ui } of [english as { ui: WholeTranslation['ui'] }, hindiTexts, kannadaTexts]) {
    const words = (count: number) => ui.rated('4.5', 5, 'N', count);
    expect(words(1)).not.toBe(words(2));
    expect(words(2)).toBe(words(30));
  }
});
