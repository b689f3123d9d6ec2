import type { ClaimBody, ClaimResult } from '@baeon/contracts/coupons/coupons-wire';
import { CLAIM_ORIGIN, mediaPartnerId } from '@baeon/contracts/coupons/coupons';
import type { Envelope, ErrorEnvelope } from '@baeon/contracts/common/common-wire';
import { closedLoop } from './closed-loop.ts';
import { HttpConnection } from './http-connection.ts';
import type { Acknowledged, Claim, ClaimsOutcome, ClaimsOverHttp } from './tasks.ts';

const PRODUCT_SLUG = 'baeon';

export async function claimsOverHttp(
  task: ClaimsOverHttp,
  reached: () => void,
): Promise<ClaimsOutcome> {
  const connections = await Promise.all(
    Array.from({ length: task.clients }, () => HttpConnection.open(task.port)),
  );
  const acknowledged: Acknowledged[] = [];
  const refused: Record<string, number> = {};
  const refuse = (why: string) => (refused[why] = (refused[why] ?? 0) + 1);
  let next = 0;

  const timing = await closedLoop({
    clients: task.clients,
    warmUpSeconds: 0,
    seconds: Infinity,
    async ask(client) {
      const claim = task.claims[next++];
      if (!claim) return false;
      const answer = await connections[client]!.send(claimRequest(claim), true).catch(() => null);
      if (!answer) {
        refuse('cut off');
        return false;
      }
      const said = JSON.parse(answer.body!) as Envelope<ClaimResult> | ErrorEnvelope;
      if (said.error) {
        refuse(said.result.code);
        return true;
      }
      acknowledged.push(acknowledgement(claim, said.result));
      if (acknowledged.length === task.tellAfter) reached();
      return true;
    },
  });
  for (const connection of connections) connection.close();
  return { ...timing, acknowledged, refused };
}

const acknowledgement = ({ person }: Claim, { coupon: { coupon } }: ClaimResult): Acknowledged => ({
  userId: person.id,
  campaignId: coupon.campaign_id,
  couponId: coupon.id,
  code: coupon.code,
});

function claimRequest({ person, deal }: Claim): string {
  const body = JSON.stringify({
    campaign_id: deal.id,
    mobile_number: person.mobileNumber,
    shared_via: [CLAIM_ORIGIN],
    request_origin: CLAIM_ORIGIN,
    media_partner_id: mediaPartnerId(PRODUCT_SLUG, deal.pincode),
  } satisfies ClaimBody);
  return (
    'POST /api/coupons/user-share HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
    `Authorization: Bearer ${person.token}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`
  );
}
