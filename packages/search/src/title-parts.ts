import { FILLERS } from './phrasing.ts';
import { singular, stemOf } from './stem.ts';

/** What is needed for something else more often than for itself. */
const ACCESSORIES = new Set(
  `case cover charger cable cord adapter adaptor stand mount holder strap sleeve pouch guard protector skin
   remote refill cartridge toner filter spare replacement battery dock tripod stylus bracket caster liner
   topper polish cleaner hook hanger lid handle tray organiser organizer insole lace sticker decal keycap
   earpad eartip tip nozzle hose film clip lanyard accessory`
    .split(/\s+/)
    .flatMap((word) => [word, stemOf(word)]),
);
/** What stands behind a thing without being it. */
const TRAILING = new Set(
  `black white red blue green yellow pink grey gray silver gold golden brown beige purple violet orange navy
   maroon teal ivory titanium graphite midnight starlight rose charcoal olive khaki walnut oak teak
   clear transparent multicolor multicolour color colour metallic natural
   steel aluminium aluminum plastic cotton polyester nylon linen silk wool velvet wood wooden metal nonstick
   pro max plus mini ultra lite air se fe neo prime edition series model version gen generation set pack combo
   kit new xl xxl small medium large size women woman men man kids boys girls child children unisex adult adults 4g 5g lte wifi bluetooth automatic auto
   waterproof foldable rechargeable organic`
    .split(/\s+/)
    .flatMap((word) => [word, singular(word)]),
);
const SEPARATOR = /\s[-–—|•:]\s|[,([{;|•]/gu;
const BELONGS =
  /\s(?:for|with|w\/|compatible with|suitable for|fits|in|(?<=\s\S+\s)(?:by|from))\s/iu;
/** Who makes it, and its model. */
const ONLY_NAME = /^\S+$|\d\S*$/u;

type TitleParts = {
  /** Up to where the title begins to describe. */
  head: string;
  rest: string;
  /** Behind a "for" or a "with". */
  belonging: string;
};

/** Where a title begins to describe; what stands behind a name alone says what it is: "CS 530 - headset". */
function endOfHead(title: string): number {
  const ends = [...title.matchAll(SEPARATOR)].map(({ index }) => index).filter((at) => at > 0);
  const [first = title.length, next = title.length] = ends;
  return ONLY_NAME.test(title.slice(0, first)) ? next : first;
}

export function readTitle(title: string): TitleParts {
  const beforeSeparator = title.slice(0, endOfHead(title));
  const afterSeparator = title.slice(beforeSeparator.length);
  const belongs = BELONGS.exec(beforeSeparator);
  const head =
    belongs && belongs.index > 0 ? beforeSeparator.slice(0, belongs.index) : beforeSeparator;
  const behind = BELONGS.exec(afterSeparator);
  return {
    head,
    rest: behind ? afterSeparator.slice(0, behind.index) : afterSeparator,
    belonging:
      beforeSeparator.slice(head.length) + (behind ? ` ${afterSeparator.slice(behind.index)}` : ''),
  };
}

const endsTitles = (word: string): boolean =>
  word.length > 1 && !/\d/.test(word) && !TRAILING.has(word) && !FILLERS.has(word);

/** The words of a title up to the one that it ends in, without what stands behind things. */
export const endOfTitle = (words: string[]): string[] =>
  words.slice(0, words.findLastIndex(endsTitles) + 1);

/** Takes a word without its plural. */
export const isAccessoryName = (word = ''): boolean => ACCESSORIES.has(word);
