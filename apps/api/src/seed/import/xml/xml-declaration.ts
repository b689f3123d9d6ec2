import { ImportError } from '../import-error.ts';
import { shown } from '../shown.ts';

/** UTF-16 has been turned into UTF-8 by now; ASCII is a part of it. */
const READABLE = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;

/** Letters would be taken for others; what else `<?xml …?>` says changes nothing for us. */
export function refuseOtherEncoding(declaration: string): void {
  const encoding = /\bencoding\s*=\s*["']([^"']*)["']/.exec(declaration)?.[1];
  if (encoding === undefined || READABLE.test(encoding)) return;
  throw new ImportError(`it says that it is in ${shown(encoding)}; save it as UTF-8`);
}
