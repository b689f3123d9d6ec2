import type { DealsQuestion } from './chat-state.ts';

/** What is asked about deals near the person; takes plain English text. */

const DEALS =
  /\b(?:coupons?|deals?|discounts?|vouchers?|cash ?back|promo(?:tion)?s?|promo codes?|offers?(?! me)|(?:on|any|in) sale|bogo|buy (?:one|1|two|2)[ ,]*(?:get|and get) (?:one|1)(?: free)?|making charges?|happy hours?)\b/u;
/** "Leave the offers, show me a speaker", "offer leave it, …". */
const LEFT =
  /\b(?:leave|forget|skip|no|not)\s+(?:the |all |any |about )*(?:offers?|deals?|coupons?|discounts?)\b[^,.;]*[,.;]|\b(?:offers?|deals?|coupons?|discounts?)\s+(?:leave|forget|skip|not)\b/u;
/** Said around what the deals should be about. */
const AROUND =
  /\b(?:coupons?|deals?|discounts?|vouchers?|cash ?back|promo(?:tion)?s?|promo codes?|offers?|on sale|sale|bogo|are there|is there|do you have|have|any|show|give|me|see|find|what|what's|which|where|the|some|best|got|live|running|current(?:ly)?|good|great|latest|today|now|right now|near ?by|near|around|here|in my area|my area|area|available|for|on|of|with|at|in|is|are|i|can|get|want|need|looking|look|only|just|specially|especially|please|and|or|also|ok|then|there|going|store|stores|shop|shops|some|tell|about|a|an|to|this|that|it|these|those|them|ones?|you|know|from|how|much|off)\b/gu;
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
/** Short turns after deals go on about them, unless they ask for products. */
const SHORT = 5;

export const aboutOf = (text: string): string =>
  text
    .replaceAll(AROUND, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}%' ]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

export function readDealsQuestion(
  text: string,
  { aboutDeals, shown }: { aboutDeals: boolean; shown: number },
): DealsQuestion | null {
  const isAboutShown = shown > 0 && /\b(?:it|this|that|these|them|this one|that one)\b/u.test(text);
  if (aboutDeals) {
    const detail = DETAIL.find(([, pattern]) => pattern.test(text));
    const place = PLACES.findIndex((word) => new RegExp(`\\b${word}\\b`, 'u').test(text));
    if (detail)
      return { about: '', ofShown: false, detail: { place: Math.max(0, place), what: detail[0] } };
    const isShort = text.split(' ').length <= SHORT;
    const asksProducts =
      /\b(?:show|buy|want|need|looking|under|below|gram|price|dikhao)\b|\d/u.test(text);
    const goesOn = /^(?:and|also|or|what about|how about|anything)\b/u.test(text);
    if (!DEALS.test(text) && (isShort || goesOn) && !asksProducts)
      return { about: aboutOf(text), ofShown: false, detail: null };
  }
  if (LEFT.test(text)) return null;
  if (!DEALS.test(text) || /\bunder (?:rs|₹)?\s*\d|\bproducts?\b.*\bdiscount/u.test(text))
    return null;
  if (/\bbuy (?:one|1|two|2)\b/u.test(text))
    return { about: 'buy get free', ofShown: false, detail: null };
  const about = isAboutShown ? '' : aboutOf(text);
  return { about, ofShown: isAboutShown, detail: null };
}
