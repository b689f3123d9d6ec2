import type { Chance } from '../support/random-deals.ts';
import type { KnownValues } from './known-values.ts';
import { oddValue, randomText } from './odd-values.ts';

/** As much of JSON Schema as our document uses. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
};

type Sources = { chance: Chance; known: KnownValues };

const FORMATS: Record<string, string> = {
  uuid: '11111111-1111-4111-8111-111111111111',
  uri: 'https://shop.example/products/a-phone-5g',
  email: 'a@b.example',
};

/** Something that fits, most of the time something the server knows. */
export function fitting(sources: Sources, schema: Schema, name: string): unknown {
  const { chance } = sources;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fitting(sources, chance.pick(either), name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return fittingObject(sources, schema);
    case 'array':
      return fittingArray(sources, schema, name);
    case 'boolean':
      return chance.below(2) === 0;
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return fittingNumber(sources, schema, name, type === 'integer');
    default:
      return fittingText(sources, schema, name);
  }
}

function fittingObject(sources: Sources, { properties = {}, required = [] }: Schema): object {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || sources.chance.below(10) < 4,
  );
  return Object.fromEntries(
    wanted.map(([name, inner]) => [name, fitting(sources, inner, name)] as const),
  );
}

function fittingArray(sources: Sources, schema: Schema, name: string): unknown[] {
  const { minItems = 0, maxItems = 4, items = {} } = schema;
  const length = minItems + sources.chance.below(Math.min(maxItems - minItems, 4) + 1);
  return Array.from({ length }, () => fitting(sources, items, name));
}

function fittingNumber({ chance, known }: Sources, schema: Schema, name: string, whole: boolean) {
  const said = known.pick(chance, name);
  if (typeof said === 'number' && chance.below(4) > 0) return said;
  const least = Math.max(schema.minimum ?? -1000, -1e6);
  const most = Math.min(schema.maximum ?? 1000, 1e6);
  const value = least + chance.next() * (most - least);
  return chance.below(8) === 0 ? chance.pick([least, most]) : whole ? Math.round(value) : value;
}

function fittingText({ chance, known }: Sources, schema: Schema, name: string): string {
  const said = known.pick(chance, name);
  if (said !== undefined && chance.below(8) > 0) return String(said);
  if (schema.format) return FORMATS[schema.format] ?? '2026-11-16T00:00:00Z';
  return randomText(chance, Math.min(schema.maxLength ?? 40, 400) + 1);
}

type Holder = Record<string, unknown>;

/** Everything within, each with where it stands. */
function placesIn(value: unknown): [Holder, string][] {
  const places: [Holder, string][] = [];
  const look = (holder: unknown) => {
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, inner] of Object.entries(holder)) {
      places.push([holder as Holder, key]);
      look(inner);
    }
  };
  look(value);
  return places;
}

/** One thing of it is no longer as it should be. */
export function spoil({ chance, known }: Sources, body: unknown): unknown {
  const places = placesIn(body);
  if (places.length === 0) return oddValue(chance);
  const [holder, key] = chance.pick(places);
  switch (chance.below(7)) {
    case 0:
      delete holder[key];
      break;
    case 1:
      holder[key] = [holder[key]];
      break;
    case 2:
      holder[key] = { [key]: holder[key] };
      break;
    case 3:
      holder[chance.pick(['toString', '', 'a\0', randomText(chance)])] = oddValue(chance);
      break;
    case 4:
      holder[key] = known.pick(chance, chance.pick(['id', 'code', 'name', 'token', 'cursor']));
      break;
    default:
      holder[key] = oddValue(chance);
  }
  return body;
}
