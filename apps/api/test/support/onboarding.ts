import { bearer, freshNumber, signIn } from './sign-in.ts';
import type { TestApi } from './test-api.ts';

export const ABOUT_YOU = { name: 'Asha', age: 29, gender: 'Female', interests: ['electronics'] };

export type Person = {
  id: string;
  number: string;
  token: string;
  update(change: object): Promise<{ status: number; body: { error: boolean; result: any } }>;
  nearby(): Promise<any[]>;
  profile(): Promise<any>;
};

/** Somebody who has just signed in for the first time. */
export async function newPerson(
  api: TestApi,
  number = freshNumber(),
  more: object = {},
): Promise<Person> {
  const { token, user } = await signIn(api, number, more);
  const headers = bearer(token);
  const base = '/api/baeon-user';
  return {
    id: user.id,
    number,
    token,
    update: (change) => api.post(`${base}/update-baeon-user`, { id: user.id, ...change }, headers),
    nearby: async () =>
      (await api.post(`${base}/nearby-bussiness`, { id: user.id }, headers)).body.result.results,
    profile: async () => (await api.get(`${base}/get-baeon-user`, headers)).body.result,
  };
}
