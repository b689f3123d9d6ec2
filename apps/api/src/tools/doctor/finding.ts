/** Trouble makes the command fail; a note is worth a look. */
export type Finding = { level: 'ok' | 'note' | 'trouble'; about: string; says: string };

export const good = (about: string, says: string): Finding => ({ level: 'ok', about, says });
export const note = (about: string, says: string): Finding => ({ level: 'note', about, says });
export const trouble = (about: string, says: string): Finding => ({
  level: 'trouble',
  about,
  says,
});

export const inSize = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.ceil(bytes / 1e6)} MB`;
