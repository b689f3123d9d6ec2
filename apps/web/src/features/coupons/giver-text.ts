/** Begins the sentence that the title of the gift ends. */
export const giverText = (from: string | null): string => `${from ?? 'A friend'} gives you`;
