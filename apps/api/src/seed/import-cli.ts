import { runImport } from './import/import-command.ts';
import { processSurroundings } from './import/surroundings.ts';

process.exitCode = await runImport(process.argv.slice(2), processSurroundings());
