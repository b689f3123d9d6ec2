import type { SmsGateway, SmsMessage } from './sms-gateway.ts';

/** Delivers into our own database, for development and demonstrations: no account, no network. */
export function createInbox(keep: (message: SmsMessage) => Promise<void>): SmsGateway {
  return {
    name: 'inbox',
    async send(message) {
      await keep(message);
      return { kind: 'sent', providerMessageId: null };
    },
  };
}
