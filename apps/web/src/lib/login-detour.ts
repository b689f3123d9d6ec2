/** Told to the login screen by the one that sends people there. */
export type LoginDetour = {
  /** Where they wanted to be. */
  returnTo: string;
  /** The place id of what they wanted to follow there. */
  follow?: string;
};

/** What is left of a detour when they are back: the wish. */
export type DetourEnd = Pick<LoginDetour, 'follow'>;

function textIn(state: unknown, key: keyof LoginDetour): string | null {
  const value = ((state ?? {}) as Partial<LoginDetour>)[key];
  return typeof value === 'string' ? value : null;
}

/** It lies in the history and not in the address, so that no link from elsewhere can set it. */
export const returnPathIn = (state: unknown) => textIn(state, 'returnTo');
export const followWishIn = (state: unknown) => textIn(state, 'follow');

/** What the screen that they come back to is told. */
export function detourEnd(state: unknown): DetourEnd | null {
  const follow = followWishIn(state);
  return follow === null ? null : { follow };
}
