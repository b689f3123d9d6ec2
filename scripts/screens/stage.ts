import {
  type BrowserContext,
  expect as anyExpect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { MemberSession } from '../../e2e/support/member.ts';
import type { Server } from '../../e2e/support/server.ts';
import type { Cast } from './cast.ts';
import { PATIENCE_MS } from './shared-page.ts';

const expect = anyExpect.configure({ timeout: PATIENCE_MS });

// oxlint-disable-next-line typescript/no-explicit-any -- answers of the API, as they come
type Json = any;

/** What a state is opened with: one page of its own, and the people and deals that there are. */
export class Stage {
  readonly page: Page;
  readonly server: Server;
  readonly cast: Cast;
  readonly #broken: RegExp[] = [];

  constructor(page: Page, server: Server, cast: Cast) {
    this.page = page;
    this.server = server;
    this.cast = cast;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** As a visitor. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** As a member who has claimed, wished and raised a few things. */
  async open(path: string): Promise<void> {
    await this.openAs(await this.cast.member(), path);
  }

  /** As somebody whose storage is that of `session`; without the flag while they are being onboarded. */
  async openAs(session: MemberSession, path: string, onboarded = true): Promise<void> {
    await this.page.evaluate(
      ([{ token, user }, home]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', JSON.stringify(user));
        if (home) localStorage.setItem('home', 'true');
      },
      [session, onboarded] as const,
    );
    await this.page.goto(path);
  }

  async see(what: string | RegExp | Locator): Promise<void> {
    const part = typeof what === 'object' && 'first' in what ? what : this.page.getByText(what);
    await expect(part.filter({ visible: true }).first()).toBeVisible();
  }

  /** Requests whose answer never comes. */
  hold = (url: RegExp) => this.page.route(url, () => {});

  /** Requests that the server fails at. */
  fail(url: RegExp): Promise<unknown> {
    this.#broken.push(url);
    return this.page.route(url, (route) => route.fulfill({ status: 500, body: '' }));
  }

  /** Requests that find no network. */
  cut(url: RegExp): Promise<unknown> {
    this.#broken.push(url);
    return this.page.route(url, (route) => route.abort('internetdisconnected'));
  }

  /** Whether requests to it fail here on purpose. */
  broke = (url: string): boolean => this.#broken.some((broken) => broken.test(url));

  answer = (url: RegExp, result: unknown, rest: object = {}) =>
    this.page.route(url, (route) => route.fulfill({ json: { error: false, result, ...rest } }));

  /** What the server says no with. */
  refuse = (url: RegExp, status: number, result: { code: string; msg: string }) =>
    this.page.route(url, (route) => route.fulfill({ status, json: { error: true, result } }));

  answerEmptyList = (url: RegExp) => this.answer(url, [], { next_cursor: null });

  /** The real answer, changed on its way. */
  rewrite = (url: RegExp, change: (json: Json) => void) =>
    this.page.route(url, async (route) => {
      const response = await route.fetch();
      const json: Json = await response.json().catch(() => null);
      if (json === null) return route.fulfill({ response });
      change(json);
      return route.fulfill({ response, json });
    });
}
