import { randomUUID } from 'node:crypto';
import { openConnection } from '../../apps/api/src/db/client.ts';
import { closedLoop } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';
import type { RedemptionsInSql, RedemptionsOverHttp, Timing } from './tasks.ts';

/** A redemption as it would be written first: one statement that uses up, notes and records. */
const REDEEM = `
  with used as (
    update held_coupons set state = 'redeemed', settled_at = $2
    where code = $1 and state = 'held' and valid_until >= $2
    returning id, campaign_id
  ), noted as (
    insert into coupon_ledger (campaign_id, coupon_id, event, at)
    select campaign_id, id, 'redeemed', $2 from used
  )
  insert into redemptions (id, coupon_id, campaign_id, store_id, till_id, staff_id, at)
  select $3, id, campaign_id, $4, $5, $6, $2 from used`;

export async function redemptionsInSql(task: RedemptionsInSql): Promise<Timing> {
  const connections = await Promise.all(
    Array.from({ length: task.clients }, () => openConnection(task.databaseUrl, 'baeon-bench')),
  );
  let next = 0;
  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: 0,
    seconds: Infinity,
    async ask(client) {
      const code = task.codes[next++];
      if (code === undefined) return false;
      const { id, storeId, staffId } = task.tills[client]!;
      const values = [code, new Date(), randomUUID(), storeId, id, staffId];
      const { rowCount } = await connections[client]!.query({
        name: 'redeem',
        text: REDEEM,
        values,
      });
      if (rowCount !== 1) throw new Error(`${code} was not redeemed`);
      return true;
    },
  });
  await Promise.all(connections.map((connection) => connection.end()));
  return timing;
}

/** Each after a look at it where that is asked for, which is what a till does from code to green. */
export async function redemptionsOverHttp(task: RedemptionsOverHttp): Promise<Timing> {
  const connections = await Promise.all(
    Array.from({ length: task.clients }, () => HttpConnection.open(task.port)),
  );
  let next = 0;
  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: 0,
    seconds: Infinity,
    async ask(client) {
      const code = task.codes[next++];
      if (code === undefined) return false;
      const { token, staffToken } = task.tills[client]!;
      const send = async (path: string, body: object) => {
        const text = JSON.stringify(body);
        const answer = await connections[client]!.send(
          `POST /api/counter/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n` +
            `Authorization: Bearer ${token}\r\nX-Staff-Token: ${staffToken}\r\n` +
            `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
          false,
        );
        if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
      };
      if (task.looks) await send('look', { code });
      await send('redeem', { code, id: randomUUID() });
      return true;
    },
  });
  for (const connection of connections) connection.close();
  return timing;
}
