import { createInterface } from 'node:readline';
import type { ReadStream } from 'node:tty';
import { openExistingDatabase } from '../../open-database.ts';
import type { CommandContext } from '../../seed/import/command-line.ts';
import { exitCodes } from '../../seed/import/import-command.ts';
import { runTool } from '../tool.ts';
import { openSession, type SqlSession } from './session.ts';

const USAGE = `npm run sql [-- STATEMENT]

Opens a prompt on the database, also while the app runs; with a STATEMENT, or statements on standard input,
runs those and ends.`;

type Input = NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;

export const runSql = (args: string[], around: CommandContext, input: Input): Promise<number> =>
  runTool(args, around, {
    usage: USAGE,
    most: 1,
    work: async ([statement], config) => {
      const { say, complain, signal } = around;
      const database = await openExistingDatabase(config, { label: 'npm run sql', log: () => {} });
      try {
        const session = await openSession(database.url, { say, complain });
        const cancel = () => void session.cancel().catch(() => {});
        signal.addEventListener('abort', cancel);
        try {
          if (statement !== undefined) await session.feed(statement);
          else if (input.isTTY) await prompt(session, input, database.where);
          else await readAll(session, input, signal);
          await session.finish();
        } finally {
          signal.removeEventListener('abort', cancel);
          await session.close();
        }
        const failed = session.hasFailed() && !input.isTTY;
        return failed ? exitCodes.failed : exitCodes.done;
      } finally {
        await database.stop();
      }
    },
  });

/** Ends at the first statement that fails: what follows may rely on it. */
async function readAll(session: SqlSession, input: Input, signal: AbortSignal): Promise<void> {
  for await (const line of createInterface({ input })) {
    if (session.hasFailed() || signal.aborted) return session.forget();
    await session.feed(line);
  }
}

async function prompt(session: SqlSession, input: Input, where: string): Promise<void> {
  const lines = createInterface({ input, output: process.stdout, historySize: 500 });
  console.log(String.raw`On ${where}. \? helps, \q leaves.`);
  let isRunning = false;
  const ask = () => {
    lines.setPrompt(session.isWithin() ? '  -> ' : 'sql> ');
    lines.prompt();
  };
  lines.on('SIGINT', () => {
    if (isRunning) return void session.cancel().catch(() => {});
    session.forget();
    console.log('');
    ask();
  });
  ask();
  for await (const line of lines) {
    if (/^\s*(\\q|quit|exit)\s*;?\s*$/.test(line) && !session.isWithin()) break;
    isRunning = true;
    await session.feed(line);
    isRunning = false;
    ask();
  }
  session.forget();
  lines.close();
}
