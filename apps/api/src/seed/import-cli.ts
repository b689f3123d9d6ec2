import { runImport } from './import/import-command.ts';

/** A signal that comes again sooner is the same one: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000;

const stopping = new AbortController();
let stoppingSince: number | null = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stoppingSince !== null && Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
    stoppingSince ??= Date.now();
    stopping.abort();
  });
}

process.exitCode = await runImport(process.argv.slice(2), {
  env: process.env,
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
  terminal: process.stderr,
  signal: stopping.signal,
});
