import { processContext } from './import/command-line.ts';
import { runSeed } from './load/seed-command.ts';

process.exitCode = await runSeed(process.argv.slice(2), processContext());
