import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres.ts';
import { query } from '../support/test-database.ts';
import { childrenOf, kill, launchAndOpen, postmasterPid } from './support.ts';

/** Every second time the database is killed along with Node. Gives the rows that were acknowledged, and those of them that are lost. */
export async function killWhileWriting(
  dataDir: string,
  rounds: number,
): Promise<{ acknowledged: number[]; lost: number[] }> {
  const options = { dataDir, mode: 'own' } as const;
  const setUp = await openEmbeddedPostgres(options);
  await query(setUp.url, 'create table entry (id bigserial primary key)');
  await setUp.stop();

  const acknowledged: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const victim = await launchAndOpen(options);
    victim.send('write');
    const rows = randomInt(1, 60);
    for (let row = 0; row < rows; row++) acknowledged.push((await victim.answer())!.id!);
    // The moment of the kill is what is random here.
    await delay(randomInt(0, 10));
    const pid = postmasterPid(victim.opened.dataFolder);
    const processes = round % 2 ? [] : [pid, ...childrenOf(pid)];
    victim.kill('SIGKILL');
    for (const each of processes) kill(each, 'SIGKILL');
    for (let last = await victim.answer(); last; last = await victim.answer()) {
      if (last.id) acknowledged.push(last.id);
    }
    await victim.exited;
  }

  const last = await openEmbeddedPostgres(options);
  const stored = await query<{ id: string }>(last.url, 'select id from entry');
  const ids = new Set(stored.map(({ id }) => Number(id)));
  console.log(`${acknowledged.length} rows were acknowledged, ${ids.size} are stored`);
  await last.stop();
  return { acknowledged, lost: acknowledged.filter((id) => !ids.has(id)) };
}
