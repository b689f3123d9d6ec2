import { describe, expect, test } from 'vitest';
import type { Texts } from '../lib/texts.ts';

type Wording = string | ((...values: unknown[]) => string);
type Tree = { [name: string]: Wording | Tree };

const isTexts = (value: unknown): value is Texts<Tree> =>
  typeof value === 'object' && value !== null && 'part' in value && 'english' in value;

type Translated = {
  /** Whatever file the words of a part stand in, it is found by its name. */
  files: Record<string, object>;
  hindi: object;
  kannada: object;
  /** Wordings that are the same in every script. */
  signs: readonly string[];
};

/** Every wording under the path of names that leads to it. */
function wordings(tree: Tree, path = ''): [string, Wording][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object'
      ? wordings(value, `${path}${name}.`)
      : [[`${path}${name}`, value] as [string, Wording]],
  );
}

const one = ['‹a›', '‹b›', '‹c›', 1];
const many = ['‹a›', '‹b›', '‹c›', 27];
const said = (wording: Wording | undefined, values: unknown[] = many) =>
  (typeof wording === 'function' ? wording(...values) : wording) ?? '';

/** Every word of an app in every language: an app's test names its files, and gets these. */
export function testTranslations({ files, hindi, kannada, signs }: Translated): void {
  const parts = Object.values(files).flatMap((file) => Object.values(file).filter(isTexts));
  /** Sentences of the contracts and the server are their own keys; the compiler sees to it that they are there. */
  const { messages: sentences } = hindi as { messages: object };
  const messages = Object.fromEntries(Object.keys(sentences).map((key) => [key, key]));
  const english: Tree = {
    ...Object.fromEntries(parts.map(({ part, english }) => [part, english])),
    messages,
  };

  describe.each([
    ['Hindi', hindi as Tree, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
    ['Kannada', kannada as Tree, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
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
}
