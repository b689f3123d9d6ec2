/** What is said around a wish, and is none; read in plain English text. */

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that never say what something has to be. */
export const CHATTER = list(`
  lol lmao haha hehe omg remove removes carrying keeping putting bringing playing learning complete does closest nearest obviously similar spoilt easy a an and are as at be but by can for is it its on so was typed type wise jaisa any am the this that
  aap about accept accha acha actually add after again ago all alone already also altogether always am among
  anniversary another anybody anyone anyway apart approx approximately arre arrive ask asked aur availability
  available away back bad bahut basic basically batao because become been before begin behind believe besides
  best better bhai bhi birthday both bought bring bro brother brought budget busy came cannot care carry
  chahiye change changed check choose chosen city close closed college come comes comfy coming common consider
  cost could course cross currently day days dear decide decided definitely delivered did didn't different dikha
  dikhao do doesn't doing don't done dude during each easily either else end enjoy enjoys enough etc even ever
  every everyone everything exactly except excuse extra family far fast feel few fine first fix follow forget
  forgot found friend friends from function further gave gets gift gifting gifts given gives giving go
  goes going gone got guess guy guys haan had hai hain half happen happened happy hard hardly hate hates have
  haven't having he he's heard her here hers hi him his hmm ho hold hona hope hours house how however huge hum
  hundred hurry i'd i'll i'm i've idea ideas if important in include inr inside instead interested into isn't
  issue it's item ji job join just ka kar karo ke keep keeps kept ki kind kindly kinds knew know knows ko koi
  kuch lack lakh last lately later latest learn least leave left less let lets like liked likes line list little
  live lives living ll lo loads local look looked looks lose lot lots love loved loves luck made mainly make
  makes making many market married marry match matched matches matching matter matters max maximum may maybe me
  mean means meant meet mein member members mention mera meri might min mind mine minimum minute miss moment
  monday money month months more morning most mostly move moved moving much mujhe must my myself na nahi name
  near nearby need needed needs never next nice no nobody none nor normal not note nothing now number occasion
  of off often oh ok old once one ones only open or order other others otherwise our out outside over overall
  own part particular party past pay people perfect perhaps person place plan planning please plenty plus point
  possible post prefer preferably present pretty price probably problem product proper properly provide put
  question quick quickly quite raha rahi range rather read ready really reason reasonable recent recommend
  related rent rented required rest right roughly rs rupees sa said same save saw say saying says se search see
  seem seems seen sell selling send sent sept serious several shall she she's shift shifting shop shopping shops
  should show showed si since sir situation so some somebody someone something sometimes somewhere soon sorry
  sort sounds space speak special specially specific spend start started starting starts stay staying still
  stock stop store stores strictly stuff such suggest suggestion suggestions suit suitable sum sunday super
  supposed sure take taken takes taking talk tell tells than thank thanks that that's the theek their them then
  there there's these they thik thing things think thinking this thoda those though thought thousand through
  till time times tired to today together toh told tomorrow tonight too took total totally toward towards tried
  true trust try trying tum turn type types under understand unless until up upon upto us use used useful uses
  using usual usually value various version very via visit visiting wait wala wale wali want wanted wanting
  wants was wasn't way ways we we're we've wear wearing week weekend weeks welcome well went were weren't what
  what's whatever when whenever where whether which while who who's whole whom whose why will wish wishes with
  within without won't wonder wonderful word worked worry worth would wouldn't write wrong ya yaar yeah yes
  yesterday yet you you'd you'll you're you've your yours yourself
`);

/** Turns a wish around: what comes before it was not meant. */
export const CORRECTS =
  /\b(?:actually|i meant|i mean|meant to say|instead|rather|wrong(?:ly)?|mistake|changed? my mind|no wait|wait no|sorry)\b|(?:^|[.,;!…]\s*)no[.,!\s]\s*(?=\p{L})/u;

/** Adds one more thing to what is looked for. */
export const ADDS =
  /^(?:and|also|plus|with that|along with)\b|\b(?:also|too|as well|along with (?:it|that)|with it)\s*(?:[,.!?]|$)/u;

const UNTIL = String.raw`(?=\s*(?:$|[,.;:!?()])|\s(?:no|not|without|my|he|she|they|which|as|too|since|but|under|below|above|between|around|within|upto|up to|for|in|with|please|only|just|and (?:show|add|put|give|take|get|include)|show|i|we|it|is|are|instead|anymore|any more|also|either|at|if|because)\b)`;
const WORD = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'&-]|\.(?=[\p{L}\p{N}]))*`;
/** "Not sure", "no problem" and "not more than" rule nothing out. */
const NOTHING_RULED_OUT = String.raw`(?!\s+(?:(?:also|either|too|at all|want|wanted|needed|required)\s*(?:[,.;!?]|$)|it\b[.,!]?|no|sure|wait|the (?:first|second|third|fourth|fifth|last|same|right|wrong|other|only|best|latest|new|next) one\b|not|sorry|bad|problem|issue|idea|need|thanks|thank|more|less|too|very|so|only|just|else|like|special|specific|much|above|over|below|under|cross(?= (?:the|my|our|over|rs|₹|\d))|exceed|working|good|now|yet|matter|worries|what|that much|cost|frost|iron|stick)\b)`;
export const RULES_OUT = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:but not|(?:you are|you're|why you|why are you) (?:still |always )?show(?:ing)?(?: me)?|anything but|everything but|other than|apart from|not interested in|not from|not by|not in|not a fan of|(?<!\b(?:could|does|did|can|would|do|has|have|had)\s)not|without(?: any)?|w/o|excluding|except(?: for)?|no more|(?<!\b(?:has|have|had|got)\s)no(?![ -](?:frost|cost|stick|iron)\b)|none of(?=[^,.;!?]* (?:ones?|types?|kinds?|sorts?|things?|stuff)\b)|minus|avoid|hates?|(?:allerg(?:ic|y)|intolerant) (?:to|of|from|with)|can't (?:eat|have|take|stand)|(?:doesn't|don't|never|do not|does not) (?:want|eat|use|trust|like|need|show(?: me)?|have|give(?: me)?|wear|drink|buy|take|contain|require|run on|apply|keep)|skip|leave(?: out)?(?! [^,.;!?]*\balone\b)|remove|drop|forget|(?<!\b(?:know|knows|knew|understand|understands|for|costs?|or|has|have|had) )nothing(?: (?:that|which|too))?(?: (?:from|by|with|in|needs?|needing|has|have|having|uses?|using|contains?|is|runs on|made (?:of|with)|comes with))?)${NOTHING_RULED_OUT}\s+(?:(?:the|a|an|any|that|this|those|these|of|in|from|by|about|(?:anything|something|things|stuff|products|kinds?|type|ones?)(?: (?:which|that) (?:is|are))? (?:with|having|containing|has|have|made (?:of|with|for|from)|meant for))\s+)*(?<what>${WORD}(?:\s+${WORD}){0,3}?(?:\s+(?:or|nor)\s+${WORD})*)${UNTIL}`,
  'gu',
);
/** "Black and decker not", "I already have a stove". */
export const RULES_OUT_AFTER = new RegExp(
  String.raw`(?<what>${WORD}(?:\s+${WORD}){0,3}?)\s+(?:not(?: needed| required| wanted| want| also| either| too| at all)?|(?:also|too|either) not(?: needed| wanted)?|(?:i|we|he|she|they) (?:already (?:have|has|had|got|own|owns)|(?:have|has|got) already)|is already there|already have|already has|(?:(?:smell|taste|flavour|colour|print)s? )?(?:i|we|he|she|they) (?:hates?|dislikes?|(?:don't|doesn't|didn't|won't|can't) (?:like|eat|wear|use|want|drink|stand)))\s*(?=[,.;!]|$)|(?<one>${WORD})\s+(?:(?:also|too|is|are|ones?)\s+)*no\s*(?=[,.;!]|$)`,
  'u',
);
/** "Real leather" is no other. */
export const GENUINE =
  /(?<!\b(?:no|not|without|any)\s)\b(?:real|genuine|original|pure)\s+(?<what>\p{L}{3,})/u;
/** A brand that is spoken of so is not wanted. */
export const SPOKEN_ILL_OF =
  /\b(?:bad|worst|pathetic|useless|skip|avoid|hated?|disappoint\w*|complain\w*|(?:stopped|broke|died|failed)\b|never again|(?:leave|skip|drop|avoid|remove) (?:that|it|this|them|those)\b|not (?:good|happy|again))\b/u;
/** "Lamb also upset his stomach". */
export const DID_NOT_SUIT = new RegExp(
  String.raw`^(?:the\s+)?(?<what>${WORD}(?:\s+${WORD})?)(?:\s+(?:also|too|one|ones))?\s+(?:upsets?|(?:didn't|doesn't|does not|did not|never) suits?|(?:gave|gives?|gets?)\s+(?:(?:me|him|her|us|them)\s+)?(?:an?\s+)?(?:rash\p{L}*|headaches?|allergy|acidity|gas|itch\p{L}*)|irritates?|(?:is|are|looks?)\s+(?:too|so)\s+\p{L}+|looks?\s+(?:bad|ugly|cheap|dirty|old)|smells?\s+(?:bad|strong|odd))\b`,
  'u',
);
/** "No place for another machine". */
export const NO_ROOM_FOR = new RegExp(
  String.raw`\bno (?:money|place|space|room|time|budget|use) for\s+(?:(?:a|an|another|new|one|more|any)\s+)*(?<what>${WORD})`,
  'u',
);
/** "He has a keyboard already". */
export const HAVE_ONE = new RegExp(
  String.raw`\b(?:have|has|got|own|owns)\s+(?:(?:a|an|the|my|his|her)\s+)*(?<what>${WORD}(?:\s+${WORD}){0,2}?)\s+already\b`,
  'u',
);
export const HAVE_ALREADY = new RegExp(
  String.raw`\b(?:already (?:have|has|got|own|owns|bought)|(?:have|has|got) already)\s+(?:(?:a|an|the|my|his|her)\s+)*(?<what>${WORD}(?:\s+${WORD}){0,2})`,
  'u',
);

/** "Something to put on that one": what they have has to go with it. */
export const GOES_WITH =
  /\b(?:on|for|with|inside|in) (?:it|that|this|them|those)\b(?: one)?\s*(?:$|[.,!?;])/u;
/** "Everybody will give kitchen things". */
export const GIVEN_BY_OTHERS = new RegExp(
  String.raw`\b(?:every(?:one|body)|others?|people|they|relatives|guests|most) (?:(?:else|people|will|would|must|always|only|usually|all|just|are|is) )*(?:gives?|giving|gifts?|gifting|brings?|bringing)\s+(?<what>${WORD}(?:\s+${WORD}){0,2}?)(?=\s+(?:only|na|anyway|always|mostly|itself)\b|\s*(?:[,.;!?]|$))`,
  'u',
);

/** "Clothes everyone brings anyway". */
export const IS_GIVEN_BY_OTHERS = new RegExp(
  String.raw`(?:^|[,.;!?]\s*|\b(?:only|just|because|as|since)\s+)(?<what>${WORD}(?:\s+${WORD})?)\s+(?:every(?:one|body)|all|others?|people|they|relatives|guests)\s+(?:(?:else|people|will|would|always|usually|are|is|already)\s+)*(?:gives?|giving|gifts?|gifting|brings?|bringing|gets?|buys?)\b`,
  'u',
);

/** Takes back what was said about money. */
export const NO_LIMIT =
  /\b(?:(?:at )?any (?:price|budget|amount)|no (?:budget|limit|price limit)|(?:price|budget|money|cost) (?:is )?(?:no|not an?|doesn't|does not|don't) (?:matter|bar|issue|problem)|(?:it )?(?:doesn't|does not) matter|whatever (?:it costs|the price)|all the same)\b/u;

export const ASKS_CHEAPEST =
  /\b(?:cheap(?:est)?|lowest[ -]price[ds]?|least expensive|inexpensive|affordable|economical|low[ -]cost|low[ -]budget|budget[ -]friendly|sabse sast[aie])\b/u;
export const ASKS_DEAREST =
  /\b(?:most expensive|costliest|dearest|premium|high[ -]end|luxury|top end)\b/u;
export const ASKS_BEST_RATED =
  /\b(?:best[ -]rated|top[ -]rated|highest[ -]rated|highest rating|best rating|best reviews?|well rated|good reviews?|best(?! (?:for|if))|top(?= (?:\d|brand|quality|model|one|class)))\b/u;

/** How much of what people ask for without naming it; the first is what they say, the second a part of a label. */
export const MUCH_OF: [RegExp, string, boolean?][] = [
  [/\b(?:loud(?:est|er)?|powerful|most power|high power)\b/u, 'power'],
  [
    /(?<!\b(?:the|all|any|no|some|of|night|day|sun|less|more|blocks?|enough) )\b(?:light(?:est|er)?(?: ?weight)?|least weight)\b(?! (?:bulb|blue|green|pink|brown|grey|colour|for|fixture))/u,
    'weight',
    true,
  ],
  [/\b(?:heavi(?:est|er))\b/u, 'weight'],
  [
    /\b(?:(?:big|long|good|best|better|strong|great|large|more|max|maximum|highest|bigger|longer) (?:battery|backup)|battery (?:should be )?(?:big|good|best|life|backup|must)|long lasting battery)\b/u,
    'battery|playtime',
  ],
  [
    /\b(?:(?:good|best|better|great|high|highest|more|nice|clear) (?:camera|photos?|pictures?|selfies?|megapixels?)|camera (?:should be |must be |is )?(?:good|best|nice|great|quality|matters|important)|for (?:photos?|photography|pictures|selfies))\b/u,
    'camera|resolution',
  ],
  [
    /\b(?:(?:big|large|bigger|largest|biggest) (?:screen|display)|screen (?:should be )?(?:big|large))\b/u,
    'screen|display',
  ],
  [/\b(?:(?:more|big|large|most|max|maximum|lots of|bigger) (?:storage|memory))\b/u, 'storage'],
  [/\b(?:(?:more|max|maximum|most|big) ram)\b/u, 'ram'],
  [/\b(?:fast(?:est|er)?(?! charg)|high speed)\b/u, 'speed|processor'],
  [
    /\b(?:(?:big|large|bigger|largest|biggest|more|max|maximum|high) (?:capacity|size|packs?|bottles?|jars?|box(?:es)?|packets?|tins?|pouch(?:es)?|cans?))\b/u,
    'capacity|quantity|pack|weight|size',
  ],
  [/\b(?:biggest|largest)\b/u, 'capacity|size|screen|quantity|pack|weight'],
  [
    /\b(?:smallest|tiniest|mini|(?:small|smaller) (?:size|pack|bottle|one))\b/u,
    'capacity|size|screen|quantity|pack|weight',
    true,
  ],
  [/\b(?:long(?:est)? (?:warranty|guarantee))\b/u, 'warranty'],
  [
    /\b(?:least (?:power|electricity|current)|low(?:est)? (?:power|electricity)|saves? (?:power|electricity)|less (?:power|electricity))\b/u,
    'power',
    true,
  ],
];

export const COLOURS = list(`
  black white red blue green yellow orange pink purple violet brown grey gray silver golden gold maroon navy beige cream
  teal turquoise olive peach lavender magenta copper bronze ivory khaki mustard rust multicolour multicolor transparent
  clear tan mint coral charcoal burgundy wine chocolate
`);
