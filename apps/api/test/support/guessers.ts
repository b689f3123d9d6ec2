import { freshNumber, wrongCode } from './sign-in.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

export const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie && { cookie }),
});

type Headers = Record<string, string>;

export const sendFrom = (api: TestApi, number: string, headers: Headers) =>
  api.post('/api/baeon-user/send-otp', { mobile_number: number }, headers);

export const tryFrom = (api: TestApi, number: string, otp: string, headers: Headers) =>
  api.post('/api/baeon-user/verify-otp', { mobile_number: number, otp }, headers);

/** Of the newest message to a number, whether or not it has left. */
export async function codeOnItsWay(api: TestApi, number: string): Promise<string> {
  const { rows } = await api.context.database.pool.query<{ body: string }>(
    'select body from sms_outbox where mobile_number = $1 order by created_at desc limit 1',
    [number],
  );
  return rows[0]!.body.slice(0, 4);
}

/** Asks for a code and gets it wrong so often, with a fresh number. Ends at the first refusal that is not about the code. */
export async function guess(api: TestApi, headers: Headers, tries = 5): Promise<TestAnswer> {
  const number = freshNumber();
  let answer = await sendFrom(api, number, headers);
  if (answer.status !== 200) return answer;
  const wrong = wrongCode(await codeOnItsWay(api, number));
  for (let nth = 0; nth < tries && answer.status !== 429; nth++) {
    answer = await tryFrom(api, number, wrong, headers);
  }
  return answer;
}

/** A person who types the code right; gives what the device bears from then on. */
export async function signInFrom(api: TestApi, number: string, headers: Headers) {
  const sent = await sendFrom(api, number, headers);
  if (sent.status !== 200) return { answer: sent, cookie: '' };
  const answer = await tryFrom(api, number, await codeOnItsWay(api, number), headers);
  return { answer, cookie: String(answer.headers['set-cookie']).split(';')[0]! };
}
