import type { Wish, WishlistItem } from '@baeon/contracts/wishlist/wishlist-wire';
import { addMember } from './members.ts';
import { bearer } from './sign-in.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

export type Wisher = {
  id: string;
  number: string;
  headers: { authorization: string };
  add(...wishes: Wish[]): Promise<TestAnswer>;
  drop(...wishes: Wish[]): Promise<TestAnswer>;
  wishlist(): Promise<WishlistItem[]>;
};

export const wishFor = (link: string, name = 'A thing'): Wish => ({
  name,
  image: '',
  product_url: link,
});

/** Somebody who is signed in, and what they do with their wishlist. */
export async function addWisher(api: TestApi): Promise<Wisher> {
  const { id, number, token } = await addMember(api);
  const headers = bearer(token);
  const send = (wishlist: Wish[], type: string) =>
    api.post('/api/baeon-user/update-baeon-user', { id, wishlist, type }, headers);
  return {
    id,
    number,
    headers,
    add: (...wishes) => send(wishes, 'wishlistadd'),
    drop: (...wishes) => send(wishes, 'wishlistremove'),
    wishlist: async () =>
      (await api.get('/api/baeon-user/get-baeon-user', headers)).body.result.wishlist,
  };
}
