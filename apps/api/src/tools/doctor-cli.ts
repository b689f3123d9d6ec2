import { processContext } from '../seed/import/command-line.ts';
import { runDoctor } from './doctor/doctor-command.ts';

process.exitCode = await runDoctor(process.argv.slice(2), processContext());
