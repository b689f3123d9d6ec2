import { FILLERS } from '@baeon/search/phrasing';

/** What people say around a wish, and what they say instead of one; all takes plain lower-case text. */

const PEOPLE =
  'mother|mom|mum|mummy|father|dad|daddy|papa|wife|husband|friends?|brother|sister|son|daughter|parents|girlfriend|boyfriend|family|grandmother|grandfather|uncle|aunt|boss|colleagues?|teacher|myself|me|him|them|someone|somebody';
const CHATTER = [
  new RegExp(String.raw`\bfor\s+(?:(?:my|our|his|her|a|an|the)\s+)*(?:${PEOPLE})\b`, 'gu'),
  new RegExp(String.raw`\b(?:my|our)\s+(?:${PEOPLE})\b`, 'gu'),
  /\b(?:an?\s+)?(?:birthday|anniversary|wedding|diwali)?\s*(?:gifts?|presents?)\b(?!\s+(?:box|wrap|card|bag|set|pack))/gu,
  /\b(?:actually|instead|rather|maybe|perhaps|now|then|so|well|u+m+|u+h+|oh|btw|by the way|anyway|how about|what about|switch to|let'?s (?:see|look at|do)|back to|i am|i'?m|i'?d|i'?ll|we'?re|it'?s|going to|trying to|suggestions?|ideas?|in stock|available|ab|phir|bas|toh)\b/gu,
];

/** Slips of the fingers in the words that make a number a budget. */
const SLIPS: [RegExp, string][] = [
  [/\b(?:undr|uner|udner|undre|undet|unde)(?=\s+(?:rs|₹|inr|\d))/gu, 'under'],
  [/\b(?:belo|belw|bellow|blow)(?=\s+(?:rs|₹|inr|\d))/gu, 'below'],
  [/\b(?:withn|witin)(?=\s+(?:rs|₹|inr|\d))/gu, 'within'],
  [/\b(?:arond|aroud|arround)(?=\s+(?:rs|₹|inr|\d))/gu, 'around'],
  [/\b(?:high(?:ly|est)?|well|good)[ -](?:rated|ratings?|reviews?|reviewed)\b/gu, 'best rated'],
];

/** Without what says nothing about the wish. */
export function withoutChatter(text: string): string {
  let rest = text;
  for (const [slip, meant] of SLIPS) rest = rest.replaceAll(slip, meant);
  for (const chatter of CHATTER) rest = rest.replaceAll(chatter, ' ');
  return rest.replaceAll(/\s+/g, ' ').trim();
}

const NEGATED =
  /\b(not|without|no|except)\s+(?:(?:an?|the|any)\s+)?(\p{L}+)\s+(\p{L}+)(?=\s*(?:$|[,.!?]|(?:and|or|under|below|within|upto|up|between|around|for|in|with)\b))/gu;

/** Of these and a thing, the thing is not what is ruled out. */
const QUALIFIES =
  /^(?:faux|fake|artificial|synthetic|stainless|engineered|genuine|real|pure|cast|tempered|opal|navy|sky|dark|light)$/u;

/** "Not faux leather" rules out the faux; of leather it says nothing. */
export const withWholeNegation = (text: string, namesThing: (word: string) => boolean): string =>
  text.replaceAll(NEGATED, (all, not: string, first: string, second: string) =>
    FILLERS.has(first) || FILLERS.has(second) || (namesThing(second) && !QUALIFIES.test(first))
      ? all
      : `${not} ${first}`,
  );

const BACK =
  /^(?:(?:please|ok|go|take me|let'?s go)\s+)*(?:back(?:\s+to\s+(?:the\s+)?(?:previous|last|earlier|first|old)(?:\s+\w+)?)?|(?:the\s+)?previous(?:\s+(?:ones?|search|results?|products?))?|undo|wapas(?:\s+jao)?|pichla(?:\s+wala)?|peeche)(?:\s+please)?[\s!.?]*$/u;

export const goesBack = (text: string): boolean => BACK.test(text);
/** "Back to the sofas". */
export const saysBack = (text: string): boolean => /\b(?:back|again|wapas)\b/u.test(text);

const OF_NO_MATTER =
  /\b(?:(?:at|of|in|for)\s+)?(?:any|koi bhi)\s+(?<any>price|budget|colou?r|brand|company|size|material)\b|\b(?<no>price|budget|colou?r|brand|company|size|material)\s+(?:does ?n[o']?t matter|is not important|no bar|no issue|koi bhi)\b|\bno\s+(?<limit>price limit|budget limit|budget|limit)\b/gu;

/** What somebody says is all the same to them, and the rest of what they say. */
export function takeOfNoMatter(text: string): { free: string[]; rest: string } {
  const free: string[] = [];
  const rest = text.replaceAll(OF_NO_MATTER, (...all) => {
    const { any, no, limit } = all.at(-1) as Record<string, string | undefined>;
    free.push(
      limit ? 'price' : (any ?? no)!.replace('budget', 'price').replace('company', 'brand'),
    );
    return ' ';
  });
  return { free, rest: rest.trim() };
}

/** Says, after being asked what to spend, that it is all the same. */
export const isUndecided = (text: string): boolean =>
  /^(?:any(?:thing)?|no(?:ne)?|not sure|no idea|don'?t know|dont care|whatever|koi bhi|kuch bhi|skip|flexible|it does ?n[o']?t matter|does ?n[o']?t matter)(?:\s+(?:is fine|works|really|yet))*[\s!.?]*$/u.test(
    text,
  );

/** "Something with a camera", "in glass", "only steel": says how, not what. */
export const saysHow = (text: string): boolean =>
  /^(?:(?:and|but|ok|any|some|one|ones|something|show|me|i|want|need|the|it|them|these)\s+)*(?:with|in|only|having|made of|of|has|must have|should have|should be|must be|that (?:is|has|have))\b/u.test(
    text,
  );
