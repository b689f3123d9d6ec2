import { parseArgs } from 'node:util';
import { type Config, readEnv } from '../config.ts';
import { placeOfDatabase } from '../db/database-address.ts';
import { UsageError, type CommandContext } from '../seed/import/command-line.ts';
import { exitCodes } from '../seed/import/import-command.ts';
import { startFailure } from '../start-failure.ts';

type Tool = {
  usage: string;
  /** How many words may follow the command. */
  most: number;
  work(words: string[], config: Config): Promise<number>;
};

/** The whole of a command that looks after an installation; gives its exit code. */
export async function runTool(
  args: string[],
  around: CommandContext,
  { usage, most, work }: Tool,
): Promise<number> {
  let config: Config | null = null;
  try {
    const words = wordsOf(args, most);
    if (!words) {
      around.say(usage);
      return exitCodes.done;
    }
    config = readEnv(around.env);
    return await work(words, config);
  } catch (error) {
    if (error instanceof UsageError) {
      around.complain(`${error.message}\n\n${usage}`);
      return exitCodes.usage;
    }
    if (around.signal.aborted) {
      around.complain('Stopped. Everything is as it was.');
      return exitCodes.stopped;
    }
    around.complain(
      startFailure(error, config?.databaseUrl ? placeOfDatabase(config.databaseUrl) : null),
    );
    return exitCodes.failed;
  }
}

/** Null where help is asked for. */
function wordsOf(args: string[], most: number): string[] | null {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
  if (parsed.values.help) return null;
  const { positionals } = parsed;
  if (positionals.length > most) throw new UsageError(`What is '${positionals[most]}'?`);
  return positionals;
}
