/**
 * What the person at the terminal can put right. The message goes on after 'Nothing was imported from
 * FILE:', in one line.
 */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Nobody knows whether the import was saved; the message is a sentence of its own. */
export class UnsureError extends Error {
  override name = 'UnsureError';
}
