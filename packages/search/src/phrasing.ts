/** Words that say how something is wanted, and not what. */

const list = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

/** Said around what is wanted, in English and in Hindi written with Latin letters. */
export const FILLERS = list(`
  a an the some any i me my we us our you your he she it its this that these those is are was be am been
  do does did can could will would should shall may might please plz pls kindly hi hello hey ok okay thanks
  want wanted need needs needed looking look search searching find finding show showing give get getting buy
  buying purchase purchasing suggest recommend recommendation tell help let like love prefer interested
  good nice great decent quality really very much also too just only one ones thing things something anything
  item items product products option options which what who where when how there here have has having got
  and or but of in on at to from by as with price priced prices cost costs costing range rate rupees rs inr
  new latest online shop shopping store under below above around about than budget
  mujhe mujhko hume humko chahiye chaiye chahie dikhao dikha dikhaiye dikhana batao bata bataiye do dedo de
  ek koi kuch wala wali wale vala vali ka ki ke ko hai hain ho mein me se liye accha acha achha achi acchi
  badhiya mast bhai yaar kya
`);

/** What comes after these is not the thing itself. */
export const BELONGING = list('for compatible suitable fits fit');

export const CHEAPEST =
  /\b(?:cheap(?:est|er)?|lowest[ -]price[ds]?|least expensive|inexpensive|affordable|economical|sabse sast[aie]|sast[aie]|low[ -]cost|low[ -]budget|budget[ -]friendly|kam daam|kam kimat)\b/u;
export const DEAREST =
  /\b(?:most expensive|costliest|dearest|premium|high[ -]end|luxury|sabse mehenga)\b/u;
export const BEST_RATED =
  /\b(?:best[ -]rated|top[ -]rated|highest[ -]rated|highest rating|best rating|best|top(?=\s+(?:\d|selling|quality))|sabse accha|sabse achha|sabse badhiya)\b/u;

const WORD = String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'-]*`;
/** "Non-stick" and "no-frost" are virtues, not wishes against something. */
export const WITHOUT = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:but not|anything but|other than|not in|not from|not an?|not the|not|without an?|without any|without|w/o|excluding|except(?: for)?|no(?![ -](?:frost|cost|stick|iron)\b|\s+(?:\d|more\b))|minus|bina|avoid|don't want|dont want|do not want)\s+(?<what>${WORD}(?:(?:\s*,\s*|\s+(?:or|nor|and|aur|ya)\s+)(?:not\s+|no\s+)?${WORD})*)`,
  'gu',
);
/** "Leather nahi", "leather ke bina". */
export const WITHOUT_AFTER = new RegExp(
  String.raw`(?<what>${WORD})\s+(?:(?:nahi|nahin|ke bina|ke bagair)(?!\p{L})|mat(?=\s+(?:dikha|d[eo]|la|chah|rakh|kar)))`,
  'gu',
);
export const BETWEEN_UNWANTED = /\s*,\s*|\s+(?:or|nor|and|aur|ya)\s+(?:not\s+|no\s+)?/u;
