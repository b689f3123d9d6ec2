export type SmsMessage = {
  /** Says what the message is for; a provider that can tell repeats apart does so by it. */
  key: string;
  /** Ten national digits. */
  to: string;
  body: string;
};

export type SmsOutcome =
  | { kind: 'sent'; providerMessageId: string | null }
  /** The provider will never take this message. */
  | { kind: 'refused'; reason: string }
  /** Not this time. `maybeSent` when the provider may have taken it all the same. */
  | { kind: 'failed'; reason: string; maybeSent: boolean };

export type SmsGateway = {
  name: 'inbox' | 'twilio' | 'webhook';
  /** How many messages it takes side by side, where that is more than usual. */
  atOnce?: number;
  /** `maybeSentSince` is set when an earlier attempt ended without our knowing how. */
  send(message: SmsMessage, maybeSentSince: Date | null): Promise<SmsOutcome>;
};
