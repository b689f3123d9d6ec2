import type { Chance } from '../support/random-deals.ts';

const MOST_EACH = 40;
const MOST_LOOKED_AT = 3000;

/** A place in a list, or in a body, by whatever name it goes. */
const nameOf = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

export type KnownValues = ReturnType<typeof createKnownValues>;

/** What the server itself has said, by the names of its fields: with these, requests get past the door. */
export function createKnownValues(first: Record<string, unknown[]>) {
  const values = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => {
    const known = values.get(nameOf(name)) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > MOST_EACH) known.shift();
    values.set(nameOf(name), known);
  };
  for (const [name, list] of Object.entries(first)) for (const value of list) add(name, value);

  return {
    pick(chance: Chance, name: string): unknown {
      const known = values.get(nameOf(name));
      return known && chance.pick(known);
    },

    learn(answer: unknown): void {
      const waiting: [string, unknown][] = [['', answer]];
      for (let looked = 0; waiting.length > 0 && looked < MOST_LOOKED_AT; looked += 1) {
        const [name, value] = waiting.pop()!;
        if (Array.isArray(value)) for (const inner of value) waiting.push([name, inner]);
        else if (typeof value === 'object' && value !== null) {
          for (const [key, inner] of Object.entries(value)) {
            // A coupon's id is also known as coupon_id.
            if (key === 'id' && name) add(`${name.replace(/s$/, '')}_id`, inner);
            waiting.push([key, inner]);
          }
        } else if (typeof value === 'string' && value.length < 400) {
          add(name, value);
          if (name === 'body') for (const code of value.match(/\b\d{4}\b/g) ?? []) add('otp', code);
          if (name === 'body')
            for (const link of value.match(/[\w-]{43}/g) ?? []) add('token', link);
        } else if (typeof value === 'number') add(name, value);
      }
    },
  };
}
