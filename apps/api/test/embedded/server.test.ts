import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signInAt, spawnServer, startServer, temporaryFolder } from '../support/server-process.ts';
import { postgresProcessesIn } from './support.ts';

const PROFILE = '/api/baeon-user/get-baeon-user';
const NUMBER = '9845012345';

const postmasterPid = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('npm start on an empty folder', () => {
  it('serves, stops cleanly, and remembers: a token outlives a restart and ends at logout', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = await startServer({ DATA_DIR });
    expect(first.output()).toContain(`Baeon is at ${first.url}`);
    expect(first.output()).toContain(`Demo inbox is at ${first.url}/dev/inbox`);
    expect(first.output()).toContain(`Data lies in ${join(DATA_DIR, 'postgres')}`);
    const token = await signInAt(first, NUMBER);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(postgresProcessesIn(DATA_DIR)).toEqual([]);

    const second = await startServer({ DATA_DIR });
    expect(await second.get(PROFILE, token)).toMatchObject({
      status: 200,
      result: { mobile_number: NUMBER },
    });
    expect((await second.post('/api/baeon-user/logout', {}, token)).status).toBe(200);
    expect((await second.get(PROFILE, token)).status).toBe(401);
    expect(await second.end('SIGINT')).toBe(0);
  });

  it('an answer that said yes survives kill -9 of the server and the database', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = await startServer({ DATA_DIR });
    const token = await signInAt(first, NUMBER);
    process.kill(await postmasterPid(DATA_DIR), 'SIGKILL');
    await first.end('SIGKILL');

    const second = await startServer({ DATA_DIR });
    expect((await second.get(PROFILE, token)).status).toBe(200);
    await second.end('SIGTERM');
  });

  it('a second start on the same folder is refused in one line, and the first goes on', async () => {
    const DATA_DIR = await temporaryFolder();
    const first = await startServer({ DATA_DIR });
    const second = spawnServer({ DATA_DIR });
    expect(await second.exited).toBe(1);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    expect(second.output()).toContain(String(first.pid));
    expect((await first.get('/api/ready')).status).toBe(200);
    await first.end('SIGTERM');
  });
});
