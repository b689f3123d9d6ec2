/** Told to the login screen by the one that sends people there, and on from step to step of onboarding. */
export type LoginDetour = {
  /** Where they wanted to be. */
  returnTo: string;
  /** The place id of what they wanted to follow there. */
  follow?: string;
  /** The deal that they wanted to save. */
  save?: string;
};

/** What is left of a detour when they are back: the wish. */
export type DetourEnd = Pick<LoginDetour, 'follow' | 'save'>;

function textIn(state: unknown, key: keyof LoginDetour): string | null {
  const value = ((state ?? {}) as Partial<LoginDetour>)[key];
  return typeof value === 'string' ? value : null;
}

export const followWishIn = (state: unknown) => textIn(state, 'follow');
export const saveWishIn = (state: unknown) => textIn(state, 'save');

/** It lies in the history and not in the address, so that no link from elsewhere can set it. */
export function detourIn(state: unknown): LoginDetour | null {
  const returnTo = textIn(state, 'returnTo');
  if (returnTo === null) return null;
  const follow = followWishIn(state);
  const save = saveWishIn(state);
  return { returnTo, ...(follow !== null && { follow }), ...(save !== null && { save }) };
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
export const detourEnd = ({ follow, save }: LoginDetour): DetourEnd | null =>
  follow === undefined && save === undefined
    ? null
    : { ...(follow !== undefined && { follow }), ...(save !== undefined && { save }) };
