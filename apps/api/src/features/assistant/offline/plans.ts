import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSlots } from './apply-slots.ts';
import { needFor, type AssistantCatalogue, type Need } from './chat-state.ts';
import type { ForWhom } from './for-whom.ts';
import { suits } from './made-for.ts';
import { poolFor } from './pool.ts';
import type { NamedThing } from './named-things.ts';
import { isSameThing, withoutPlural } from './refine-or-switch.ts';
import { says } from './stated.ts';
import { namesThing } from './by-words.ts';
import { thingsAdvised } from './need-rules.ts';
import { adviceFor } from '../needs.ts';
import { isAsking } from './told.ts';
import type { Slots } from './slots.ts';

/*
 * Whole plans, occasions, families of things and gifts: which things belong to them, as a table. What a feed does
 * not have of it is left out.
 */
type Row = { mode: 'all' | 'ideas' | 'food' | 'gift'; said: string; things: string[] };

const MOST_THINGS = 8;
const MONTHS = 12;
/** Who may spend so much spends a part of it at least. */
const LEAST_OF_LIMIT = 0.4;
const SMALL_ONES = new Set<ForWhom['audience']>(['baby', 'kids', 'boys', 'girls']);
export const isSmall = (audience: ForWhom['audience']): boolean => SMALL_ONES.has(audience);

const rows: Row[] = readFileSync(join(import.meta.dirname, '../plans.tsv'), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [mode, said, things] = line.split('\t') as [Row['mode'], string, string];
    return { mode, said, things: things.split('|') };
  });
const plans = rows
  .filter(({ mode }) => mode !== 'gift')
  .map(({ mode, said, things }) => ({ mode, things, pattern: new RegExp(said, 'u') }));
const gifts = rows.filter(({ mode }) => mode === 'gift');
/** "gas stove/induction cooktop": where there is no gas. */
const alternatives = rows.flatMap(({ things }) => things.filter((thing) => thing.includes('/')));
/** So many parts that somebody names are the whole plan. */
const ENOUGH = 3;
const MUST =
  /\b(?:must|musts|compulsory|essential|definitely|surely|for sure|at ?least|mainly|important)\b/u;

const GIFT =
  /\b(?:gift(?:s|ing)?|present|surprise|return gifts?|an? (?:small |little |big )?(?:thank[ -]you|reward|token)|token of)\b/u;
/** Who asks for something to eat is given nothing else. */
export const asksFood = (text: string): boolean =>
  plans.some(({ mode, pattern }) => mode === 'food' && pattern.test(text));
const OCCASION =
  /\b(?:birthday|b'?day|anniversary|rakhi|raksha ?bandhan|bhai ?dooj|valentine'?s?|farewell|retirement|(?:mother|father|women|teacher|children)'?s'? day|graduation|baby shower|naming ceremony|annaprashan|promotion|house ?warming|gr[iu]ha? ?pravesha?m?|secret santa|(?:had|delivered|gave birth to|blessed with) (?:an? )?(?:baby|twins|boy|girl|son|daughter)|(?:got|getting|gets) (?:married|engaged))\b/u;
/** What is told of somebody who will be given something. */
const HER_DAY = /\b(?:turn(?:s|ing|ed) \d{1,2}|retir(?:es|ed|ing)|new job|first salary)\b/u;
/** Who wears or hosts something on the day gives nothing. */
const NOT_GIVEN =
  /\b(?:wear|outfits?|dress(?:es)?|clothes|footwear|look|party|decorat\p{L}*|cake|guests?|at home|for me|myself|what do i need)\b/u;
const OPEN =
  /\b(?:something|anything|(?:some|any) (?:\p{L}+ ){0,2}things?|what (?:should|can|to|shall|do)|which|idea|ideas|suggest|recommend|surprise|buy for|get for|give|nice|useful|special)\b/u;

export function giftsFor({ recipient, audience, age }: ForWhom): string[] {
  const years = age === null ? null : age / MONTHS;
  const known = isSmall(audience)
    ? (years ?? (audience === 'baby' ? 0 : 7))
    : years !== null && years < 16
      ? years
      : null;
  const byAge = gifts.find(({ said }) => {
    const [from, to] = said.split('-').map(Number);
    return known !== null && to !== undefined && known >= from! && known < to + 1;
  });
  const names = [recipient, audience, 'anybody'].filter((name) => name !== null);
  const byName = names.flatMap(
    (name) => gifts.find(({ said }) => said.split('|').includes(name)) ?? [],
  )[0];
  return (byAge ?? byName)?.things ?? [];
}

/** What costs so much that not everybody is given it, for who wants to spend that. */
export function giftsWorth({ price }: Need): string[] {
  const spent = (price?.from ?? (price?.to ?? 0) * LEAST_OF_LIMIT) / 100;
  return gifts
    .filter(({ said }) => spent >= Number(/^₹(\d+)$/u.exec(said)?.[1] ?? Infinity))
    .toReversed()
    .flatMap(({ things }) => things);
}

/** Whether something is to be given to somebody, who may be named in it. */
export const isToGive = (text: string, { forWhom }: Slots, before: Need | null): boolean =>
  !asksFood(text) &&
  (GIFT.test(text) ||
    (OCCASION.test(text) && !NOT_GIVEN.test(text)) ||
    (forWhom.recipient !== null &&
      (OPEN.test(text) || HER_DAY.test(text)) &&
      before === null &&
      !NOT_GIVEN.test(text) &&
      !isPlan(text)));

/** What somebody plans is no gift, unless it is given. */
const isPlan = (text: string): boolean =>
  !/\b(?:give|surprise) (?:him|her|them|my|our)\b/u.test(text) &&
  plans.some(({ mode, pattern }) => mode === 'all' && pattern.test(text));

/** A family of things that is named in what is wanted: "something to wear", "clothes". */
export const familyIn = ({ rest }: Slots): string[] =>
  plans.find(({ mode, pattern }) => mode === 'ideas' && pattern.test(rest))?.things ?? [];

const thingsIn = (row: Row | (typeof plans)[number] | undefined): string[] =>
  (row?.things ?? []).map((thing) => thing.split(':').at(-1)!);

/** What belongs to a family that is called so: "jewellery", "clothes". */
export const familyCalled = (said: string): string[] =>
  thingsIn(plans.find(({ mode, pattern }) => mode === 'ideas' && pattern.exec(said)?.[0] === said));

/** "Footwear" and "clothes" are many things, whatever a feed calls so. */
export const isFamily = (said: string): boolean =>
  plans.some(({ mode, pattern }) => mode === 'ideas' && pattern.exec(said)?.[0] === said);

/** Things that the feed has, of those that are for the person. */
export function thingsHere(
  catalogue: AssistantCatalogue,
  things: string[],
  { audience }: ForWhom,
): string[] {
  const meant = things.flatMap((thing) => {
    const [whom, name] = thing.includes(':') ? thing.split(':') : [null, thing];
    const isOther =
      whom !== null &&
      audience !== null &&
      whom !== audience &&
      audience !== 'adult' &&
      !(audience === 'kids' && isSmall(whom as ForWhom['audience']));
    return isOther ? [] : [name!];
  });
  const isHere = (thing: string) =>
    catalogue.kindsIn(thing).some(({ to }) => to === thing.length) ||
    thing.split(' ').every((word) => catalogue.countOf(word) > 0);
  return [...new Set(meant)].filter(isHere).slice(0, MOST_THINGS);
}

/** What somebody needs who names no thing, but an occasion, a plan or whom it is for; null where it is none. */
export function planFor(
  catalogue: AssistantCatalogue,
  text: string,
  slots: Slots,
  before: Need | null,
): Need | null {
  const { forWhom } = withSlots(before ?? needFor(''), slots, text);
  const named = slots.kinds.filter(({ after }) => after !== 'for');
  const musts = named.length > 1 || MUST.test(text) ? named : [];
  const planned = plans.filter(({ mode, pattern, things }) => {
    const match = pattern.exec(slots.rest) ?? pattern.exec(text);
    return (
      match !== null &&
      named.every(
        (kind) =>
          (kind.from >= match.index && kind.to <= match.index + match[0].length) ||
          isFamily(kind.said) ||
          (mode === 'all' && musts.includes(kind) && things.some((thing) => isPartOf(thing, kind))),
      )
    );
  });
  // "Moving next week. Need a basic kitchen": of two plans the one that is asked for.
  const asking = text.split(/[.,;!?]+/u).filter(isAsking);
  const plan =
    planned.find(({ mode }) => mode === 'food') ??
    planned.find(({ pattern }) => asking.some((clause) => pattern.test(clause))) ??
    planned[0];
  const isGift = named.length === 0 && isToGive(text, slots, before);
  const isFollowUp = before !== null && before.words !== '' && !GIFT.test(text) && !plan;
  const isAdvised =
    !isGift &&
    named.length === 0 &&
    (before === null || before.words === '' || slots.words.length > 0) &&
    !(before && before.words !== '' && adviceFor(text, before.words).length > 0);
  const found = isAdvised ? thingsAdvised(text) : [];
  const length = plan?.pattern.exec(text)?.[0].length ?? 0;
  const isPlanned =
    plan !== undefined &&
    (plan.mode === 'all' ||
      found.length === 0 ||
      length > (adviceFor(text, null)[0]?.said.length ?? 0));
  const isThing = !GIFT.test(text) && (found.length > 0 || isGift) && namesThing(catalogue, slots);
  const advised = isPlanned || isThing ? [] : found;
  const wanted =
    advised.length > 0
      ? advised
      : isGift && !isFollowUp && (!plan || GIFT.test(text))
        ? giftsFor(forWhom)
        : plan
          ? withMusts(
              plan.things.map((thing) => thereIs(thing, text)),
              musts,
            )
          : [];
  const isOne = (thing: string) =>
    before !== null &&
    before.words !== '' &&
    withoutPlural(thing).endsWith(withoutPlural(before.words));
  if (plan && plan.things.some(isOne) && !GIFT.test(text)) return null;
  if (wanted.length > 0 && hasTheme(catalogue, slots)) return null;
  if (isThing && !isPlanned) return null;
  const here = thingsHere(catalogue, wanted, forWhom);
  const things = isSmall(forWhom.audience) ? madeFor(catalogue, here, forWhom) : here;
  if (things.length === 0) return null;
  const isOfPlan =
    plan !== undefined && advised.length === 0 && !(isGift && wanted.length > 0 && GIFT.test(text));
  const areIdeas = isOfPlan ? plan.mode !== 'all' : true;
  return {
    ...needFor(''),
    things,
    areIdeas,
    price: before && (before.isPart || before.isMeant || before.words === '') ? before.price : null,
    use: before?.isMeant || before?.isPart ? before.use : '',
    forWhom,
  };
}

/** "Table, chair and a lamp must" of a desk, an office chair and a table lamp: they come first, and are enough. */
function withMusts(things: string[], musts: NamedThing[]): string[] {
  const first = musts.flatMap((kind) => things.find((thing) => isPartOf(thing, kind)) ?? []);
  if (first.length >= ENOUGH) return [...new Set(first)];
  return [...new Set([...first, ...things])];
}

const isPartOf = (thing: string, { name, said }: NamedThing): boolean =>
  thing.split('/').some((each) => isSameThing(each, said) || isSameThing(each, name));

/** "No gas connection": of "gas stove/induction cooktop" the second. */
function thereIs(thing: string, text: string): string {
  const [first = thing, instead] = thing.split('/');
  return instead !== undefined && isMissing(first, text) ? instead : first;
}

function isMissing(thing: string, text: string): boolean {
  const [what] = thing.split(' ');
  return new RegExp(
    String.raw`\b(?:no|without|(?:don't|doesn't|didn't|not) (?:have|get|allow|use)(?: an?| any)?)\s+(?:\p{L}+\s+){0,1}${what}\b|\b${what}\b(?: \p{L}+)? (?:(?:is|are) )?(?:not (?:allowed|there|available)|isn't)`,
    'u',
  ).test(text);
}

/** A plan without what cannot be used where it is for. */
export function planInstead(before: Need | null, text: string): Need | null {
  if (!before || before.areIdeas || before.things.length < 2) return null;
  const things = before.things.map((thing) => {
    const both = alternatives.find((each) => each.startsWith(`${thing}/`));
    return both ? thereIs(both, text) : thing;
  });
  const isSame = things.every((thing, nth) => thing === before.things[nth]);
  return isSame ? null : { ...before, things: [...new Set(things)] };
}

/** What there is for children, of things that are made for grown people as well. */
const madeFor = (catalogue: AssistantCatalogue, things: string[], forWhom: ForWhom): string[] =>
  things.filter((thing) => {
    const kind = catalogue.kindsIn(thing).at(-1)?.kind.name;
    const need = { ...needFor(kind ?? thing), isKind: kind !== undefined };
    return poolFor(catalogue, need).some((product) => suits(product, forWhom));
  });

/** Words that stand in one title name something already: a film, a team, a maker. */
function hasTheme(catalogue: AssistantCatalogue, slots: Slots): boolean {
  const known = slots.words
    .map(({ text }) => text)
    .filter((word) => !/\d/u.test(word) && catalogue.countOf(word) > 0);
  if (known.length < 2) return false;
  const [best] = poolFor(catalogue, needFor(known.join(' ')));
  return best !== undefined && known.every((word) => says(best.title, word));
}
