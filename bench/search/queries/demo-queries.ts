import type { QueryKind } from '../query.ts';
import { brands } from './brands.ts';
import { hindi } from './hindi.ts';
import { measures } from './measures.ts';
import { misspelt } from './misspelt.ts';
import { models } from './models.ts';
import { notThis } from './not-this.ts';
import { prices } from './prices.ts';
import { severalWords } from './several-words.ts';
import { synonyms } from './synonyms.ts';
import { thingOrAccessory } from './thing-or-accessory.ts';
import { wide } from './wide.ts';
import { wordForms } from './word-forms.ts';

/** What people ask the demo catalogue for. */
export const demoQueries: readonly QueryKind[] = [
  { kind: 'synonyms', queries: synonyms },
  { kind: 'word forms', queries: wordForms },
  { kind: 'misspelt', queries: misspelt },
  { kind: 'measures', queries: measures },
  { kind: 'models', queries: models },
  { kind: 'prices', queries: prices },
  { kind: 'brands', queries: brands },
  { kind: 'not this', queries: notThis },
  { kind: 'thing or accessory', queries: thingOrAccessory },
  { kind: 'Hindi', queries: hindi },
  { kind: 'wide', queries: wide },
  { kind: 'several words', queries: severalWords },
];
