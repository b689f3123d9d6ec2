import { runImport } from './import/import-command.ts';
import { processContext } from './import/command-line.ts';

process.exitCode = await runImport(process.argv.slice(2), processContext());
