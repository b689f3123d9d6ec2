import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../web-folder.ts';
import { DESIGN_WIDTH, SCHEMES, type Scheme, WIDTHS, type Width } from './looks.ts';

export const OWN_FOLDER = join(ROOT, 'screens');

export type Options = {
  only: string | null;
  widths: Width[];
  schemes: Scheme[];
  out: string;
  /** Only what stands in the docs, put there. */
  docs: boolean;
};

/** The command was not understood; the message says why. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run screens -- [options]
  --only TEXT     states whose name contains it, such as wishlist or explore/empty
  --widths N,…    of ${WIDTHS.join(', ')} (all)
  --schemes S,…   of ${SCHEMES.join(', ')} (all)
  --out FOLDER    where the pictures go (screens)
  --docs          the pictures of docs/pictures, made anew`;

/** Null where help was asked for. */
export function readArguments(args: string[]): Options | null {
  const values = parse(args);
  if (values.help) return null;
  const { docs = false } = values;
  return {
    only: values.only ?? null,
    widths: docs ? [DESIGN_WIDTH] : chosen('--widths', values.widths, WIDTHS),
    schemes: docs ? ['light'] : chosen('--schemes', values.schemes, SCHEMES),
    out: values.out ?? OWN_FOLDER,
    docs,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string' },
        widths: { type: 'string' },
        schemes: { type: 'string' },
        out: { type: 'string' },
        docs: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // Its first sentence; the others explain dashes.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function chosen<T extends string | number>(
  option: string,
  text: string | undefined,
  all: readonly T[],
): T[] {
  if (text === undefined) return [...all];
  return text.split(',').map((part) => {
    const found = all.find((one) => String(one) === part.trim());
    if (found === undefined)
      throw new UsageError(`${option} must be of ${all.join(', ')}, not '${part}'`);
    return found;
  });
}
