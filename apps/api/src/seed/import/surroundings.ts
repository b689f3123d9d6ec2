import { stopSignal } from './stop-signal.ts';

export type Surroundings = {
  env: NodeJS.ProcessEnv;
  say(line: string): void;
  complain(line: unknown): void;
  /** Where a progress bar can be drawn, if anywhere. */
  terminal: NodeJS.WritableStream & { isTTY?: boolean };
  /** Aborted when the command is to stop. */
  signal: AbortSignal;
};

export const processSurroundings = (): Surroundings => ({
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  terminal: process.stderr,
  signal: stopSignal(),
});
