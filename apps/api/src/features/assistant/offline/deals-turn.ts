import type { DealsQuestion } from './chat-state.ts';
import { dealWords } from './deal-words.ts';

/** What is asked about deals near the person; takes plain English text. */

const DEALS =
  /\b(?:coupons?|deals?|discounts?|vouchers?|cash ?back|promo(?:tion)?s?|promo codes?|offers?(?! me)|(?<!for )sales?(?= |$|[,.;!?])(?! (?:man|person|girl))|bogo|buy (?:one|1|two|2)[ ,]*(?:get|and get) (?:one|1)(?: free)?|making charges?|happy hours?)\b/u;
/** "Leave the offers, show me a speaker", "offer leave it, …". */
const LEFT =
  /\b(?:leave|forget|skip|no|not)\s+(?:the |all |any |about )*(?:offers?|deals?|coupons?|discounts?)\b[^,.;]*[,.;]|\b(?:offers?|deals?|coupons?|discounts?)\s+(?:leave|forget|skip|not)\b/u;
const LONGEST_SAID = 200;
const DETAIL: [NonNullable<DealsQuestion['detail']>['what'], RegExp][] = [
  [
    'terms',
    /\b(?:terms?|conditions?|t&c|minimum|min bill|rules?|catch|details?|how does it work|valid (?:for|on))\b/u,
  ],
  [
    'until',
    /\b(?:expir(?:y|es?|ing)|valid(?:ity)?(?: till| until| upto)?|until when|till when|last date|ends?|how long)\b/u,
  ],
  ['where', /\b(?:where|address|location|how far|distance|directions?|which (?:store|shop))\b/u],
  [
    'how',
    /\b(?:how (?:do|can|to) (?:i )?(?:get|use|claim|redeem|avail)|claim|redeem|use (?:it|this))\b/u,
  ],
];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
/** "The second one", "last one please". */
const ONLY_PLACE =
  /^(?:(?:and|ok|what about|how about|show|tell me about|open|i want|give me|the|that)\s+)*(?:first|second|third|fourth|fifth|last|nearest|closest)(?:\s+(?:one|deal|offer|coupon|please|then))*[\s!.?]*$/u;
const POINTS = /\b(?:it|this|that|first|second|third|last|one)\b/u;
/** Something is done for nothing there. */
const FOR_NOTHING =
  /\b(?:where|which|any|some|a|near|nearby)\b.*\b(?:shop|store|place|clinic|centre|center|salon|gym|cafe|restaurant)s?\b.*\b(?:for free|free(?: of (?:cost|charge))?)\b/u;
/** Short turns after deals go on about them, unless they ask for products or say no more than that it was good. */
const SHORT = 4;
const GOES_ON = /^(?:and|also|or|what about|how about|anything|any|only|for|on|at|in)\b/u;
const ASKS_PRODUCTS =
  /\b(?:show|buy|want|need|looking|under|below|gram|price|dikhao)\b|\d|^(?:find|give|get) me\b/u;
const NO_THING = /\b(?:you|i|my life|saved|thanks?|thx|nice|great|bye)\b/u;

function questionOf(text: string): DealsQuestion {
  const { asked, aside } = dealWords(text, DEALS);
  return { about: asked.join(', '), aside: aside.join(', '), ofShown: false, detail: null };
}

/** What is asked about one of the deals that were told of. */
function detailIn(text: string): DealsQuestion['detail'] {
  const detail = DETAIL.find(([, pattern]) => pattern.test(text));
  const place = PLACES.findIndex((word) => new RegExp(`\\b${word}\\b`, 'u').test(text));
  if (!detail && !ONLY_PLACE.test(text)) return null;
  const said = text.slice(0, LONGEST_SAID);
  return {
    place: /\blast\b/u.test(text) ? -1 : Math.max(0, place),
    what: detail?.[0] ?? 'terms',
    said,
  };
}

export function readDealsQuestion(
  text: string,
  { aboutDeals, shown }: { aboutDeals: boolean; shown: number },
): DealsQuestion | null {
  const isAsked = DEALS.test(text) || FOR_NOTHING.test(text);
  if (aboutDeals) {
    // "Any shop where they check it free" asks for another one.
    const isOther = isAsked ? !POINTS.test(text) : /\b(?:any|some)\b/u.test(text);
    const detail = isOther ? null : detailIn(text);
    if (detail) return { about: '', aside: '', ofShown: false, detail };
    const isShort = text.split(' ').length <= SHORT && !NO_THING.test(text);
    if (!isAsked && (isShort || GOES_ON.test(text)) && !ASKS_PRODUCTS.test(text))
      return questionOf(text);
  }
  if (LEFT.test(text)) return null;
  if (!isAsked || /\bunder (?:rs|₹)?\s*\d|\bproducts?\b.*\bdiscount/u.test(text)) return null;
  if (/\bbuy (?:one|1|two|2)\b/u.test(text))
    return { about: 'buy get free', aside: '', ofShown: false, detail: null };
  const isAboutShown = shown > 0 && /\b(?:it|this|that|these|them|this one|that one)\b/u.test(text);
  const question = questionOf(text);
  return isAboutShown ? { ...question, about: '', aside: '', ofShown: true } : question;
}
