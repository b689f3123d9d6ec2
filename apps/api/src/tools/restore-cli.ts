import { processContext } from '../seed/import/command-line.ts';
import { runRestore } from './backup-command.ts';

process.exitCode = await runRestore(process.argv.slice(2), processContext());
