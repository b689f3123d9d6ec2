import { parseArgs } from 'node:util';

const suites = [
  'nearby',
  'claims',
  'tills',
  'store-deals',
  'search',
  'chats',
  'speech',
  'qr',
  'live-code',
  'first-impression',
] as const;

export type Options = {
  sizes: number[];
  rounds: number;
  /** How long each side of each round of nearby and search is measured. */
  seconds: number;
  /** How many claims each side of each round makes. */
  claims: number;
  /** How many products are searched in where speed is measured. */
  products: number;
  /** A file of chats in place of those that are here. */
  chats: string | null;
  /** A feed of products to have the chats about, in place of the demo. */
  feed: string | null;
  /** How many phrases are said where it is measured how well they are understood, and by how many voices. */
  phrases: number;
  voices: number;
  /** How many pictures of each kind codes are read in. */
  pictures: number;
  /** A folder of photos to read codes in, in place of those pictures. */
  photos: string | null;
  /** How often each screen is opened where the first impression is measured. */
  runs: number;
  only: (typeof suites)[number] | null;
};

const SUITES = suites.join(', ').replace(/, (?=[\w-]+$)/, ' or ');

/** The command was not understood; the message says why. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run bench -- [options]
  --quick         little of everything: every ratio, in minutes
  --sizes N,N,…   how many campaigns to look for what is near in (10000,100000,1000000)
  --rounds N      how often everything is measured; medians are shown (5)
  --seconds N     how long each measurement of nearby and search takes (2)
  --claims N      how many claims each measurement of claims makes (8000)
  --products N    how many products to search in (100000)
  --chats FILE    chats to have with the assistant, in place of those in bench/chats
  --feed FILE     a feed of products to have them about, in place of the demo
  --phrases N     how many phrases are said aloud (200)
  --voices N      by how many voices (4)
  --pictures N    how many pictures of each kind to read codes in (30)
  --photos FOLDER photos to read codes in, in place of those
  --runs N        how often to look at each screen (3)
  --only SUITE    ${SUITES}`;

const FULL = {
  sizes: '10000,100000,1000000',
  rounds: '5',
  seconds: '2',
  claims: '8000',
  products: '100000',
  phrases: '200',
  voices: '4',
  pictures: '30',
  runs: '3',
};
/** A look at every ratio, before and after a change. */
const QUICK: typeof FULL = {
  sizes: '10000,100000',
  rounds: '1',
  seconds: '1',
  claims: '1000',
  products: '10000',
  phrases: '10',
  voices: '1',
  pictures: '2',
  runs: '1',
};

/** Null where help was asked for. */
export function readArguments(args: string[]): Options | null {
  const given = parse(args);
  if (given.help) return null;
  const values = { ...(given.quick ? QUICK : FULL), ...given };
  const only = suites.find((suite) => suite === values.only) ?? null;
  if (values.only !== undefined && !only) {
    throw new UsageError(`--only must be ${SUITES}`);
  }
  return {
    sizes: values.sizes.split(',').map((size) => positive('--sizes', size)),
    rounds: positive('--rounds', values.rounds),
    seconds: positive('--seconds', values.seconds),
    claims: positive('--claims', values.claims),
    products: positive('--products', values.products),
    chats: values.chats ?? null,
    feed: values.feed ?? null,
    phrases: positive('--phrases', values.phrases),
    voices: positive('--voices', values.voices),
    pictures: positive('--pictures', values.pictures),
    photos: values.photos ?? null,
    runs: positive('--runs', values.runs),
    only,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        sizes: { type: 'string' },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        claims: { type: 'string' },
        products: { type: 'string' },
        chats: { type: 'string' },
        feed: { type: 'string' },
        phrases: { type: 'string' },
        voices: { type: 'string' },
        pictures: { type: 'string' },
        photos: { type: 'string' },
        runs: { type: 'string' },
        only: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // Its first sentence; the others explain dashes.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

function positive(option: string, text: string): number {
  const number = Number(text.replaceAll('_', ''));
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`${option} must be a whole number above 0, not '${text}'`);
}
