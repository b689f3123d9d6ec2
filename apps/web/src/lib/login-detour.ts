/** Told to the login screen by the one that sends people there, and on from step to step of onboarding. */
export type LoginDetour = {
  /** Where they wanted to be. */
  returnTo: string;
  /** The place id of what they wanted to follow there. */
  follow?: string;
  /** The deal that they wanted to save. */
  save?: string;
  /** The sold-out deal that they wanted to wait for. */
  wait?: string;
};

const wishes = ['follow', 'save', 'wait'] as const;

/** What is left of a detour when they are back: the wish. */
export type DetourEnd = Pick<LoginDetour, (typeof wishes)[number]>;

function textIn(state: unknown, key: keyof LoginDetour): string | null {
  const value = ((state ?? {}) as Partial<LoginDetour>)[key];
  return typeof value === 'string' ? value : null;
}

export const followWishIn = (state: unknown) => textIn(state, 'follow');
export const saveWishIn = (state: unknown) => textIn(state, 'save');
export const waitWishIn = (state: unknown) => textIn(state, 'wait');

function wishesIn(state: unknown): DetourEnd {
  const end: DetourEnd = {};
  for (const name of wishes) {
    const wish = textIn(state, name);
    if (wish !== null) end[name] = wish;
  }
  return end;
}

/** It lies in the history and not in the address, so that no link from elsewhere can set it. */
export function detourIn(state: unknown): LoginDetour | null {
  const returnTo = textIn(state, 'returnTo');
  return returnTo === null ? null : { returnTo, ...wishesIn(state) };
}

/** Back to what stands at an address, with all of it. */
export const detourTo = (where: {
  pathname: string;
  search: string;
  hash: string;
}): LoginDetour => ({
  returnTo: `${where.pathname}${where.search}${where.hash}`,
});

/** What the screen that they come back to is told. */
export function detourEnd(detour: LoginDetour): DetourEnd | null {
  const end = wishesIn(detour);
  return Object.keys(end).length > 0 ? end : null;
}
