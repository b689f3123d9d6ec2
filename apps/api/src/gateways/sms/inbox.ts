import { createBatcher } from '../../lib/batcher.ts';
import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

const MOST_AT_ONCE = 100;

/** Delivers into our own database, for development and demonstrations: no account, no network. */
export function createInbox(keep: (messages: SmsMessage[]) => Promise<void>): SmsGateway {
  const keepOne = createBatcher<SmsMessage, void>({
    run: async (messages) => {
      await keep(messages);
      return messages.map(() => undefined);
    },
    most: MOST_AT_ONCE,
  });
  return {
    name: 'inbox',
    atOnce: MOST_AT_ONCE,
    async send(message) {
      await keepOne(message);
      return { kind: 'sent', providerMessageId: null };
    },
  };
}
