import { describe, expect, it } from 'vitest';
import { freePort } from '../../src/lib/free-port.ts';
import { addRush, claimAt, type Rush } from '../support/claim-rush.ts';
import { atEnd } from '../support/cleanup.ts';
import { eventually } from '../support/eventually.ts';
import { startHaproxy, type LoadBalancer } from '../support/haproxy.ts';
import { layRelease } from '../support/release.ts';
import { startServer, temporaryFolder, type ServerProcess } from '../support/server-process.ts';
import { createTestDatabase, query } from '../support/test-database.ts';

/** What `npm run test:cluster` makes of it; a small one is in every run. */
const { processes, people, clients } = process.env.CLUSTER
  ? { processes: 4, people: 20_000, clients: 24 }
  : { processes: 2, people: 2000, clients: 6 };

const ports = await Promise.all(Array.from({ length: 2 * processes }, () => freePort()));
const balancer = await startHaproxy(ports);

/** Opens the page, asks for its scripts then and later on, looks about and claims, over and over. */
function visit({ origin }: LoadBalancer, { people, campaigns }: Rush) {
  const [campaign] = campaigns;
  const failures: unknown[] = [];
  const releases = new Set<string>();
  const over = new AbortController();
  let claimed = 0;

  async function ask(path: string): Promise<string> {
    const response = await fetch(origin + path).catch((error: Error) => error);
    if (response instanceof Error || !response.ok) failures.push([path, response]);
    return response instanceof Error ? '' : response.text();
  }

  async function client(): Promise<void> {
    const opened = scriptsOf(await ask('/'));
    while (!over.signal.aborted) {
      const newer = scriptsOf(await ask('/'));
      for (const path of [...newer, ...opened]) releases.add(await ask(path));
      await ask('/api/coupons?latitude=12.97&longitude=77.59');
      const person = people[claimed];
      if (!person) continue;
      claimed += 1;
      const answer = await claimAt(origin, campaign!, person);
      if (answer?.status !== 200) failures.push(['claim', answer]);
    }
  }
  const visits = Promise.all(Array.from({ length: clients }, client));
  return async () => {
    over.abort();
    await visits;
    return { failures, claimed, scripts: [...releases].sort() };
  };
}

const scriptsOf = (page: string) => page.match(/\/assets\/[\w-]+\.js/g) ?? [];

describe.skipIf(!balancer)('behind HAProxy (skipped where haproxy is missing)', () => {
  it('a release takes the place of another one: nothing fails, and no page misses its scripts', async () => {
    const url = await createTestDatabase();
    const env = {
      DATABASE_URL: url,
      ASSETS_DIR: await temporaryFolder(),
      DRAIN_SECONDS: '3',
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: '1000000',
    };
    const [before, after] = [await layRelease('before'), await layRelease('after')];
    const start = (program: string, port: number): Promise<ServerProcess> =>
      startServer({ ...env, PORT: String(port) }, atEnd, program);
    const isReady = (count: number) =>
      eventually(async () => (await balancer!.ready()) === count, `${count} are ready`);

    const old: ServerProcess[] = [];
    for (const port of ports.slice(0, processes)) old.push(await start(before, port));
    await isReady(processes);
    const rush = await addRush(url, { people, campaigns: 1, coupons: people });
    const stop = visit(balancer!, rush);
    for (const [nth, server] of old.entries()) {
      await start(after, ports[processes + nth]!);
      await isReady(processes + 1);
      expect(await server.end('SIGTERM')).toBe(0);
      await isReady(processes);
    }
    const { failures, claimed, scripts } = await stop();
    expect(failures).toEqual([]);
    expect(scripts).toEqual([
      '/* app of after */',
      '/* app of before */',
      '/* later of after */',
      '/* later of before */',
    ]);
    const held = await query(url, 'select from held_coupons where campaign_id = $1', [
      rush.campaigns[0],
    ]);
    console.log(`${claimed} claims while ${processes} processes were replaced, none failed`);
    expect(held).toHaveLength(claimed);
  }, 600_000);
});
