import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemo } from '../../apps/api/src/demo-city.ts';
import { prepareDatabase } from '../../apps/api/src/prepare-database.ts';
import { runImport } from '../../apps/api/src/seed/import/import-command.ts';
import { startApi } from '../api-process.ts';
import type { Bench } from '../bench.ts';
import { readChats } from '../chats/chat-format.ts';
import { runChats, type CheckedTurn } from '../chats/run-chats.ts';
import { percentile } from '../numbers.ts';
import { atLeast, atMost } from '../report.ts';
import { sql } from '../sql.ts';
import { untilSearchable } from './search-check.ts';

const FOLDER = join(import.meta.dirname, '../chats');
const LEAST_SHARE = 0.85;
const MOST_KEPT_MS = 50;

/** Whole chats with the assistant over HTTP: how many of their turns hold what they have to. */
export async function measureChats(bench: Bench): Promise<void> {
  const { options, postgres, cleanup, say, report } = bench;
  const feed = options.feed === null ? 'demo' : 'foreign';
  const files = options.chats
    ? [options.chats]
    : readdirSync(FOLDER)
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => join(FOLDER, name));
  const chats = files.flatMap(readChats).filter((chat) => chat.feed === feed);
  say(`chats: ${chats.length} on the ${feed} catalogue`);
  await sql(postgres.url('postgres'), 'create database chats');
  const url = postgres.url('chats');
  await prepareDatabase(url, () => {});
  if (options.feed === null) await loadDemo(url, new Date());
  else await importFeed(url, options.feed);
  const api = await startApi(url, cleanup, 'on');
  await untilSearchable(api.port);
  await api.quiet();
  await api.longestLoop();
  const turns = await runChats(api.port, url, chats);
  const kept = await api.longestLoop();
  await api.kill();
  const times = turns.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const held = turns.filter(({ faults }) => faults.length === 0);
  report.tables.push(
    {
      head: ['chats', 'turns', 'hold', 'share'],
      rows: [
        ...[...Map.groupBy(turns, (turn) => turn.class)].map(([name, each]) => rowOf(name, each)),
        rowOf('all', turns),
      ],
    },
    {
      head: ['a turn takes, ms', 'half', 'of a hundred 99', 'all'],
      rows: [['', ...[0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0))]],
    },
    {
      head: ['chat', 'said', 'but'],
      rows: turns
        .filter(({ faults }) => faults.length > 0)
        .map(({ chat, say: said, faults }) => [chat, said, faults.join('; ').slice(0, 160)]),
    },
  );
  report.goals.push(
    atLeast('turns of chats that hold', LEAST_SHARE, held.length / turns.length),
    atMost('event loop kept by a turn, ms', MOST_KEPT_MS, kept),
  );
}

function rowOf(name: string, turns: CheckedTurn[]): string[] {
  const held = turns.filter(({ faults }) => faults.length === 0).length;
  return [name, String(turns.length), String(held), (held / turns.length).toFixed(2)];
}

async function importFeed(databaseUrl: string, file: string): Promise<void> {
  const code = await runImport(['products', file], {
    env: { DATABASE_URL: databaseUrl },
    say: () => {},
    complain: (line) => console.error(line),
    terminal: process.stderr,
    signal: new AbortController().signal,
  });
  if (code !== 0 && code !== 3) throw new Error(`the feed cannot be imported: exit code ${code}`);
}
