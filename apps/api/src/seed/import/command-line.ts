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
