import { processContext } from '../seed/import/command-line.ts';
import { runSql } from './sql/sql-command.ts';

process.exitCode = await runSql(process.argv.slice(2), processContext(), process.stdin);
