import { askedFeature, type Asked } from './features.ts';
import { readReference, type Reference } from './references.ts';
import { readSmallTalk, type SmallTalk } from './small-talk.ts';
import type { ProductRow } from '../../../db/product-row.ts';
import { plain } from '../../../lib/search/words.ts';

const COMPARE =
  /\b(?:compare|comparison|comparing|versus|vs\.?|differences?(?: between)?|which (?:one )?(?:is|of (?:them|these)(?: is)?) better|better (?:one|of)|side by side|tulna|compare karo|kaun ?sa (?:behtar|accha))\b/u;
const TELL_MORE =
  /\b(?:tell me (?:more )?about|more about|details?|specs?|specifications?|features? of|describe|info(?:rmation)?(?: (?:on|about|of))?|ke baare|kaisa hai)\b/u;
const MORE =
  /^(?:(?:show|give|any|see|kuch)\s+)?(?:me\s+)?(?:some\s+)?(?:more|others?|other (?:ones|options)|next|aur|aur dikhao|else|another|different ones)(?:\s+(?:options|ones|products|please|dikhao|of (?:these|them)))*[\s!.?]*$/u;
const AFRESH =
  /^(?:start (?:over|again|afresh)|reset|new search|forget (?:it|that|about it)|clear|never ?mind|something else)[\s!.?]*$/u;
const CHEAPER =
  /\b(?:cheaper|less expensive|lower price|less costly|aur sast[aie]|thoda sasta|sasta wala|kam daam|too expensive|too costly|too much|mehenga)\b/u;
const DEARER =
  /\b(?:more expensive|costlier|pricier|higher end|more premium|better quality|upmarket)\b/u;
const BIGGER =
  /\b(?:bigger|larger|taller|wider|longer|roomier|higher capacity|more (?:space|storage|ram|capacity|seats)|bada wala|aur bada)\b/u;
const SMALLER =
  /\b(?:smaller|shorter|lighter|more compact|narrower|less space|chota wala|aur chota)\b/u;
const STARS =
  /\b(?:only\s+)?([1-5](?:\.\d)?)\s*\+?\s*(?:stars?|star rating|rated)\b|\b(?:rated|rating)\s*(?:above|over|of|at least|more than)?\s*([1-5](?:\.\d)?)/u;

/** Asks for coupons themselves, not for a product that has one. */
const DEALS =
  /^(?:(?:are there|is there|do you have|koi|any|show|give|me|see|find|what|which|the|some|best|got|live)\s+)*(?:coupons?|deals?|offers?|discounts?|vouchers?)(?:\s+(?:near ?by|near me|nearby me|around(?: me| here)?|here|now|today|available|(?:for|on) (?:this|these|it|them|that|those)|hai|are there|do you have))*[\s!.?]*$/u;

export type Turn =
  | { kind: 'small talk'; talk: SmallTalk }
  | { kind: 'afresh' | 'deals' | 'more' | 'cheaper' | 'dearer' | 'bigger' | 'smaller' }
  | { kind: 'compare'; which: Reference | null }
  | { kind: 'details'; which: Reference | null; about: Asked | null }
  | { kind: 'stars'; least: number }
  | { kind: 'request' };

/** What a turn is about, given what is on the screen; `request` where it names or narrows something. */
export function readTurn(written: string, shown: ProductRow[]): { text: string; turn: Turn } {
  const text = plain(written).replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  return { text, turn: turnOf(text, shown) };
}

function turnOf(text: string, shown: ProductRow[]): Turn {
  const talk = readSmallTalk(text);
  if (talk) return { kind: 'small talk', talk };
  if (AFRESH.test(text)) return { kind: 'afresh' };
  if (DEALS.test(text)) return { kind: 'deals' };
  const which = readReference(text, shown.length);
  if (COMPARE.test(text)) return { kind: 'compare', which };
  if (shown.length > 0) {
    if (MORE.test(text)) return { kind: 'more' };
    const about = askedFeature(text, shown);
    const isQuestion = /\?|^(?:what|how|does|do|is|are|which|has|kya|kitn|batao)/u.test(text);
    if (which && (about || TELL_MORE.test(text))) return { kind: 'details', which, about };
    if (about && isQuestion && shown.length === 1) return { kind: 'details', which: null, about };
    if (CHEAPER.test(text)) return { kind: 'cheaper' };
    if (DEARER.test(text)) return { kind: 'dearer' };
    if (BIGGER.test(text)) return { kind: 'bigger' };
    if (SMALLER.test(text)) return { kind: 'smaller' };
    const stars = STARS.exec(text);
    if (stars) return { kind: 'stars', least: Number(stars[1] ?? stars[2]) };
  }
  return { kind: 'request' };
}
