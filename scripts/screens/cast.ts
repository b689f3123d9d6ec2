import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '@baeon/contracts/profile/language';
import { claimByApi } from '../../e2e/support/claim.ts';
import type { LiveDeal } from '../../e2e/support/deals.ts';
import { readCode } from '../../e2e/support/fixtures.ts';
import { memberByApi, type MemberSession } from '../../e2e/support/member.ts';
import { KORAMANGALA } from '../../e2e/support/onboarding.ts';
import type { Server } from '../../e2e/support/server.ts';
import { claimAboutToEnd } from './about-to-end.ts';
import { type CounterCast, makeCounter } from './cast-counter.ts';
import { type Deals, type Held, liveDeals, settle } from './cast-deals.ts';

let last = 9_200_000_000;
/** A mobile number that nobody else uses. */
export const freshNumber = () => String(++last);

/** The people and deals that appear, made by the API and the database before the first picture. */
export class Cast {
  readonly #page: Page;
  readonly #server: Server;
  readonly #sessions = new Map<string, Promise<MemberSession>>();
  #deals!: Deals;
  #held!: Held;
  #giftLink = '';
  #ending: { id: string }[] = [];
  #counter: Promise<CounterCast> | null = null;

  constructor(page: Page, server: Server) {
    this.#page = page;
    this.#server = server;
  }

  get deals(): Deals {
    return this.#deals;
  }

  get held(): Held {
    return this.#held;
  }

  /** Where the offered coupon can be accepted, without the host. */
  get giftLink(): string {
    return this.#giftLink;
  }

  /** What the hurried one holds: ends today, tomorrow, soon, in good time. */
  get ending(): { id: string }[] {
    return this.#ending;
  }

  /** Has claimed, wished and raised. */
  member = () => this.#once('member', () => memberByApi(this.#page, freshNumber()));
  /** Is through with onboarding and has done nothing else. */
  beginner = () => this.#once('beginner', () => memberByApi(this.#page, freshNumber()));
  /** Holds coupons that are about to end. */
  hurried = () => this.#once('hurried', () => memberByApi(this.#page, freshNumber()));
  /** Has chosen a language. */
  speaking = (language: Language) =>
    this.#once(language, async () => {
      const { token, user } = await memberByApi(this.#page, freshNumber());
      return this.#updated(token, { id: user.id, language });
    });
  /** Has signed in and told nothing yet. */
  newcomer = () => this.#once('newcomer', () => this.#signedIn());
  /** Has told about themselves, but not where they are. */
  unplaced = () => this.#once('unplaced', () => this.#toldAbout({ login_status: 'GOTINTERESTS' }));
  /** Has only to choose businesses. */
  placed = () =>
    this.#once('placed', () => this.#toldAbout({ ...KORAMANGALA, login_status: 'GOTGOELOCATION' }));

  /** A store's people and its till. */
  counter = () => (this.#counter ??= makeCounter(this.#page, this.#server, freshNumber()));

  async prepare(): Promise<void> {
    const [open, claimed, soldOut, ended, ...others] = await liveDeals(this.#server, 9);
    this.#deals = { open, claimed, soldOut, ended } as Deals;
    const member = await this.member();
    const claim = (deal: LiveDeal | undefined) => claimByApi(this.#page, member, deal!);
    this.#held = {
      ready: await claim(claimed),
      used: await claim(others[0]),
      expired: await claim(others[1]),
      offered: await claim(others[2]),
      passed: await claim(others[3]),
    };
    await this.#save(member, Object.values(this.#deals));
    this.#ending = await claimAboutToEnd(this.#page, this.#server, await this.hurried(), others);
    await settle(this.#server, this.#deals, this.#held);
    await this.#offer(member);
    await this.#wish(member);
    await this.#raise(member);
  }

  #once(name: string, make: () => Promise<MemberSession>): Promise<MemberSession> {
    const known = this.#sessions.get(name) ?? make();
    this.#sessions.set(name, known);
    return known;
  }

  async #post(path: string, { data, token }: { data: object; token?: string }): Promise<unknown> {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await this.#request.post(path, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { result: unknown }).result;
  }

  get #request(): APIRequestContext {
    return this.#page.request;
  }

  async #signedIn(): Promise<MemberSession> {
    const mobile_number = freshNumber();
    await this.#post('/api/baeon-user/send-otp', { data: { mobile_number } });
    const otp = await readCode(this.#page, mobile_number);
    return (await this.#post('/api/baeon-user/verify-otp', {
      data: { mobile_number, otp },
    })) as MemberSession;
  }

  async #toldAbout(change: object): Promise<MemberSession> {
    const { token, user } = await this.#signedIn();
    const about = { name: 'Asha', age: 29, gender: 'Female', interests: ['books'] };
    return this.#updated(token, { id: user.id, ...about, ...change });
  }

  async #updated(token: string, data: object): Promise<MemberSession> {
    const updated = await this.#post('/api/baeon-user/update-baeon-user', { data, token });
    return { token, user: (updated as MemberSession).user };
  }

  async #save({ token, user }: MemberSession, deals: LiveDeal[]): Promise<void> {
    for (const { id } of deals) {
      const path = `/api/baeon-user/${user.id}/saved-deals/${id}`;
      const answer = await this.#request.put(path, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    }
  }

  async #offer({ token, user }: MemberSession): Promise<void> {
    const path = `/api/baeon-user/${user.id}/coupons/${this.#held.offered.id}/pass`;
    const { link } = (await this.#post(path, { data: {}, token })) as { link: string };
    const { pathname, hash } = new URL(link);
    this.#giftLink = `${pathname}${hash}`;
  }

  async #wish({ token, user }: MemberSession): Promise<void> {
    const answer = await this.#request.get('/api/products/search?q=phone&limit=5');
    const { result } = (await answer.json()) as {
      result: { products: { name: string; image: string; product_url: string }[] };
    };
    const wishlist = result.products.map(({ name, image, product_url }) => {
      return { name, image, product_url };
    });
    const data = { id: user.id, wishlist, type: 'wishlistadd' };
    await this.#post('/api/baeon-user/update-baeon-user', { data, token });
  }

  async #raise({ token, user }: MemberSession): Promise<void> {
    const raised = [
      ['https://shop.example/phones/nova-5', 'Blue, please', 'Mobile stores', 'offered'],
      ['https://shop.example/sofas/3-seater', '', 'Furniture/Home Appliances', 'bargaining'],
      ['https://shop.example/phones/pixel-9', '256 GB', 'Mobile stores', 'raised'],
    ] as const;
    for (const [product_url, comment, category_id, state] of raised) {
      const data = { product_url, comment, category_id, user_id: user.id, ...KORAMANGALA };
      await this.#post(`/api/deal-raise/user?user_id=${user.id}`, { data, token });
      await this.#server.sql('update raised_deals set state = $2 where product_url = $1', [
        product_url,
        state,
      ]);
    }
  }
}
