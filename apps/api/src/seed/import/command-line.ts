import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command was not understood; the message says why. */
export class UsageError extends Error {}

export function parseCommandLine<const T extends ParseArgsConfig>(config: T) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Its first sentence; the others explain dashes.
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

export type CommandContext = {
  env: NodeJS.ProcessEnv;
  say(line: string): void;
  complain(line: unknown): void;
  /** Where a progress bar can be drawn, if anywhere. */
  terminal: NodeJS.WritableStream & { isTTY?: boolean };
  /** Aborted when the command is to stop. */
  signal: AbortSignal;
};

export const processContext = (): CommandContext => ({
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  terminal: process.stderr,
  signal: stopSignal(),
});

/** A signal that comes again sooner is the same one: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000;

/** Aborted when the process is asked to end; asked a second time, it ends at once. */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController();
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null && Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
      stoppingSince ??= Date.now();
      stopping.abort();
    });
  }
  return stopping.signal;
}
