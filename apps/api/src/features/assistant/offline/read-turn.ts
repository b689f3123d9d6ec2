import type { DealsQuestion } from './chat-state.ts';
import { WORTH } from './compare.ts';
import { isOnlyReference, readReference, type Reference } from './references.ts';
import { readSmallTalk, type SmallTalk } from './small-talk.ts';
import { readDealsQuestion } from './deals-turn.ts';

/** Asks for more or less of something than what is on the screen has. */
export type Beyond = 'cheaper' | 'dearer' | 'bigger' | 'smaller' | 'better';

export type Turn =
  | { kind: 'small talk'; talk: SmallTalk }
  | { kind: 'store'; about: 'order' | 'return' | 'delivery' | 'pay' | 'service' | 'where' }
  | { kind: 'deals'; question: DealsQuestion }
  | { kind: 'compare' | 'pick' | 'why' | 'details'; which: Reference | null }
  | { kind: 'afresh' | 'more' | 'total' | 'back' | 'lowest price' | 'request' | Beyond };

type Setting = {
  /** How many products are on the screen, and the place of the one that was spoken of. */
  shown: number;
  it: number | null;
  hasNeed: boolean;
  /** Whether deals were spoken of last. */
  aboutDeals: boolean;
};

const STORE: [Extract<Turn, { kind: 'store' }>['about'], RegExp][] = [
  [
    'return',
    /\b(?:return(?:s| policy|able| it| this| if)?(?! gifts?)|take (?:it|them|this|that) back|refund|exchange|replace(?:ment)?(?! (?:\p{L}+ ){1,4}(?:with|by)\b)|warranty claim)\b(?! to)/u,
  ],
  [
    'delivery',
    /\b(?:deliver(?:y|ed|s)?|shipping|ship (?:it|to)|courier|how (?:long|soon|many days) .*(?:arrive|reach|come)|when will (?:it|i) (?:come|arrive|get))\b/u,
  ],
  [
    'pay',
    /\b(?:emi|instal?lments?|pay(?:ment)? (?:methods?|options?|later)|upi|cash on delivery|cod|credit card|debit card|no cost emi)\b/u,
  ],
  [
    'service',
    /\bgift[ -]?wrap(?:s|ped|ping)?\b(?! (?:papers?|rolls?|sheets?))|\b(?:do|does|will|can|would) (?:they|you|the (?:shop|store|seller)) (?:\p{L}+ ){0,4}(?:assembl|install|engrav|stitch|alter|repair|servic)\p{L}*/u,
  ],
  [
    'order',
    /\b(?:place (?:an? |the )?order|order (?:it|this|that|one|the (?:first|second|third|last)|now|karo|kar do)|checkout|i(?:'ll| will)? (?:buy|take|order) (?:it|this|that|the)(?! (?:in|on|into|out|along|with|for|abroad)\b)|buy (?:it|this|that|now)|how (?:do|can|to) (?:i )?(?:buy|order|get) (?:it|this|that)|add (?:it )?to (?:my )?cart|link to buy|where (?:can|do|to) (?:i )?(?:buy|get) (?:it|this|that))\b/u,
  ],
  [
    'where',
    /\b(?:which (?:store|shop|seller)|what (?:store|shop)|who (?:sells|is selling|has it)|who is the seller|where is (?:it|this) (?:available|sold)|available (?:at|in) which|store (?:address|location|name)|nearest (?:store|shop)|near(?:by)? (?:store|shop)|showrooms?|in person|(?:see|try|touch|sit on|feel|check) (?:it|this|that|them|these|one)\b.*\b(?:before|shop|store|myself)|(?:pick|collect) (?:it|this|that|one|them) (?:up )?.*\b(?:shop|store)|(?:shop|store)s? which|which (?:on|in|at) (?:store|shop))\b|^(?:and |but |so )?where (?:this|it|that|these|is (?:it|this|that))[\s?.!]*$/u,
  ],
];
const AFRESH =
  /^(?:(?:ok|please|let's|lets)\s+)*(?:start (?:over|again|afresh|new)|reset|new search|forget (?:it|that|everything|about it)|clear(?: all)?|never ?mind|something else|start from (?:the )?beginning|leave it)[\s!.?]*$/u;
const COMPARE =
  /\b(?:compare|comparison|comparing|versus|vs\.?|(?:differences?|gap)(?: between)?|side by side(?! not)|what's different|how (?:is|are) .* different)\b/u;
const PICK =
  /\b(?:which (?:one |of (?:these|them|those) |is |would |should |do |will |\p{L}+ (?:is|one) )+(?:you |i |is |the )*(?:better|best|pick|choose|recommend|suggest|buy|take|go for|prefer|get|good)|which is (?:the )?(?:better|best)|which (?:one |of (?:these|them|those) )?you (?:will |would |'ll )?(?:pick|take|choose|recommend|suggest|buy|prefer|go for)|(?:what|which) (?:would|do|will) you (?:pick|choose|recommend|suggest|prefer)|your (?:pick|choice|recommendation|opinion)|help me (?:choose|decide|pick)|better (?:one|of (?:the )?(?:two|these))|which (?:one |of (?:these|them|those) |\p{L}+ )?(?:is|are|has|have) (?:the )?(?!cheapest|costliest|dearest)(?:\p{L}{3,}er|\p{L}{3,}est|more|most|less|least)|which (?:one )?(?:weighs|costs) \p{L}+|which (?:one|of (?:these|them|those|the (?:two|three|\d)))\??$|which (?:one |of (?:these|them|those) )?(?:has|have|is|with) (?:the )?(?:best|most)|which (?:one |of (?:these|them|those) )?(?:would|will|should) (?:suit|be|i (?:take|buy|get|go for|pick)|we (?:take|buy|get))|if (?:it|this) (?:was|were) (?:for )?you|if you were (?:me|in my place|buying)|in my place|what would you (?:take|buy|get|do))\b/u;
/** "The cheapest out of those". */
const MOST_OF_THOSE =
  /\b(?:\p{L}{3,}est|least|most \p{L}+)\b(?: one)? (?:out of|of|among|amongst|from|in) (?:these|those|them|all)\b|\b(?:out of|of|among|amongst|from) (?:these|those|them)\b.{0,30}\b(?:\p{L}{3,}est|least|most \p{L}+)\b/u;
const WHY =
  /^(?:(?:but|and|ok|so)\s+)*why\b|\bwhy (?:this|that|is|it|the|do you|would)\b|\bwhat makes (?:it|this|that)\b|\breason\b/u;
const MORE =
  /^(?:(?:ok|and|please|can you|show|give|any|see|got|have|i want|do you have|are there|let me)\s+)*(?:me\s+|see\s+)*(?:some\s+|a few\s+|few\s+)?(?:more|others?|other (?:ones?|options?|colours?|designs?|models?)|next|else|another(?: one)?|(?:something )?different(?: ones?| colours?| designs?)?|more options|anything else|what else(?: is| do i| should i| will i)?(?: needed| required| need| buy| get| take)?(?: (?:with|for) (?:it|this|that|them))?)(?:\s+(?:options?|ones?|products|please|of (?:these|them|those)|designs?|models?|choices|available|colours?|also|things?|(?:in|at|for|within) (?:that|this|the same|my) (?:price|budget|range|amount)))*[\s!.?]*$/u;
const TOTAL =
  /\b(?:what(?:'s| is| will be)? (?:the |my )?total|total (?:price|cost|amount|bill|how much)|how much (?:for|in|is|are|will|do|does|would)?\s*(?:all|both|everything|altogether|together|in total|(?:it|they|these|this) (?:all )?(?:cost|come|be)? ?(?:together|altogether|in all|total))|(?:both|all|together|altogether) .*how much|how much .*(?:together|altogether|in all|in total|for (?:\d+|two|three|four|five|six|ten|twelve|a dozen))|(?:cost|price) (?:of|for) (?:\d+|two|three|four|five|six|ten|both|all)|(?:all|everything|these|those|they|them|this|that|it)\b.{0,16} (?:com|add|amount)(?:e|es|s|ing)?(?: up)? to)\b/u;
const LOWEST =
  /\b(?:how much (?:is|for|does|are)?\s*(?:the |your )?(?:cheapest|lowest)|(?:cheapest|lowest|minimum|starting) price|price of (?:the )?cheapest|what(?:'s| is) (?:the|your) (?:cheapest|lowest)|cheapest (?:one )?(?:is|costs?) how much|how much .*cheapest)\b/u;
const BACK =
  /^(?:go )?back[\s.!]*$|\b(?:(?:go|going|come|take me|get|let's go|lets go|switch) back|back to|return to|earlier (?:ones?|things?|list|search|\p{L}+)|previous(?: ones?| list| search)?|(?:show|see) .*\bagain|ones? (?:from )?before|the ones you showed (?:first|before|earlier)|first ones again|what you showed (?:first|before|earlier))\b/u;
const TELL_MORE =
  /\b(?:tell me (?:more|about)|more about|more details?|details?|specs?|specifications?|features? of|describe|info(?:rmation)?(?: (?:on|about|of))?|know more)\b/u;
const BEYOND: [Beyond, RegExp][] = [
  [
    'cheaper',
    /\b(?:cheaper|less expensive|lower (?:price[ds]?|budget)|less costly|less price|low(?:er)? cost|(?:that's |it's |these are |this is |bit |little )?(?:too|very|so) (?:expensive|costly|dear|high)|(?:is |are )(?:expensive|costly)|reduce the price|less than this|kam)\b/u,
  ],
  [
    'dearer',
    /\b(?:more expensive|costlier|pricier|dearer|higher[ -]end|more premium|upmarket|higher (?:price|budget|range))\b/u,
  ],
  [
    'better',
    /(?<!\b(?:is|are|be|which|one|was) )\b(?:(?:something |anything |any |a )?better(?: ones?| quality| options?)?(?! for| camera| battery| than| i\b| one))\b/u,
  ],
  [
    'bigger',
    /\b(?:bigger|larger|heavier|thicker|taller|wider|longer|roomier|higher capacity|more (?!than|like|of|or|and|about|this|that|options?|colours?|expensive|premium|for|from|in|with|to)\p{L}{3,}|one size up)\b/u,
  ],
  [
    'smaller',
    /\b(?:smaller|shorter|lighter(?! for\b)|thinner|more compact|narrower|slimmer|(?:less|fewer) (?!than|like|of|or|and|expensive|costly|for|from|in|with|to)\p{L}{3,})\b/u,
  ],
];
/** "A longer battery than that one". */
const THAN_SHOWN =
  /\bthan (?:it|this|that|these|those|them|what you|the (?:first|second|third|fourth|last)|the ones?)\b/u;
const QUESTION =
  /^(?:(?:and|so|but|ok|also|oh|hey)\s+)*(?:what|what's|how|does|do|is|are|has(?! to\b)|have(?! to\b)|can|will|did|upto what|up to what|till what|for what|of what|who (?:makes|made|wrote|designed)|(?:in )?(?:which|what) (?:all )?(?:material|colour|brand|company|sizes?|fabric|wood)|which \p{L}+ (?:is|are|does|do|has|have|can|will) (?:it|this|that|they|these)\b|which (?:one |ones )?(?:of (?:these|those|them|the (?:two|three|four)) )?(?:has|have|is|are|comes? with)(?! (?:you|the|more|less|better|best)\b| \p{L}+e(?:st|r)\b))\b/u;
/** "Battery how many days", "in this how much water", "camera how". */
const ASKS_BEHIND =
  /\bhow (?:much|many)\b|^(?:(?:and|but|so|ok)\s+)*(?:it|this|that|these|those|they)\s+(?!is (?:too|very)\b)[^?]{4,60}\?|\bcomes? with (?:it|this|that|them)\b|\p{L} (?:how|what)(?: (?:is|are))?(?: (?:it|this|that|(?:of |in |for )?(?:the )?(?:first|second|third|fourth|last)(?: one)?))?\s*[?.!]*$|\bwhat(?:'s| is) the (?:price|rate|cost)\b|\bwhat (?:is|are) (?:it|this|that|they)\b|\b(?:will|can|does|would) (?:it|this|that|they) (?:hold|take|carry|bear|support|fit|last|work)\b|^(?:[\p{L}-]+ ){1,3}how (?:many|long|big|heavy|wide|tall|old)\b|\bhow (?:big|long|heavy|wide|tall|old)\b.*\b(?:it|this|that)\b/u;
/** Who asks for things asks for others than those on the screen. */
const LOOKS_FOR =
  /\b(?:do you (?:have|sell|get|keep)|have you|got any|show|find|any|need|want|looking|is there (?:an?|any|some|one)|are there|suggest|recommend|(?:available|come|comes) in|under|below|what about|how about|what (?:should|all|do|can|else|would|to)|do i need|should i|can i get|can you|can (?:go|stretch|extend|spend|pay|push|increase|manage|afford))\b/u;
/** "Will the first one come in my size". */
const ASKS_IF_IT =
  /^(?:(?:and|so|but|ok|also)\s+)*(?:will|does|do|is|are|can|has|have|would)\s+(?:the\s+)?(?:it|this|that|these|those|they|first|second|third|fourth|last)\b(?:(?!\b(?:in|under|below)\b).)*(?:\bin (?:my|his|her|their|our|a|other|all|any) sizes?\b.*)?$/u;
const POINTS =
  /\b(?:it|its|it's|itself|this|that|them|these|those|first|second|third|fourth|last one|one)\b/u;

/** Who has seen nothing yet asks how things are sold in few words. */
const isShort = (text: string): boolean => text.split(' ').length <= 7;
/** "Shoes first": of several things. */
const THING_FIRST =
  /^(?:(?:ok|so|and|then|start with)\s+)*(?!(?:the|this|that|show|tell|compare|what|which|how|is|does|about|price|details?|in|of|my|our)\b)(?:(?!(?:how|what|much|many)\b)\p{L}+\s+){1,3}first(?=\s*(?:$|[,.!]))/u;

/** "Leave it. Pillows": what comes behind has nothing to do with what was before. */
export const LEAVES =
  /^(?:(?:ok(?:ay)?|no|hmm+|oh|fine|(?:too |very |so )?costly|(?:too |very |so )?expensive)[\s,.!]+)*(?:leave(?: (?:it|that|them|this))?|forget (?:it|that|them)|never ?mind|drop it|skip it)\s*[.,!;]+\s*(?<rest>\S.*)$/u;

export const ANYTHING = /^(?:anything|whatever|surprise me|you choose|any thing)[\s.!]*$/u;
export const IS_QUESTION =
  /\?|\b(?:which|how|what|will|does|can|is|are) (?:it|they|this|that|one|\p{L}+s)\b/u;

/** "Does the iron kadhai work on induction", of what was not shown yet. */
export const asksAbout = (text: string): boolean =>
  /^(?:does|is|are|will|can|what(?:'s| is) the price|price of)\b/u.test(text) &&
  !LOOKS_FOR.test(text);

/** What a turn is about, given what is on the screen; `request` where it names or narrows something. */
export function readTurn(text: string, { shown, it, hasNeed, aboutDeals }: Setting): Turn {
  const talk = readSmallTalk(text);
  if (talk) return { kind: 'small talk', talk };
  if (AFRESH.test(text)) return { kind: 'afresh' };
  const question = readDealsQuestion(text, { aboutDeals, shown });
  if (question) return { kind: 'deals', question };
  const which = THING_FIRST.test(text) ? null : readReference(text, shown, it);
  const store = STORE.find(([, pattern]) => pattern.test(text));
  if (
    store &&
    !(shown > 0 && WHY.test(text)) &&
    (shown > 0 || (store[0] !== 'where' && isShort(text)))
  )
    return { kind: 'store', about: store[0] };
  if (LOWEST.test(text) && hasNeed) return { kind: 'lowest price' };
  if (shown > 0) {
    if (TOTAL.test(text)) return { kind: 'total' };
    if (WHY.test(text) && !/\bwhy (?:are )?you (?:\p{L}+ )?show/u.test(text))
      return { kind: 'why', which };
    if (PICK.test(text) || (MOST_OF_THOSE.test(text) && which !== null))
      return {
        kind:
          which &&
          !which.isVague &&
          which.places.length === 2 &&
          !/\b(?:both|these|those|them)\b/u.test(text)
            ? 'compare'
            : 'pick',
        which,
      };
  }
  if (COMPARE.test(text) || (shown > 1 && WORTH.test(text))) return { kind: 'compare', which };
  if (hasNeed && BACK.test(text)) return { kind: 'back' };
  if (shown === 0)
    return QUESTION.test(text) &&
      /\b(?:it|the (?:first|second|third)(?: one)?)[\s?.!]*$/u.test(text)
      ? { kind: 'details', which }
      : { kind: 'request' };
  if (MORE.test(text)) return { kind: 'more' };
  if (which && (isOnlyReference(text) || TELL_MORE.test(text))) return { kind: 'details', which };
  if (/^(?:more |tell me more|details?|more (?:details?|info))/u.test(text) && TELL_MORE.test(text))
    return { kind: 'details', which };
  // "The second one there, what is it exactly".
  const behind = which && !which.isVague ? /^[^,.;-]+[,.;-]+\s*(?<rest>.+)$/u.exec(text) : null;
  const asked = behind?.groups?.['rest'] ?? '';
  if (QUESTION.test(asked) && (POINTS.test(asked) || !LOOKS_FOR.test(asked)))
    return { kind: 'details', which };
  const beyond = BEYOND.find(([, pattern]) => pattern.test(text));
  if (beyond && THAN_SHOWN.test(text) && !QUESTION.test(text)) return { kind: beyond[0] };
  // "Can it be done in 15?"
  const isOfMoney =
    hasNeed &&
    /\b(?:in|within|under|for) (?:rs\.? ?|₹ ?)?\d[\d,.]*(?: ?k| thousand)?\W*$/u.test(text);
  const isAsked =
    !isOfMoney &&
    (QUESTION.test(text) || ASKS_BEHIND.test(text)) &&
    (!LOOKS_FOR.test(text) ||
      ASKS_IF_IT.test(text) ||
      (POINTS.test(text) && /\b(?:with|in|on|of|about) (?:it|this|that)\b/u.test(text)));
  if (
    isAsked &&
    !/\bfor (?:my|me|a|an|us|our)\b.*\b(?:old|son|daughter|wife|husband)\b/u.test(text)
  )
    return { kind: 'details', which };
  if (which && !which.isVague && text.endsWith('?') && !LOOKS_FOR.test(text))
    return { kind: 'details', which };
  const isOf =
    /^(?:what(?:'s| is) )?(?:the )?(?:\p{L}+ ){1,3}(?:of|in) (?:the )?(?:first|second|third|fourth|last|it|this|that|\d)/u.test(
      text,
    );
  const asksOfIt =
    /\b(?:how much|price|cost|battery|ram|weight|warranty|rating|size)\b/u.test(text) &&
    !LOOKS_FOR.test(text);
  if (which && !which.isVague && (isOf || asksOfIt)) return { kind: 'details', which };
  return { kind: beyond ? beyond[0] : 'request' };
}
