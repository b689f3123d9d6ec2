import type { ChatResult } from '@baeon/contracts/assistant/assistant-wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatResult } from '../../../features/assistant/assistant-test-kit.ts';
import { person } from '../../../lib/person-test-kit.ts';
import { startSession } from '../../../lib/session.ts';
import { ok, openApp, refusal, stubWire, type WireCall } from '../../app-test-kit.tsx';

export const bengaluru = { latitude: 12.97, longitude: 77.6 };
export const mumbai = { latitude: 19.076, longitude: 72.877 };
export const member = person('GOTBUSINESS', bengaluru);

export function signInAt(place: { latitude: number; longitude: number }): void {
  const user = { ...member, ...place };
  startSession({ user, token: 'secret', loginStatus: 'GOTBUSINESS' });
}

type Reply = ReturnType<typeof ok> | ReturnType<typeof refusal> | null;
type Server = {
  /** Null is a dead network. */
  chat: (text: string) => ChatResult | Reply | Promise<ChatResult | Reply>;
  raise: () => Reply;
};
type Wish = { product_url: string };

const isChat = ({ path }: WireCall) => path === '/api/convert-speech/chat';
const isRaise = ({ path }: WireCall) => path === '/api/deal-raise/user';

/** Knows one person and what they wish for, and answers every question alike unless told otherwise. */
export function stubAssistant(told: Partial<Server> = {}) {
  const server: Server = { chat: () => chatResult(), raise: () => ok({}), ...told };
  const wishes: Wish[] = [];
  const profile = () => ({ ...member, wishlist: wishes.map((wish) => ({ ...wish, price: null })) });

  const calls = stubWire(async (call) => {
    const body = call.body as Record<string, unknown>;
    if (isChat(call)) {
      const answer = await server.chat(String(body['user_input']));
      return answer && 'conversation_id' in answer ? ok(answer) : answer;
    }
    if (isRaise(call)) return server.raise();
    if (call.path.endsWith('/send-otp')) {
      return ok({ login_status: 'OTPSEND', resend_after_seconds: 30 });
    }
    if (call.path.endsWith('/verify-otp')) {
      return ok({ login_status: 'GOTBUSINESS', user: person('GOTBUSINESS'), token: 'secret' });
    }
    if (call.path.endsWith('/get-baeon-user')) return ok(profile());
    if (call.path.endsWith('/update-baeon-user')) {
      wishes.push(...(body['wishlist'] as Wish[]));
      return ok(profile());
    }
    return refusal(404, 'NOT_FOUND');
  });
  return {
    server,
    wishes,
    questions: () => calls.filter(isChat).map(({ body }) => body as Record<string, unknown>),
    raised: () => calls.filter(isRaise).map(({ body }) => body),
  };
}

export async function openExplore() {
  const app = openApp('/explore');
  await screen.findByRole('heading', { level: 1, name: 'Explore' });
  return app;
}

export const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type your message...');
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
export const ask = (text: string) => userEvent.type(field(), `${text}{Enter}`);
export const bubbles = () =>
  [...document.querySelectorAll('[data-message]')].map(
    (item) => item.firstElementChild?.textContent,
  );
export const cards = () => screen.findAllByRole('article');
