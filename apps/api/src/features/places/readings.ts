import { searchName } from '@baeon/search/search-name';

/** A name, and what the place must lie in: a city or a state, or the beginning of one. */
export type Reading = { name: string; within: string[] };

const MAX_WORDS_OF_A_CITY = 2;

const STATES = new Map([
  ['ap', 'andhra pradesh'],
  ['hp', 'himachal pradesh'],
  ['ka', 'karnataka'],
  ['mh', 'maharashtra'],
  ['mp', 'madhya pradesh'],
  ['orissa', 'odisha'],
  ['tn', 'tamil nadu'],
  ['ts', 'telangana'],
  ['uk', 'uttarakhand'],
  ['up', 'uttar pradesh'],
  ['uttaranchal', 'uttarakhand'],
  ['wb', 'west bengal'],
]);

const PINCODE = /\b[1-9]\d{5}\b/g;
/** '5th Block', 'Phase II', 'Sector 2': people name it, the gazetteer does not. */
const PART_OF_AN_AREA =
  /\b(?:(?:\d+(?:st|nd|rd|th)?|[ivx]+) )?(?:block|phase|stage|sector|cross|main)\b(?: (?:\d+|[ivx]+)\b)?/g;

const stateOrCity = (name: string): string => STATES.get(name) ?? name;

/** What someone may mean by a text, the most literal first. */
export function readingsOf(text: string): Reading[] {
  const [name = '', ...rest] = text.split(',').map(searchName).filter(Boolean);
  const within = rest
    .map((part) => part.replaceAll(PINCODE, '').trim())
    .filter((part) => part !== '' && part !== 'india')
    .map(stateOrCity);
  const words = name
    .replaceAll(PINCODE, '')
    .replaceAll(PART_OF_AN_AREA, '')
    .split(' ')
    .filter(Boolean);
  const readings = [{ name, within }];
  if (words.join(' ') !== name) readings.push({ name: words.join(' '), within });
  // The city may stand behind the name without a comma.
  for (let last = 1; last <= MAX_WORDS_OF_A_CITY && last < words.length; last += 1) {
    const city = stateOrCity(words.slice(-last).join(' '));
    readings.push({ name: words.slice(0, -last).join(' '), within: [city, ...within] });
  }
  return readings.filter((reading) => reading.name !== '');
}
