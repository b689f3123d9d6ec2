/*
 * Who tells what happened names things that they have or see: "my laptop gets so hot", "the baby opens every drawer".
 * Who asks names what they want: "a laptop for college", "need a drawer". Read clause by clause, in English.
 */

const CLAUSE_ENDS =
  /[,.;:!?]+|\bso\b(?= (?:that|i|i'm|we|he|she|they|you|it|my|our|the|please|now|what|which|need|want|show|looking|can|is|are|there)\b)|\b(?:and|but|because|since|when|whenever|where|while|as|that|who|which|then|if|after|before|till|until)\b/gu;

const DOES =
  "is|isn't|isnt|arent|wasnt|doesnt|didnt|cant|couldnt|wont|dont|don't|hasnt|are|aren't|was|were|am|has|had|does|doesn't|did|didn't|can't|couldn't|won't|gets|got|gave|keeps|kept|becomes|became|comes|came|goes|went|makes|made|feels|felt|hurts|stops|stopped|starts|started|wakes|woke|drops|leaves|falls|fell|broke|breaks|dies|drains|slips|tears|peels|melts|shrinks|fades|leaks|smells|itches|irritates|tastes|hangs|heats|moved|shifted|joined|refuses|says|said|turns|lives|stays|delivered|retired|pains|paining|hurting|aching|itching|burning|swelling|swollen";
/** Somebody does something, or something is so. */
const HAPPENS = new RegExp(
  `\\b(?:i|i'm|i've|we|we're|he|he's|she|she's|they|(?<!(?:with|for|of|on|in|like|about|to) )it|it's|there|there's|becoming|joining|${DOES})\\b`,
  'u',
);
const HAPPENS_NEXT = new RegExp(`^\\s*(?:\\p{L}+ly\\s+)?(?:${DOES})\\b`, 'u');
/** Who finds it good wants it. */
const IS_LIKED =
  /^\s*(?:is|are|was|would be|will be|sounds?|seems?)\s+(?:\p{L}+\s+)?(?:enough|ok|okay|fine|good|nice|great|perfect|better|best|lovely|cute)\b/u;

/** What has to be so is wanted: "the sofa must be a three seater". */
const HAS_TO_BE =
  /^\s*(?:also\s+)?(?:must|should|has to|have to|needs? to|ought to)\s+(?:also\s+)?(?:be|have|not)\b/u;

/** What is wanted is asked for; "want to paint" asks for no paint. */
const ASKS =
  /\b(?:want|wants|wanted|meant?|need|needs|needed|require|requires|(?:looking|asking|asked|searching) (?:for|at)|show|buy|buying|get me|get (?:him|her|them|us)|give|gift|find|search|suggest|recommend|tell$|tell me|which|what|any|you (?:have|sell|got|keep)|prefer|(?:would|i|he|she|they|also) likes?|likes|loves?|enjoys?|crazy about|(?:is|am|are|really) into|fond of|interested in|take|order|thinking (?:of|about)|should|must|wish|budget|price|how much|spend|rupees|for (?:gift|gifting)|instead)\b(?!\s+to\s+(?!buy\b|get\b|have\b|order\b|purchase\b|see\b|take\b|try\b|gift\b|give\b)\p{L})/u;

/** What is gone has to be bought again. */
const IS_GONE =
  /\b(?:broke|broken|died|dead|stopped|not working|torn|tore|lost|stolen|spoilt|replace|repair|worn|finished|over|empty|outgrown|outgrew|cracked|burnt|leaking|expired)\b/u;

/** "A place where we can take our coffee": what somebody does there is not asked for. */
const IS_WHERE = /^(?:where|while|when|whenever)$/u;
const ASKS_STRONGLY =
  /\b(?:want|wants|need|needs|looking for|show|buy|get me|suggest|recommend|budget|price)\b/u;

export const isLong = (text: string): boolean => text.split(' ').length > 6;

/** Whether anything is asked for in a turn. */
export const isAsking = (text: string): boolean => ASKS.test(text);

/** Whether a turn tells something, and asks for nothing by its name. */
export const isTelling = (text: string): boolean =>
  text
    .split(CLAUSE_ENDS)
    .some((clause) => HAPPENS.test(clause) && !ASKS.test(clause) && clause.trim().includes(' '));

/** Behind these something is where or how something happens. */
const ASIDE =
  /^\s*(?:my|our|his|her|their)\b|\b(?:on|at|from|into|like|under|near|by|inside|over|behind|through|without)\s+(?:[\p{L}-]+\s+){0,2}$/u;

/** "Silk kurta under 3000" is to be bought. */
const PRICED =
  /^\s*(?:for |in |of )?(?:under|below|upto|up to|within|around|about|budget|max|rs|₹|\d{3})/u;

/** "Not sandals, heels": what was cut out stood before it. */
const INSTEAD = /;\s*;[\s,.]*(?:(?:an?|the|only|but|show|give|me)\s+)*$/u;
/** "Traffic at silk board" tells where. */
const IS_PLACE = /(?<!\blook(?:ing|ed|s)?) at (?:the |my |our )?(?:\p{L}+ )?$/u;
/** Other languages ask behind the thing: "mattress also want". */
const ASKED_BEHIND = /^\s*(?:also\s+)?(?:want|need|show|buy|give|please)\b/u;

/** "Joining college next week. Laptop sleeve, a mouse and pen drive": a sentence that only names. */
const isListing = (text: string): boolean => {
  const sentence = text.split(/[.!?]/u)[0]!;
  return !HAPPENS.test(sentence) && !/\bto\b/u.test(sentence);
};

/**
 * How a thing stands in a sentence: asked for ("need a drawer", and in the list that goes on from it), listed from
 * the start as all that is said, or by the way.
 */
export function howAsked(text: string, from: number, to: number): 'asked' | 'listed' | 'aside' {
  let standing: 'asked' | 'listed' | 'aside' = 'listed';
  let start = 0;
  let joint = '';
  for (const match of [...text.matchAll(CLAUSE_ENDS), { index: text.length, 0: '' }]) {
    const isHere = match.index >= from;
    const clause = text.slice(start, isHere ? from : match.index);
    if (IS_WHERE.test(joint) && HAPPENS.test(clause) && !ASKS_STRONGLY.test(clause))
      standing = 'aside';
    else if (ASKS.test(text.slice(start, isHere ? to : match.index))) standing = 'asked';
    else if (HAPPENS.test(clause) || (isHere && ASIDE.test(clause))) standing = 'aside';
    else if (isHere && PRICED.test(text.slice(to))) standing = 'asked';
    if (isHere) break;
    start = match.index + match[0].length;
    joint = match[0];
    if (standing === 'aside' && /[.!?]/u.test(match[0]) && isListing(text.slice(start)))
      standing = 'listed';
  }
  const behind = text.slice(to);
  const isAsked =
    IS_LIKED.test(behind) ||
    HAS_TO_BE.test(behind) ||
    ASKED_BEHIND.test(behind) ||
    INSTEAD.test(text.slice(0, from));
  return isAsked ? 'asked' : GOES_ON.test(behind) ? 'aside' : standing;
}

/** Who asks so asks for what is named there: "which water heater is enough for us". */
const ASKS_BY_NAME =
  /\b(?:which|what kind of|looking for|searching for|(?:i|we|he|she|they|also|still|just)(?:'d| would)? (?:want|need|like|require|prefer)s?|do you (?:have|sell|keep)|have you(?: got)?|show(?: me)?|suggest(?: me)?|recommend)\s+(?:(?:an?|the|some|any|one|me|us|good|new|best)\s+)*(?:[\p{L}\d-]+\s+){0,2}$/u;

/** Whether a thing is asked for by its name there. */
export const isAskedByName = (text: string, from: number): boolean =>
  ASKS_BY_NAME.test(
    text
      .slice(0, from)
      .split(/[.!?;,]/u)
      .at(-1)!
      .trimStart(),
  );

/** The number of the sentence that something stands in. */
export const sentenceAt = (text: string, at: number): number =>
  text.slice(0, at).split(/[.!?]+\s/u).length;

/** "Does the iron kadhai work on induction" asks for one. */
const IS_QUESTION = /^\s*(?:does|do|is|are|can|will|did)\b(?! (?:my|our|his|her)\b)/u;

/** "Need the fan and wifi to run": who has them wants them to go on. */
const GOES_ON =
  /^(?:\s*(?:,|and|or)?\s*(?:the )?\p{L}+){0,3}\s+to (?:run|work|stay on|be on|keep (?:running|working|going)|go on|not (?:stop|go off))\b/u;

export const goesOn = (behind: string): boolean => GOES_ON.test(behind);

/** Whether a thing that stands there in a sentence is only told of. */
export function isToldOf(text: string, from: number, to: number): boolean {
  let start = 0;
  let end = text.length;
  for (const match of text.matchAll(CLAUSE_ENDS)) {
    if (match.index + match[0].length <= from) start = match.index + match[0].length;
    else if (match.index >= to) {
      end = match.index;
      break;
    }
  }
  const clause = text.slice(start, end);
  const behind = text.slice(to, end);
  if (GOES_ON.test(behind)) return true;
  if (
    ASKS.test(clause) ||
    IS_QUESTION.test(clause) ||
    IS_GONE.test(clause) ||
    IS_LIKED.test(behind)
  )
    return false;
  // "He crawls and opens every drawer."
  const goesOn = /\band$/u.test(text.slice(0, start)) && /^\s*\p{L}+(?:ing|ed|s)\s/u.test(clause);
  const before = goesOn ? text.slice(0, from) : text.slice(start, from);
  return (
    IS_PLACE.test(before) ||
    (HAPPENS.test(before) && !ASKS.test(before)) ||
    HAPPENS_NEXT.test(behind)
  );
}
