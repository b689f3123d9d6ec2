import { readEnv } from '../../config.ts';
import { startFailure } from '../../start-failure.ts';
import { UsageError, type CommandContext } from '../import/command-line.ts';
import { exitCodes } from '../import/import-command.ts';
import { onDatabase } from '../import/import-database.ts';
import { ImportError, importFailureReason, UnsureError } from '../import/import-error.ts';
import { startProgress, type Progress } from '../import/progress.ts';
import { removeLoadData } from './remove-load-data.ts';
import { readSeedArgs, SEED_USAGE, type SeedArgs } from './seed-args.ts';
import { seedCampaigns, type SeedStage } from './seed-campaigns.ts';

type MakeArgs = Extract<SeedArgs, { remove: false }>;

/** The whole command; gives its exit code. */
export async function runSeed(args: string[], around: CommandContext): Promise<number> {
  let asked: SeedArgs | null;
  try {
    asked = readSeedArgs(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    around.complain(`${error.message}\n\n${SEED_USAGE}`);
    return exitCodes.usage;
  }
  if (!asked) {
    around.say(SEED_USAGE);
    return exitCodes.done;
  }
  try {
    await (asked.remove ? remove(around) : make(asked, around));
    return exitCodes.done;
  } catch (error) {
    const stopped = around.signal.aborted && !(error instanceof UnsureError);
    around.complain(stopped ? 'Stopped. Everything is as it was.' : failure(error));
    return stopped ? exitCodes.stopped : exitCodes.failed;
  }
}

async function make(asked: MakeArgs, around: CommandContext): Promise<void> {
  const config = readEnv(around.env);
  if (config.production && !asked.yes) {
    throw new ImportError(
      'NODE_ENV is production, where invented stores and deals would be shown to people; if that is meant, say --yes-in-production',
    );
  }
  const { campaigns, stores, seed } = asked;
  const { say, signal } = around;
  await onDatabase(config, { label: 'npm run seed', log: say, signal }, async (url) => {
    const startedAt = performance.now();
    const progress = seedProgress(campaigns, around);
    const onProgress = progress.update;
    const options = { campaigns, seed, signal, onProgress, ...(stores ? { stores } : {}) };
    const seeded = await seedCampaigns(url, options).finally(progress.stop);
    const seconds = (performance.now() - startedAt) / 1000;
    say(`Made load data of the seed '${seed}'`);
    for (const [things, number] of Object.entries(seeded)) say(`  ${things}: ${counted(number)}`);
    say(`  seconds: ${seconds.toFixed(1)}`);
    say(`  campaigns a second: ${counted(Math.round(campaigns / seconds))}`);
  });
}

function seedProgress(campaigns: number, { terminal, say }: CommandContext) {
  let made: Progress | null = null;
  return {
    update: (stage: SeedStage, done: number) => {
      if (stage === 'campaigns') {
        made ??= startProgress(making(campaigns), terminal, say);
        made.update(done);
      } else if (stage === 'indexes') {
        made?.stop();
        say('Building indexes…');
      }
    },
    stop: () => made?.stop(),
  };
}

async function remove({ env, say, signal }: CommandContext): Promise<void> {
  await onDatabase(readEnv(env), { label: 'npm run seed', log: say, signal }, async (url) => {
    say('Removing…');
    const { campaigns, stores, kept } = await removeLoadData(url, signal);
    say('Removed load data');
    say(`  campaigns: ${counted(campaigns)}`);
    say(`  stores: ${counted(stores)}`);
    if (kept > 0) say(`  kept, because people have coupons of them: ${counted(kept)}`);
  });
}

const counted = (number: number) => number.toLocaleString('en');

const making = (total: number) => ({
  total,
  doing: 'making',
  done: 'made',
  unit: 'campaigns',
  shown: counted,
});

/** One line for what an operator can put right; the whole error for what only we can. */
function failure(error: unknown): unknown {
  if (error instanceof UnsureError) return error.message;
  const reason = importFailureReason(error);
  return reason ? `Nothing was changed: ${reason}` : startFailure(error, null);
}
