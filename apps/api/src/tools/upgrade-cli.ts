import { processContext } from '../seed/import/command-line.ts';
import { runUpgrade } from './upgrade-command.ts';

process.exitCode = await runUpgrade(process.argv.slice(2), processContext());
