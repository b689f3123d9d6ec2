import type { Fact } from '@baeon/search/measure-facts';
import { stemOf } from '@baeon/search/stem';
import type { ProductRow } from '../../../db/product-row.ts';
import { measuresOf } from './stated.ts';

/** In which units something is told under a label, where titles and descriptions are all that a feed has. */
const UNITS_OF: Record<string, string[]> = {
  screen: ['cm'],
  capacity: ['ml', 'gb', 'mah', 'ah', 'va'],
  quantity: ['piece', 'pack'],
  pack: ['pack', 'piece'],
  pieces: ['piece', 'pack'],
  count: ['piece', 'pack'],
  size: ['cm'],
  dimension: ['cm'],
  seats: ['seater'],
  storage: ['gb'],
  ram: ['gb'],
  weight: ['g', 'lb', 'oz'],
  load: ['g', 'lb'],
  height: ['cm'],
  length: ['cm'],
  width: ['cm'],
  depth: ['cm'],
  thickness: ['cm'],
  power: ['w', 'va'],
  battery: ['mah', 'hour'],
  playtime: ['hour'],
  camera: ['mp'],
  resolution: ['mp'],
};

/** The units that answer a question for one of some labels. */
export const unitsUnder = (labels: RegExp): string[] =>
  Object.entries(UNITS_OF).flatMap(([label, units]) => (labels.test(label) ? units : []));

/** What is told of a product under a part of a label: the first, or what stands beside its name. */
export function factUnder(product: ProductRow, part: string): Fact | null {
  const units = UNITS_OF[part];
  if (!units) return null;
  const facts = measuresOf(product).filter(({ unit }) => units.includes(unit));
  const named = facts.find(({ label }) => label.includes(stemOf(part)));
  if (named) return named;
  const bySize = facts.toSorted((a, b) => a.number - b.number);
  // Of 8 and 512 GB the memory is the smaller one.
  if (part === 'ram') return bySize.length > 1 ? bySize[0]! : null;
  return (part === 'storage' ? bySize.at(-1) : facts[0]) ?? null;
}

const PER_INCH = 2.54;

/** A measure as people say it. */
export function measureText({ number, unit }: Fact): string {
  const round = (value: number) => String(Math.round(value * 100) / 100);
  if (unit === 'cm') return `${round(number / PER_INCH)} inch`;
  if (unit === 'g' && number >= 1000) return `${round(number / 1000)} kg`;
  if (unit === 'ml' && number >= 1000) return `${round(number / 1000)} litres`;
  return `${round(number)} ${unit === 'gb' ? 'GB' : unit}`;
}
