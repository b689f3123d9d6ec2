import { describe, expect, it } from 'vitest';
import { readVocabulary, type CommonWords } from '../../src/mishearing/vocabulary.ts';
import { wordTools } from './sample-store.ts';

const usual = new Set(['show', 'me', 'the', 'running', 'for', 'led']);
const common: CommonWords = {
  has: (word) => usual.has(word),
  pieces: (word) => (word === 'Wheels' ? 2 : 3),
};
const things = (texts: readonly string[]) => texts.map((text) => ({ text, isName: false }));
const read = (...texts: string[]) => readVocabulary(things(texts), common, wordTools);
const soundsLike = async (heard: string, ...texts: string[]): Promise<string[]> => {
  const vocabulary = await read(...texts);
  return vocabulary.alike(heard).map(({ text }) => text);
};

describe('the vocabulary of a store', () => {
  it('knows how often words are there, whatever their ending', async () => {
    const vocabulary = await read('Running Shoes', 'Trail running shoe', 'Shoe rack');
    expect(vocabulary.countOf('shoes')).toBe(3);
    expect(vocabulary.countOf('shoe')).toBe(3);
    expect(vocabulary.countOf('racks')).toBe(1);
    expect(vocabulary.countOf('boot')).toBe(0);
  });

  it('knows which words stand side by side', async () => {
    const vocabulary = await read(
      'Mixer Grinder (Red), Steel',
      'mixer grinder',
      'over-ear',
      'USB 3 hub',
    );
    expect(vocabulary.pairCount('mixer', 'grinder')).toBe(2);
    expect(vocabulary.pairCount('over', 'ear')).toBe(1);
    expect(vocabulary.pairCount('grinder', 'red')).toBe(0);
    expect(vocabulary.pairCount('red', 'steel')).toBe(0);
    expect(vocabulary.pairCount('usb', 'hub')).toBe(0);
    expect(vocabulary.followers('mixer')).toEqual(['grinder']);
    expect(vocabulary.followers('grinder')).toEqual([]);
  });

  it('writes names large, things small and short forms as they are', async () => {
    const vocabulary = await read('Dhvanik Running LED Recliner', 'recliner');
    expect(vocabulary.written('dhvanik')).toBe('Dhvanik');
    expect(vocabulary.written('running')).toBe('running');
    expect(vocabulary.written('recliner')).toBe('recliner');
    expect(vocabulary.written('led')).toBe('LED');
  });

  it('tells names from things', async () => {
    const vocabulary = await readVocabulary(
      [
        { text: 'Dhvanik Running Chests Wheels', isName: true },
        { text: 'Trekora Wardrobe', isName: false },
        { text: 'chests', isName: false },
      ],
      common,
      wordTools,
    );
    const names = ['dhvanik', 'running', 'chests', 'wheels', 'trekora'].filter((word) =>
      vocabulary.isName(word),
    );
    expect(names).toEqual(['dhvanik']);
  });

  it('finds words by what they sound like, the most alike first', async () => {
    const found = await soundsLike('rubies', 'roses', 'ruby', 'rupees', 'sofa');
    expect(found[0]).toBe('rupees');
    expect(found).not.toContain('sofa');
  });

  it('finds words that have a consonant more, less or another one', async () => {
    expect(await soundsLike('wardrope', 'wardrobes')).toEqual(['wardrobes']);
    expect(await soundsLike('bicycles', 'bicycle')).toEqual(['bicycle']);
    expect(await soundsLike('mantress', 'mattress')).toEqual(['mattress']);
  });

  it('finds one word where several were heard, and several where one was', async () => {
    expect(await soundsLike('bayor yanni', 'Biryani')).toEqual(['biryani']);
    expect(await soundsLike('mixergrinder', 'mixer grinder')).toContain('mixer grinder');
  });

  it('never gives back what was heard', async () => {
    expect(await soundsLike('mixer', 'mixer')).toEqual([]);
  });

  it('leaves figures and single letters out', async () => {
    const vocabulary = await read('5G 64 GB A4 S');
    expect(vocabulary.size).toBe(1);
    expect(vocabulary.countOf('gb')).toBe(1);
  });

  it('forgets the rarest where there are too many', async () => {
    const word = (nth: number): string =>
      Array.from(String(nth).padStart(6, '0'), (digit) => 'bcdfghjklm'[Number(digit)]).join('a');
    const many = Array.from({ length: 120_000 }, (_, nth) => word(nth));
    const vocabulary = await readVocabulary(
      things([...many, 'kettle kettle', ...many.slice(0, 10)]),
      common,
      wordTools,
    );
    expect(vocabulary.size).toBe(50_000);
    expect(vocabulary.countOf('kettle')).toBe(2);
    for (const often of many.slice(0, 10)) expect(vocabulary.countOf(often)).toBeGreaterThan(0);
  });

  it('knows the most usual ones first, however few there are between', async () => {
    const often = Array.from({ length: 9 }, () => 'kettle');
    const vocabulary = await read('mixer jug', ...often.map((word) => `mixer ${word}`));
    expect(vocabulary.followers('mixer')).toEqual(['kettle', 'jug']);
  });

  it('lets others have their turn meanwhile', async () => {
    let turns = 0;
    let isReading = true;
    const takeTurn = (): void => {
      turns += 1;
      if (isReading) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await readVocabulary(
      things(Array.from({ length: 5000 }, (_, nth) => `kettle ${nth}`)),
      common,
      wordTools,
    );
    isReading = false;
    expect(turns).toBeGreaterThan(10);
  });
});
