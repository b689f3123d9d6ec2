import { createInterface } from 'node:readline';
import pg from 'pg';
import {
  openEmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../../src/db/embedded/embedded-postgres.ts';

/**
 * A Node process of its own around the launcher, for tests that kill or signal it. It takes the
 * options as JSON in its first argument and commands as lines, and answers with lines of JSON.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as EmbeddedPostgresOptions;
const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);

try {
  await serve();
} catch (error) {
  say({ refused: (error as Error).message });
}

async function serve() {
  const { stop, ...opened } = await openEmbeddedPostgres(options);
  const query = async (text: string) => {
    const client = new pg.Client(opened.url);
    await client.connect();
    const { rows } = await client.query(text);
    await client.end();
    return rows;
  };
  const stopAndLeave = async () => {
    await stop();
    say({ stopped: true });
    process.exit(0);
  };
  const writeForever = async () => {
    const client = new pg.Client(opened.url);
    await client.connect();
    for (;;) {
      const { rows } = await client.query('insert into entry default values returning id');
      say({ id: Number(rows[0].id) });
    }
  };

  process.on('SIGTERM', () => void stopAndLeave());
  process.on('SIGINT', async () => {
    say({ onSignal: await query('select 1 as one') });
    await stopAndLeave();
  });
  createInterface({ input: process.stdin }).on('line', (command) => {
    if (command === 'stop') void stopAndLeave();
    if (command === 'exit') process.exit(7);
    if (command === 'throw')
      setImmediate(() => {
        throw new Error('uncaught, on purpose');
      });
    if (command === 'write') void writeForever();
  });
  say({ opened });
}
