import { FILLERS } from '@baeon/search/phrasing';
import { isMeasure, readMeasures } from '@baeon/search/measures';
import { stemOf } from '@baeon/search/stem';
import { plain } from '@baeon/search/words';
import { takeMoney, statedOf, type Fault, type Ground } from './ground.ts';

/** Words that sentences begin with: by themselves they name nothing that could be bought. */
const WORDS = new Set(
  `
  a about above absolutely according additionally after again all alright also alternatively although always
  among an and another any anything apart are aren around as ask at available awesome
  based basically because before below beside besides best better between beyond both budget but buy by
  can cannot certainly cheaper cheapest check choose choosing compare compared comparing comparison
  considering could couldn currently
  depending despite details did didn different difference do does doesn don down due during
  each either else enjoy especially even every everything exactly excellent
  feature features feel few finally find first five for four fortunately from further furthermore
  generally get give given glad go going good got great
  had happy has have haven having he hello help her here hey hi hmm hope how however
  i if in instead interested is isn it its
  just keep kindly know
  last lastly let like likewise little ll look looking looks lower
  made many maybe me meanwhile might more moreover most much my
  namaste namely need neither next nice no none nor not note nothing now
  of off oh ok okay on once one only onto option options or other others otherwise our out over overall
  perfect perhaps personally please plenty possibly prefer price prices priced product products
  quick quite rather rated rating re really regarding right
  s same say second see send several shall she should show showing side similarly simply since six so some
  something sorry still such suggest sure
  t take tell than thank thanks that the their them then there therefore these they thing third this those though three
  through throughout thus to together too top totally two
  under unfortunately unless unlike until up upon us usually
  ve very was wasn we welcome well were weren what whatever when where whereas whether which whichever while who
  whose why will with within without won would wow
  yes yet you your yours
  additional affordable battery big bigger camera capacity choice choices closest colour color comfort comfortable
  compact cons daily decent design display dearest durability everyday extra fair far faster fewer fits
  heavier high higher highest ideal key larger largest least light lighter longer lowest main material memory
  model models newer pay performance pick picks popular pros quality ranging reasonable recommendation
  recommended roughly sadly screen search short shorter simple size slightly small smaller solid sounds
  speaking speed spend starting storage style summary taller total try unlike value verdict warranty weight
  wider winner worth
  accha acha aap aapka aapke aapki agar aur bhi bilkul haan hai hain inme isme iska iski ji kaun kaunsa ka ke
  ki ko kya lekin main mujhe namaskar nahi par sabse sirf tab to woh ya yah ye yeh
  1st 2nd 3rd 4th 5th 6th 7th 8th english hindi india indian rupee rupees
  `
    .trim()
    .split(/\s+/),
);

/** Short for what is otherwise written out. */
const SIGNS = new Set(
  'gb tb mb mp mah wh hz ghz w kw v va ah l ml kg g cm mm m ft inr rs tv ac led ram ssd usb'.split(
    ' ',
  ),
);

/** Both take a plain lower-case word. */
const isSign = (word: string): boolean => SIGNS.has(word);
const isOrdinary = (word: string): boolean =>
  WORDS.has(word) || SIGNS.has(word) || FILLERS.has(word);

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:[.,]\d+)*/gu;
const PARTS = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\d+)*/gu;

const hasLetter = (token: string): boolean => /\p{L}/u.test(token);
const hasDigit = (token: string): boolean => /\p{N}/u.test(token);
const isMixed = (token: string): boolean => hasLetter(token) && hasDigit(token);

/** "20k" is for the numbers to judge. */
const isMoney = (token: string): boolean => takeMoney(plain(token)).rest.trim() === '';

/** What begins large, holds digits, or is not written in Latin letters. */
const isNameLike = (token: string): boolean =>
  hasLetter(token) &&
  !isMoney(token) &&
  (/\p{Lu}|\p{Lt}|[^\p{Script=Latin}\p{M}\p{N}]/u.test(token.normalize('NFC')) || hasDigit(token));

const written = (token: string): string => plain(token).replaceAll(',', '');

/** All words of a text as they may be written elsewhere: whole, in parts, by their stems. */
function wordsIn(texts: string[]): Set<string> {
  const words = new Set<string>();
  for (const [token] of texts.join(' \n ').matchAll(TOKEN)) {
    for (const part of [token, ...(token.match(PARTS) ?? [])]) {
      const word = written(part);
      words.add(word).add(stemOf(word));
    }
  }
  return words;
}

const isAMeasure = (token: string): boolean => {
  const [piece, ...more] = readMeasures(plain(token));
  return piece !== undefined && more.length === 0 && isMeasure(piece);
};

function isIn(token: string, words: Set<string>): boolean {
  const word = written(token);
  if (words.has(word)) return true;
  if (!isMixed(token)) return words.has(stemOf(word));
  // "8GB" is what "8 GB" says; whether it is true is for the numbers.
  return isAMeasure(token) && word.match(PARTS)!.every((part) => words.has(part) || isSign(part));
}

/** Names as they stand: words that belong together, with the numbers behind them. */
function productNamesIn(message: string): string[][] {
  const names: string[][] = [];
  let name: string[] = [];
  let end = 0;
  const close = () => {
    if (name.length > 0) names.push(name);
    name = [];
  };
  for (const { 0: token, index } of message.matchAll(TOKEN)) {
    if (!/^[ \u00a0-]*$/u.test(message.slice(end, index))) close();
    if (isSign(written(token))) close();
    else if (name.length > 0 && (isNameLike(token) || !hasLetter(token))) name.push(token);
    // "One" begins a sentence, and ends the name of many a thing.
    else if (isNameLike(token) && !isOrdinary(written(token))) name = [token];
    else close();
    end = index + token.length;
  }
  close();
  return names;
}

/** Every name is wholly that of one product that is shown, or was said by the person. */
export function namesFault(message: string, { products, said }: Ground): Fault | null {
  const sources = [...products.map((product) => wordsIn(statedOf(product))), wordsIn([said])];
  const unknown = productNamesIn(message).find(
    (name) => !sources.some((words) => name.every((token) => isIn(token, words))),
  );
  if (!unknown) return null;
  return {
    reason: 'a name that no product has',
    hint: `"${unknown.join(' ')}" is not in the texts of the products that you show.`,
  };
}
