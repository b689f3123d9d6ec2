import { parseCommandLine, UsageError } from '../import/command-line.ts';
import { DEFAULT_SEED } from './seed-campaigns.ts';

const MOST = 20_000_000;

export type SeedArgs =
  | { remove: true }
  | { remove: false; campaigns: number; stores: number | undefined; seed: string; yes: boolean };

export const SEED_USAGE = `Usage: npm run seed -- --campaigns NUMBER [options]
       npm run seed -- --remove
  --campaigns NUMBER    so many live campaigns around southern Indian cities
  --stores NUMBER       at so many stores; one for every ten campaigns if not said
  --seed TEXT           the same text makes the same data; '${DEFAULT_SEED}' if not said
  --remove              take the load data away again
  --yes-in-production   do it even where NODE_ENV is production`;

/** Null where help was asked for. */
export function readSeedArgs(args: string[]): SeedArgs | null {
  const { values } = parseCommandLine({
    args,
    options: {
      campaigns: { type: 'string' },
      stores: { type: 'string' },
      seed: { type: 'string', default: DEFAULT_SEED },
      remove: { type: 'boolean' },
      'yes-in-production': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  if (values.remove) {
    if (values.campaigns || values.stores) throw new UsageError('Either make or remove, please');
    return { remove: true };
  }
  if (values.campaigns === undefined) throw new UsageError('How many campaigns?');
  if (!/^[\w.-]{1,40}$/.test(values.seed)) {
    throw new UsageError('The seed must be 1 to 40 letters, digits or _ . -');
  }
  return {
    remove: false,
    campaigns: numberOf('campaigns', values.campaigns),
    stores: values.stores === undefined ? undefined : numberOf('stores', values.stores),
    seed: values.seed,
    yes: Boolean(values['yes-in-production']),
  };
}

function numberOf(option: string, text: string): number {
  const number = Number(text.replaceAll(/[,_]/g, ''));
  if (Number.isInteger(number) && number >= 1 && number <= MOST) return number;
  throw new UsageError(
    `--${option} must be a whole number from 1 to ${MOST.toLocaleString('en')}, not '${text}'`,
  );
}
