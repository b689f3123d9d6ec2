import { processSurroundings } from './import/surroundings.ts';
import { runSeed } from './load/seed-command.ts';

process.exitCode = await runSeed(process.argv.slice(2), processSurroundings());
