import type { ProductVariant } from './variants.ts';

const SLOT = /\{([^}]+)\}/g;
const SPOKEN_SLOT = /(?:\b([Aa]) )?\{([^}]+)\}/g;
const OPTIONAL = /\[([^\]]+)\]/g;
/** Numbers and abbreviations are spelt otherwise than they are spoken: an 8 GB, an LED, a USB, a unisex. */
const SPOKEN_VOWEL =
  /^(?:8|1[18](?!\d)|[aeio]|u(?!ni|s[be]|k|ti)|(?:LED|MDF|RO|SSD|HD|LPG|FM|SPF|L)\b)/i;
const MANY = /[^su]s$/;
const ORDINARY_WORD = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu;
const PROPER_NAMES = new Set(
  `English Hindi Kashmir India Bluetooth Bombay Marie Nehru Assam Kundan Timothy Sona Masoori
   Basmati`.split(/\s+/),
);
/** Counted things, which a title writes large: 3 Seater, 1.5 Ton. */
const COUNTED =
  /(?<=\d )(?:ton|star|seater|door|burner|shelf|shelves|drawers?|pieces?|persons?|keys|strings)\b/g;

type Words = Pick<ProductVariant, 'words' | 'attributes'>;

/** A title or name: what stands in [] goes where a slot of it is not known. */
export function filledTitle(template: string, variant: Words): string {
  const isKnown = ([, slot]: RegExpMatchArray) => knownAs(variant, slot!) !== undefined;
  const fitting = template.replaceAll(OPTIONAL, (_all, part: string) =>
    [...part.matchAll(SLOT)].every(isKnown) ? part : '',
  );
  const text = fitting.replaceAll(SLOT, (_all, slot: string) => {
    const word = knownAs(variant, slot);
    if (word === undefined) throw new Error(`${variant.words['model']} has no ${slot}`);
    return word;
  });
  return text.replaceAll(COUNTED, capitalised);
}

/** The sentences of which everything is known. */
export function filledSentences(template: string, variant: Words): string {
  return template
    .split(/(?<=\.) /)
    .map((sentence) => filledSentence(sentence, variant))
    .filter((sentence) => sentence !== null)
    .map(capitalised)
    .join(' ');
}

function filledSentence(template: string, variant: Words): string | null {
  let isKnown = true;
  const sentence = template.replaceAll(SPOKEN_SLOT, (_all, article: string = '', slot: string) => {
    const word = spokenAs(variant, slot);
    isKnown &&= word !== undefined;
    if (!word || !article || (slot === 'thing' && MANY.test(word))) return word ?? '';
    return SPOKEN_VOWEL.test(word) ? `${article}n ${word}` : `${article} ${word}`;
  });
  return isKnown ? sentence : null;
}

const knownAs = ({ words, attributes }: Words, slot: string): string | undefined =>
  words[slot] ?? attributes[slot];

/** `{Colour}` is the attribute as it stands, `{colour}` the same as it is said in a sentence. */
function spokenAs({ words, attributes }: Words, slot: string): string | undefined {
  return attributes[slot] ?? spoken(words[slot] ?? attributes[capitalised(slot)]);
}

const spoken = (text: string | undefined): string | undefined =>
  text?.replaceAll(ORDINARY_WORD, (word) => (PROPER_NAMES.has(word) ? word : word.toLowerCase()));

const capitalised = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
