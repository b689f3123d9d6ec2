/** What can be brought in as a file, and taken out as one. */
export const importKinds = ['stores', 'campaigns', 'products'] as const;
export type ImportKindName = (typeof importKinds)[number];

/** 'uploading' until the whole file is here. */
export const importStates = ['uploading', 'waiting', 'running', 'done', 'failed'] as const;

export const MOST_IMPORT_BYTES = 100 * 1024 * 1024;
/** A file comes in parts, so that a slow network loses one of them at most. */
export const IMPORT_PART_BYTES = 512 * 1024;
/** How many rows that were skipped are kept. */
export const MOST_PROBLEMS = 10_000;
