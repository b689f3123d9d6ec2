import { eventually } from './eventually.ts';
import type { TestApi } from './test-api.ts';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

let last = 9_000_000_000;
/** A number that no other test of the file uses. */
export const freshNumber = (): string => String(++last);

/** The code of the newest message to a number, once there are as many as expected. */
export async function readCode(api: TestApi, number: string, messages = 1): Promise<string> {
  const body = await eventually(async () => {
    const { body: answer } = await api.get(`/api/dev/messages?mobile_number=${number}`);
    return answer.result.length >= messages && (answer.result[0].body as string);
  });
  return /^(\d{4}) /.exec(body)![1]!;
}

export async function sendOtp(api: TestApi, number: string, token?: string) {
  const headers = token ? bearer(token) : {};
  return api.post('/api/baeon-user/send-otp', { mobile_number: number }, headers);
}

export async function verifyOtp(api: TestApi, number: string, otp: string, more: object = {}) {
  return api.post('/api/baeon-user/verify-otp', { mobile_number: number, otp, ...more });
}

/** A code that is certainly not the right one. */
export const wrongCode = (right: string): string => (right === '0000' ? '1111' : '0000');

export async function signIn(
  api: TestApi,
  number: string,
  more: object = {},
): Promise<{ token: string; user: any }> {
  await sendOtp(api, number);
  const { body } = await verifyOtp(api, number, await readCode(api, number), more);
  return body.result;
}
