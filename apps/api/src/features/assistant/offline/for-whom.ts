import { z } from 'zod';
import { numbersInFigures } from '@baeon/search/number-words';

const audiences = ['men', 'women', 'boys', 'girls', 'kids', 'baby', 'adult', 'pets'] as const;
export type Audience = (typeof audiences)[number];

/** Whom something is for, as far as it was said. */
export const forWhomSchema = z.object({
  audience: z.enum(audiences).nullable(),
  /** In months. */
  age: z.number().nonnegative().nullable(),
  /** "wife", "boss": whom a gift is for. */
  recipient: z.string().max(30).nullable(),
});
export type ForWhom = z.infer<typeof forWhomSchema>;

export const forAnybody: ForWhom = { audience: null, age: null, recipient: null };

export const MONTHS = 12;
export const GROWN_UP = 16 * MONTHS;
export const SMALL = 2 * MONTHS;
export const TALL = 13 * MONTHS;

/** Who is meant by a word; what is looked for first goes first. */
const PEOPLE: [Audience | null, RegExp][] = [
  [
    'baby',
    /\b(?:bab(?:y|ies)|twins|newborns?|new born|infants?|toddlers?|(?:was|were|is) born|gave birth|delivered (?:twins|a (?:boy|girl)))\b/u,
  ],
  ['girls', /\b(?:girls?|daughter|niece|granddaughter|grand daughter)\b(?!\s*friend)/u],
  ['boys', /\b(?:boys?|son|nephew|grandson|grand son)\b(?!\s*friend)/u],
  ['kids', /\b(?:kids?|child|children|child's|grandkids?|grandchild(?:ren)?|students?)\b/u],
  [
    'women',
    /\b(?:wom[ae]ns?|women's|lad(?:y|ies)|female|wife|mother|mom|mum|mummy|maa|mother in law|sister|girl ?friend|gf|fianc[eé]e|aunt(?:y|ie)?|grandmother|grandma|nani|dadi|bride|bhabhi|didi|amma|ajji|landlady|miss|madam|maid|house help|for her)\b/u,
  ],
  [
    'men',
    /\b(?:m[ae]ns?|men's|gents?|gentlem[ae]n|male|guy|husband|father|dad|daddy|papa|father in law|brother|boy ?friend|bf|fianc[eé]|uncle|grandfather|grandpa|nana|dada|groom|hubby|bhaiya|bhai|appa|thatha|ajja|landlord|watchman|driver|for him)\b/u,
  ],
  [
    'adult',
    /\b(?:grandparents?|parents?|boss|manager|colleagues?|teacher|couple|friend|neighbours?|adults?|elderly|seniors?|old people|cousins?|bestie|flat ?mates?|room ?mates?|in ?laws|clients?|newly ?weds?|batch ?mates?|class ?mates?)\b/u,
  ],
];
const NOT_A_CHILD = /\b(?:wom[ae]n(?:s|'s)?|lad(?:y|ies)|m[ae]n(?:s|'s)?|gents?)\b/u;
const PET =
  /\b(?:pupp(?:y|ies)|pups?|kittens?|kitty|dogg?y?|cat|parrots?|rabbit|(?:my|our|'?s) (?:dog|lab|golden|pet|indie)|dogs?|cats|kitty|labrador|retriever|german shepherd|pug|beagle|husky|pomeranian|shih ?tzu|rottweiler|dachshund|persian)\b/u;
/** Girls and boys at work are none any more. */
const AMONG_ADULTS =
  /\b(?:(?:ward|office|delivery|pantry) boys?|nurses?|i am a|i'm a|office|colleagues?|company|college|date|crush|team)\b/u;
const RECIPIENT =
  /\b(?:wife|husband|mother in law|father in law|mother|mom|mum|mummy|father|dad|papa|sister|brother|girl ?friend|gf|boy ?friend|bf|fianc[eé]e?|son|daughter|niece|nephew|aunt(?:y|ie)?|uncle|grand(?:mother|father|ma|pa|parents?|son|daughter)|parents?|boss|manager|colleagues?|teacher|couple|friend|neighbours?|kids?|child(?:ren)?|baby|twins|boy|girl|host|newborn|hubby|bhabhi|didi|bhaiya|bhai|amma|appa|ajji|ajja|thatha|cousins?|bestie|flat ?mates?|room ?mates?|in ?laws|clients?|newly ?weds?|landlady|landlord|maid|house help|driver|watchman)\b/u;
const AGE =
  /\b(?<years>\d{1,2})\s*-?\s*(?:years?|yrs?|yr|y)\s*-?\s*(?:olds?|of age)?\b(?!\s*(?:warranty|guarantee))|\bage(?:d| is| of)?\s*(?<aged>\d{1,2})\b|\b(?:turn(?:s|ing|ed)?|finish(?:es|ing|ed)|complet(?:es|ing|ed))\s+(?<turns>\d{1,2})\b(?!\s*(?:%|days?|weeks?|months?|hours?|rounds?|pages?|books?))|\b(?:he|she|who|nephew|niece|son|daughter|boy|girl|kid|child|brother|sister|cousin) is (?<is>\d{1,2})\b(?!\s*-?(?:kg|cm|inch|ft|feet|days?|weeks?|months?|years?|yrs?|yr|y)\b)|\b(?<birthday>\d{1,2})(?:st|nd|rd|th) (?:birthday|b'?day)|\b(?<months>\d{1,2})\s*-?\s*months?\s*-?\s*olds?\b|\b(?<days>\d{1,2})\s*-?\s*(?:days?|weeks?)\s*-?\s*olds?\b/u;
const MONTHS_OF = /\b(?<months>\d{1,2})\s*-?\s*months?\b(?!\s*(?:warranty|guarantee|supply|pack))/u;
const SMALL_ONE = /\b(?:bab(?:y|ies)|kids?|child(?:ren)?|infants?|son|daughter|boy|girl)\b/u;

/** In the first class children are six. */
const CLASS =
  /\b(?:(?:is|are|studies|studying|reads|now) in (?:the )?(?<in>\d{1,2})(?:st|nd|rd|th)(?! (?:floor|month|week|cross|main|block|sector|street|phase|stage|year|sem))|(?<nth>\d{1,2})(?:st|nd|rd|th)? (?:class|std|standard|grade)|class (?<class>\d{1,2})|(?<small>nursery|lkg|ukg))\b/u;
const BEFORE_CLASS = 5;
const SMALL_CLASSES: Record<string, number> = { nursery: 3, lkg: 4, ukg: 5 };

function classAge(text: string): number | null {
  const { in: studies, nth, class: said, small } = CLASS.exec(text)?.groups ?? {};
  if (small !== undefined) return SMALL_CLASSES[small]! * MONTHS;
  const number = Number(studies ?? nth ?? said ?? 0);
  return number > 0 && number <= 12 ? (number + BEFORE_CLASS) * MONTHS : null;
}

/** The age that a text tells, in months. */
function ageIn(text: string): number | null {
  const { years, aged, turns, is, birthday, months: old, days } = AGE.exec(text)?.groups ?? {};
  if (days !== undefined) return 0;
  const months =
    old ?? (SMALL_ONE.test(text) ? MONTHS_OF.exec(text)?.groups?.['months'] : undefined);
  if (months !== undefined) return Number(months);
  const said = years ?? aged ?? turns ?? is ?? birthday;
  return said === undefined ? classAge(text) : Number(said) * MONTHS;
}

/** Somebody is given something, or it is for them. */
const FOR_THEM = new RegExp(
  String.raw`\b(?:gift|present|birthday|anniversary|give (?:him|her|them))\b|\bfor (?:(?:my|our|his|her|a|an|the|little|small|younger|elder) )*(?:${RECIPIENT.source})`,
  'u',
);

const SOMEBODY = "(?:my|our|his|her|their|the)?\\s*\\p{L}+(?:'?s)?(?: in law)?";
/** "Her parents say", "papa is giving me": who speaks or gives gets nothing. */
const DOES_IT = new RegExp(
  `(?<!\\bfor )\\b${SOMEBODY} (?:says?|said|told|tells?|asked|suggested|thinks?|gave|(?:is|are) giving|giving|bought|will (?:pay|come|help))\\b`,
  'gu',
);
/** Whose wedding somebody dresses for. */
const WHOSE_DAY =
  /\b(?:\p{L}+'?s|\p{L}+ in law'?s) (?=(?:wedding|marriage|sangeet|engagement|reception|mehendi|haldi|shaadi|cocktail)\b)/gu;
const WEARS = /\b(?:wear|outfits?|dress|clothes|attend|ethnic|look|footwear)\b/u;
/** Who comes along, or does it with them, is given nothing. */
const ALONG = new RegExp(
  String.raw`\b(?:with|me and|i and) (?:my|our) (?:${RECIPIENT.source})|\b(?:my|our) (?:${RECIPIENT.source}) and (?:i|me)\b`,
  'gu',
);
/** "My maid's daughter" is the daughter. */
const WHOSE = new RegExp(String.raw`\b[\p{L}]+(?: help| in law)?'s (?=${RECIPIENT.source})`, 'gu');
/** "I am her elder brother". */
const SPEAKER =
  /\b(?:i am|i'm|im) (?:(?:an?|the|her|his|their|elder|younger|big|little|\d+|year|old) )*(?<who>\p{L}+)\b(?! of\b)/u;

/** What a sentence says of whom something is for, without who else is named in it. */
function ofWhom(text: string): string {
  const who = SPEAKER.exec(text)?.groups?.['who'];
  const isSpeaker = who !== undefined && PEOPLE.some(([, pattern]) => pattern.test(who));
  if (WEARS.test(text) && isSpeaker) return who;
  return (WEARS.test(text) ? text.replaceAll(WHOSE_DAY, ' ') : text)
    .replaceAll(DOES_IT, ' ')
    .replaceAll(WHOSE, ' ')
    .replaceAll(ALONG, ' ');
}

/** Whom a sentence is about, and the sentence without it. */
export function readForWhom(written: string): { forWhom: ForWhom; rest: string } {
  const text = ofWhom(written);
  // How old a puppy is says nothing of people.
  const isPet = PET.test(text);
  const age = isPet ? null : ageIn(numbersInFigures(written));
  // Whose children have a puppy coming looks for the puppy, unless it is for them.
  const isOfPet = isPet && !FOR_THEM.test(text);
  const recipient = isOfPet ? null : (RECIPIENT.exec(text)?.[0] ?? null);
  let audience = isOfPet ? null : (PEOPLE.find(([, pattern]) => pattern.test(text))?.[0] ?? null);
  if (age !== null && age >= GROWN_UP) {
    if (audience === 'girls') audience = 'women';
    else if (audience === 'boys') audience = 'men';
    else if (audience === null || audience === 'kids' || audience === 'baby') audience = 'adult';
  } else if (age !== null && age >= TALL && NOT_A_CHILD.test(text)) {
    // "Ladies cycle" for a sister of fourteen.
  } else if (age !== null && (audience === null || audience === 'men' || audience === 'women')) {
    audience = audience === 'women' ? 'girls' : audience === 'men' ? 'boys' : 'kids';
  } else if (age === null && recipient && /^(?:son|daughter|nephew|niece)$/u.test(recipient)) {
    // Of any age.
    audience = null;
  } else if (age === null && AMONG_ADULTS.test(text)) {
    audience = audience === 'girls' ? 'women' : audience === 'boys' ? 'men' : audience;
  }
  if (age !== null && age <= SMALL && audience !== 'women' && audience !== 'men') audience = 'baby';
  const rest = written
    .replaceAll(new RegExp(AGE, 'gu'), ' ')
    .replaceAll(SMALL_ONE.test(text) ? new RegExp(MONTHS_OF, 'gu') : /(?!)/gu, ' ')
    .replaceAll(/\bfor (?:my|our|his|her|the|a|an)\s+(?=\s|$)/gu, ' ');
  return { forWhom: { audience, age, recipient }, rest };
}

/** "Not men's": who is left then. */
const INSTEAD_OF: [RegExp, Audience][] = [
  [/^(?:men|mens|men's|man|gents?|male|boyish)$/u, 'women'],
  [/^(?:women|womens|women's|woman|ladies|lady|female|girlish)$/u, 'men'],
  [/^(?:boys?|boy's)$/u, 'girls'],
  [/^(?:girls?|girl's)$/u, 'boys'],
  [/^(?:kids?|children)$/u, 'adult'],
];
export const insteadOf = (word: string): Audience | null =>
  INSTEAD_OF.find(([pattern]) => pattern.test(word))?.[1] ?? null;

/** Words about people that are no wishes. */
export const isPersonWord = (word: string): boolean =>
  RECIPIENT.test(word) ||
  PEOPLE.some(([, pattern]) => new RegExp(`^${pattern.source}$`, 'u').test(word));
