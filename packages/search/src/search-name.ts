/** A name as it is searched for: lower case, no accents, nothing but letters, digits and single spaces. */
export const searchName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Spaces come and go in Indian place names: Jaya Nagar is Jayanagar. */
export const joined = (name: string): string => name.replaceAll(' ', '');
