/** Told to the login screen by the one that sends people there: where they wanted to be. */
export type LoginDetour = { returnTo: string };

/** It lies in the history and not in the address, so that no link from elsewhere can set it. */
export function returnPathIn(state: unknown): string | null {
  const { returnTo } = (state ?? {}) as Partial<LoginDetour>;
  return typeof returnTo === 'string' ? returnTo : null;
}
