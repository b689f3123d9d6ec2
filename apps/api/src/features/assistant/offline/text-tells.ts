import { factsIn } from '@baeon/search/measure-facts';
import type { ProductRow } from '../../../db/product-row.ts';
import { COLOURS } from './phrases.ts';
import { says } from './stated.ts';
import { unitsUnder } from './text-measures.ts';
import { listText } from './wording.ts';

const LONGEST_SENTENCE = 200;
const sentencesOf = ({ description }: ProductRow): string[] =>
  description.split(/(?<=[.!?])\s+|\s[-•]\s/u).map((sentence) => sentence.trim());

/** How many there are: "pack of 25", "12-piece". */
const COUNTED =
  /\b(?:packs?|sets?|box|lot|bundle|case) of \d+|\d+\s?-?(?:packs?|pieces?|pcs?|pairs?|counts?|ct|pk|sets?|lights?)\b/giu;
const MOST_RAM = 64;
/** What titles say without a label, by what it would be under. */
const UNLABELLED: [string, RegExp][] = [
  ['colour', new RegExp(`\\b(?:${[...COLOURS].join('|')})\\b`, 'giu')],
  ['resolution', /\b(?:\d{3,4}[pi]|[48]k|(?:full |ultra )?hd|uhd|fhd|qhd)\b/giu],
];
const calledIn = (title: string, labels: RegExp): string[] => [
  ...new Set(
    UNLABELLED.flatMap(([label, words]) => (labels.test(label) ? (title.match(words) ?? []) : [])),
  ),
];

/** "Usb 3" of what is called "USB 2.0". */
function otherNumber(title: string, asked: string): string | null {
  const [, word, number] = /^(\p{L}+) (\d+)(?:\.\d+)?$/u.exec(asked) ?? [];
  if (word === undefined) return null;
  const said = new RegExp(`\\b${word}[ -]?(\\d+)(?:\\.\\d+)?(?![\\p{L}\\d])`, 'iu').exec(title);
  return said && said[1] !== number ? said[0] : null;
}

/** Words of questions that tell of nothing. */
export const ASKS_IF = /^(?:compatible|works?|fits?|supports?|comes?|included?|has|have)$/u;

/** Where a feed has no attributes, what its title or its description says. */
export function inText(product: ProductRow, labels: RegExp | null, words: string[]): string | null {
  const { name, title } = product;
  const units = labels ? unitsUnder(labels) : [];
  const counted = labels?.test('pieces') ? (title.match(COUNTED) ?? []) : [];
  // Gigabytes in a title are mostly of a disk.
  const isMemory = labels?.test('ram') === true && labels.test('storage') === false;
  const isMeant = (text: string) =>
    factsIn(text).some(
      ({ unit, number }) => units.includes(unit) && !(isMemory && number > MOST_RAM),
    );
  const measured = title.match(/\d[\d.,]*(?:\s?(?:-|to)\s?\d[\d.]*)?\s?-?[\p{L}"″”]+/gu) ?? [];
  const measures = [
    ...counted,
    ...(labels ? calledIn(title, labels) : []),
    ...measured.filter((text) => counted.length === 0 && isMeant(text)),
  ];
  if (measures.length > 0) return `${name}: its title says ${listText(measures)}.`;
  const told = sentencesOf(product).find(isMeant);
  if (told !== undefined) return `${name}: “${told.slice(0, LONGEST_SENTENCE)}”`;
  const telling = words.filter((word) => !ASKS_IF.test(word));
  if (telling.length === 0) return null;
  if (telling.every((word) => says(title, word))) return `Yes, its title says so: ${title}.`;
  const other = telling.map((word) => otherNumber(title, word)).find((said) => said !== null);
  if (other != null) return `No, its title says “${other}”: ${title}.`;
  // A number or a model is there, or the question is not answered.
  const codes = telling.filter((word) => /\d/u.test(word));
  const sentence = sentencesOf(product).find((each) =>
    codes.length > 0
      ? codes.every((code) => says(each, code))
      : telling.some((word) => says(each, word)),
  );
  if (sentence !== undefined) return `${name}: “${sentence.slice(0, LONGEST_SENTENCE)}”`;
  return codes.length === 0 && telling.some((word) => says(title, word))
    ? `All that is said of it is: ${title}.`
    : null;
}
