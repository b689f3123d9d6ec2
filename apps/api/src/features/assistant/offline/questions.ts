import { tokensOf } from './need-words.ts';

/** What is asked about what is on the screen; all takes plain lower-case text. */

const OPENS =
  /^(?:and |so |but |ok |aur )*(?:what|what's|whats|how|does|do|is|are|which|has|have|can|will|did|kya|kitn[aie]|batao)\b/u;
/** Who asks for things asks for others than those on the screen. */
const LOOKS_FOR =
  /\b(?:do you (?:have|sell|get)|have you|got any|show|find|any|need|want|looking|chahiye|dikhao|is there|are there|suggest|recommend|(?:available|come|comes) in|under|below)\b/u;
const POINTS =
  /\b(?:it|its|it's|this|that|they|them|these|those|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d(?:st|nd|rd|th)|number|no|option|one|ones|isme|iska|iski|usme|uska|uski|pehl[aie]|d(?:u|oo)sr[aie]|teesr[aie]|wal[aie]|the)\b/gu;
const ASKING =
  /\b(?:what|what's|whats|how|does|do|is|are|which|has|have|can|will|did|be|kya|kitn[aie]|batao|hai|hain|come|comes|support|supports|work|works|really|also|with|of|for|a|an|and)\b/gu;
const IT =
  /\b(?:it|this one|that one|they|them|the (?:first|second|third|fourth|last)(?: one)?|isme|iska|iski)\b/u;

export type Question = {
  isOne: boolean;
  /** Whether it points at something that was shown. */
  isAboutIt: boolean;
  /** What it asks for, by its own words: "waterproof". */
  words: string;
};

export const pointsAtShown = (text: string): boolean => IT.test(text);

export function readQuestion(text: string): Question {
  const opens = OPENS.test(text) || /\?\s*$/u.test(text) || /\b(?:kitn[aie]|kya)\b/u.test(text);
  const isOne = opens && !LOOKS_FOR.test(text);
  const words = tokensOf(text.replaceAll(POINTS, ' ').replaceAll(ASKING, ' ')).join(' ');
  return { isOne, isAboutIt: isOne && IT.test(text), words };
}

/** "Price of the second", "the battery of it": short, and of something. */
export const asksAbout = (text: string): boolean =>
  text.split(' ').length <= 8 &&
  !LOOKS_FOR.test(text) &&
  !/\b(?:with|more|less|only|at least)\b/u.test(text);

/** "The second one", and nothing else. */
export const isOnlyReference = (text: string): boolean =>
  /^(?:#?\d|(?:(?:show|me|the|tell|open|see|i|like|want|pick|choose|take|option|number|no\.?|product|item|this|that|mujhe|dikhao)\s+)*(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\d(?:st|nd|rd|th)|pehl[aie]|d(?:u|oo)sr[aie]|teesr[aie]|#?\d|(?:number|option|product|item)\s+\d)(?:\s+(?:one|option|product|please|wal[aie]|dikhao))*)[\s!.?]*$/u.test(
    text,
  );
