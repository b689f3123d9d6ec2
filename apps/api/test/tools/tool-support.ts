import { PassThrough } from 'node:stream';
import type { CommandContext } from '../../src/seed/import/command-line.ts';

export type Run = { code: number; said: string; complained: string };

/** A command within this process, with an environment of its own. */
export async function runWith(
  command: (around: CommandContext) => Promise<number>,
  env: Record<string, string>,
  signal = new AbortController().signal,
): Promise<Run> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await command({
    env,
    say: (line) => void said.push(line),
    complain: (line) => void complained.push(String(line)),
    terminal: new PassThrough(),
    signal,
  });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
