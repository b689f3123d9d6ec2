import type { Server } from '../../e2e/support/server.ts';

const NUMBER = '9100000001';
const KORAMANGALA = { latitude: 12.9352, longitude: 77.6245 };
const COUPONS_HELD = 6;

export type Member = { token: string; user: { id: string }; deal: string };

/** Somebody who is through with onboarding and holds coupons, and a deal to look at. */
export async function makeMember(server: Server): Promise<Member> {
  const { token, user } = await signIn(server.url);
  const update = (change: object) =>
    call(server.url, 'baeon-user/update-baeon-user', { id: user.id, ...change }, token);
  const about = { name: 'Asha', age: 29, gender: 'Female', interests: ['books'] };
  await update({ ...about, ...KORAMANGALA, login_status: 'GOTGOELOCATION' });
  const { results } = await call(server.url, 'baeon-user/nearby-bussiness', { id: user.id }, token);
  const interestedBussiness = [results[0].place_id];
  const done = await update({ interestedBussiness, login_status: 'GOTBUSINESS' });
  const [deal, ...others] = await dealsOfOneStore(server, COUPONS_HELD + 1);
  for (const { id, pincode } of others) {
    const claim = {
      campaign_id: id,
      mobile_number: NUMBER,
      shared_via: ['user_app'],
      request_origin: 'user_app',
      media_partner_id: `baeon-${pincode}`,
    };
    await call(server.url, 'coupons/user-share', claim, token);
  }
  return { token, user: done.user, deal: deal!.id };
}

async function signIn(url: string): Promise<{ token: string; user: { id: string } }> {
  await call(url, 'baeon-user/send-otp', { mobile_number: NUMBER });
  for (;;) {
    const answer = await fetch(`${url}/api/dev/messages?mobile_number=${NUMBER}`);
    const { result } = (await answer.json()) as { result: { body: string }[] };
    const otp = result[0]?.body.slice(0, 4);
    if (otp) return call(url, 'baeon-user/verify-otp', { mobile_number: NUMBER, otp });
  }
}

/** Gives the answer's `result`. */
// oxlint-disable-next-line typescript/no-explicit-any -- each answer is of another shape
async function call(url: string, path: string, body: object, token?: string): Promise<any> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  const { error, result } = (await answer.json()) as { error: boolean; result: unknown };
  if (error) throw new Error(`${path} was answered with ${JSON.stringify(result)}`);
  return result;
}

async function dealsOfOneStore(
  server: Server,
  count: number,
): Promise<{ id: string; pincode: string }[]> {
  const rows = await server.sql(
    `select c.id, s.pincode
     from campaigns c
     join campaign_places p on p.campaign_id = c.id
     join stores s on s.id = p.store_id
     where c.kind = 'deal' and now() between c.starts_at and c.ends_at - interval '1 day'
       and c.deals_left >= 10 and s.city = 'Bengaluru'
       and (select count(*) from campaign_places q where q.campaign_id = c.id) = 1
     order by c.id limit $1`,
    [count],
  );
  return rows as { id: string; pincode: string }[];
}
