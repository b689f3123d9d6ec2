import { ImportError } from '../import-error.ts';

/** A file that is no XML is of no use as a whole: what follows could belong anywhere. */
export const xmlError = (line: number, why: string): ImportError =>
  new ImportError(`line ${line}: ${why}`);

export function lineBreaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
