import type { Page } from '@playwright/test';
import { readCode } from './fixtures.ts';
import { KORAMANGALA } from './onboarding.ts';
import { OPERATOR } from './server.ts';

export type MemberSession = { token: string; user: { id: string; mobile_number: string } };

/** A new person who is through with onboarding, by the API alone: those screens have journeys of their own. */
export async function memberByApi(page: Page, number: string): Promise<MemberSession> {
  const post = async (path: string, data: object, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await page.request.post(`/api/baeon-user/${path}`, { data, headers });
    return ((await answer.json()) as { result: any }).result;
  };
  await post('send-otp', { mobile_number: number });
  const otp = await readCode(page, number);
  const { token, user } = await post('verify-otp', { mobile_number: number, otp });
  const update = (change: object) => post('update-baeon-user', { id: user.id, ...change }, token);
  const about = { name: 'Asha', age: 29, gender: 'Female', interests: ['books'] };
  await update({ ...about, ...KORAMANGALA, login_status: 'GOTGOELOCATION' });
  const { results } = await post('nearby-bussiness', { id: user.id }, token);
  const interestedBussiness = [results[0].place_id];
  const { user: member } = await update({ interestedBussiness, login_status: 'GOTBUSINESS' });
  return { token, user: member };
}

let operator: MemberSession | null = null;

/** One sign-in for all journeys at a server: another code would have to wait. */
export const asOperator = async (page: Page) => (operator ??= await memberByApi(page, OPERATOR));

/** Opens an address as that member, whose storage is as after a login. */
export async function openAs(
  page: Page,
  session: MemberSession,
  path: string,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('home', 'true');
  }, session);
  await page.goto(origin + path);
}
