import type { ProductRow } from '../../../db/product-row.ts';
import { understand } from '@baeon/search/understand';
import { plain } from '@baeon/search/words';
import { askedFeature, type AskedFeature } from './features.ts';
import {
  namedAmong,
  asksAbout,
  isOnlyReference,
  pointsAtShown,
  readQuestion,
  type ProductQuestion,
  readReference,
  type Reference,
} from './references.ts';
import { understandWish } from './terms.ts';
import { readSmallTalk, type SmallTalk } from './small-talk.ts';

const COMPARE =
  /\b(?:compare|comparison|comparing|versus|vs\.?|differences?(?: between)?|which (?:one )?(?:is|of (?:them|these)(?: is)?) better|better (?:one|of)|side by side|tulna|compare karo|kaun ?sa (?:behtar|accha))\b/u;
const TELL_MORE =
  /\b(?:tell me (?:more )?about|more about|details?|specs?|specifications?|features? of|describe|info(?:rmation)?(?: (?:on|about|of))?|ke baare|kaisa hai)\b/u;
const MORE =
  /^(?:(?:show|give|any|see|kuch)\s+)?(?:me\s+)?(?:some\s+)?(?:more|others?|other (?:ones|options)|next|aur|aur dikhao|else|another|different ones)(?:\s+(?:options|ones|products|please|dikhao|of (?:these|them)))*[\s!.?]*$/u;
const AFRESH =
  /^(?:start (?:over|again|afresh)|reset|new search|forget (?:it|that|about it)|clear|never ?mind|something else)[\s!.?]*$/u;
/** Asks for coupons themselves, not for a product that has one. */
const DEALS =
  /^(?:(?:are there|is there|do you have|koi|any|show|give|me|see|find|what|which|the|some|best|got|live)\s+)*(?:coupons?|deals?|offers?|discounts?|vouchers?)(?:\s+(?:near ?by|near me|nearby me|around(?: me| here)?|here|now|today|available|(?:for|on) (?:this|these|it|them|that|those)|hai|are there|do you have))*[\s!.?]*$/u;
const STARS =
  /\b[1-5](?:\.\d)?\s*\+?\s*(?:stars?|star rating|rated)\b|\b(?:rated|rating)\b.*\b[1-5]/u;

/** Asks for more or less of something than what is on the screen has. */
export type Beyond = 'cheaper' | 'dearer' | 'bigger' | 'smaller';

const BEYOND: [Beyond, RegExp][] = [
  [
    'cheaper',
    /\b(?:(?:something |anything |any |much |a bit )?cheaper(?: ones?)?|less expensive|lower price[ds]?|less costly|aur sast[aie]|thoda sast[aie]|sast[aie] wal[aie]|kam daam(?: (?:ka|wala))?|(?:that'?s |it'?s |these are )?too (?:expensive|costly|much|dear)|(?:bahut|zyada|jyada) mehen?ga(?: hai)?)\b/u,
  ],
  [
    'dearer',
    /\b(?:more expensive|costlier|pricier|dearer|higher[ -]end|more premium|better quality|upmarket|mehen?ga wala)\b/u,
  ],
  [
    'bigger',
    /\b(?:bigger|larger|taller|wider|longer|roomier|higher|more(?= (?:space|storage|ram|capacity|seats|battery|memory|power)\b)|bad[ai] wal[ai]|aur bad[ai])\b/u,
  ],
  [
    'smaller',
    /\b(?:smaller|shorter|lighter|more compact|narrower|less(?= (?:space|storage|weight|capacity|power)\b)|cho?t[ai] wal[ai]|aur cho?t[ai])\b/u,
  ],
];

export type Turn =
  | { kind: 'small talk'; talk: SmallTalk }
  | { kind: 'afresh' | 'deals' | 'more' | Beyond }
  | { kind: 'compare'; which: Reference | null }
  | { kind: 'details'; which: Reference | null; about: AskedFeature | null }
  | { kind: 'stars'; least: number }
  | { kind: 'request' };

/** What a turn is about, given what is on the screen; `request` where it names or narrows something. */
export function readTurn(
  written: string,
  shown: ProductRow[],
  spokenOf?: string,
): { text: string; turn: Turn } {
  const text = plain(written).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const place = shown.findIndex(({ id }) => id === spokenOf);
  return { text, turn: turnOf(text, shown, place < 0 ? null : place) };
}

/** What is left of a sentence without its "cheaper", and what is to be bigger where it says so. */
export function withoutBeyond(text: string, kind: Beyond, shown: ProductRow[]) {
  const [, pattern] = BEYOND.find(([other]) => other === kind)!;
  const rest = text.replace(pattern, ' ').trim();
  const about = kind === 'cheaper' || kind === 'dearer' ? null : askedFeature(text, shown);
  const by = about !== null && typeof about === 'object' && 'label' in about ? about.label : null;
  const wish = by ? '' : rest;
  const { wanted, unwanted, bounds } = understandWish(wish);
  const isEmpty = wanted.length + unwanted.length + bounds.length === 0;
  return { rest: isEmpty ? '' : wish, by };
}

function turnOf(text: string, shown: ProductRow[], it: number | null): Turn {
  const talk = readSmallTalk(text);
  if (talk) return { kind: 'small talk', talk };
  if (AFRESH.test(text)) return { kind: 'afresh' };
  if (DEALS.test(text)) return { kind: 'deals' };
  const pointed = readReference(text, shown.length, it);
  if (COMPARE.test(text)) return { kind: 'compare', which: pointed };
  const question = readQuestion(text);
  if (shown.length === 0) {
    return question.isAboutIt || (TELL_MORE.test(text) && pointsAtShown(text))
      ? { kind: 'details', which: null, about: null }
      : { kind: 'request' };
  }
  if (MORE.test(text)) return { kind: 'more' };
  const details = detailsTurn(text, shown, pointed, question);
  if (details) return details;
  const beyond = BEYOND.find(([, pattern]) => pattern.test(text));
  if (beyond && !understand(text).price) return { kind: beyond[0] };
  const stars = STARS.exec(text);
  return stars
    ? { kind: 'stars', least: Number(/\d(?:\.\d)?/.exec(stars[0])![0]) }
    : { kind: 'request' };
}

function detailsTurn(
  text: string,
  shown: ProductRow[],
  pointed: Reference | null,
  question: ProductQuestion,
): Turn | null {
  const about = askedFeature(text, shown);
  const tellsMore = TELL_MORE.test(text);
  const mayName = tellsMore || question.isOne || /\bof\b/u.test(text);
  const named = mayName ? namedAmong(text, shown) : [];
  const isNamed = pointed === null || pointed.isVague;
  const which = isNamed && named.length === 1 ? { places: named, isVague: false } : pointed;
  if (which && (tellsMore || isOnlyReference(text))) return { kind: 'details', which, about };
  if (!question.isOne)
    return which && about && asksAbout(text) ? { kind: 'details', which, about } : null;
  if (about) return { kind: 'details', which, about };
  if (!which || question.words === '') return null;
  return { kind: 'details', which, about: { words: question.words } };
}
