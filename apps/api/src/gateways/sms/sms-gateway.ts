import type { IncomingHttpHeaders } from 'node:http';
import type { SmsTemplate } from '../../lib/sms-templates.ts';
import type { Told } from '../../lib/sms-texts.ts';

export type SmsMessage = {
  /** Says which one it is in what the provider reports of it later. */
  id: string;
  /** Says what the message is for; a provider that can tell repeats apart does so by it. */
  key: string;
  /** Ten national digits. */
  to: string;
  body: string;
  told?: Told | undefined;
  /** As what it is registered, where it has to be, with the values of the variables. */
  template?: (SmsTemplate & { values: string[] }) | undefined;
};

export type SmsOutcome =
  | { kind: 'sent'; providerMessageId: string | null }
  /** The provider will never take this message. */
  | { kind: 'refused'; reason: string }
  /** Not this time. `maybeSent` when the provider may have taken it all the same. */
  | { kind: 'failed'; reason: string; maybeSent: boolean };

/** What became of a message that the provider had taken. */
export type DeliveryReport = {
  mobileNumber: string;
  id: string;
  report: 'delivered' | 'failed';
  /** The provider's own, for a failure. */
  code: string | null;
};

/** A report as it came in; whether it is the provider's is for the reader to find out. */
export type ReportRequest = { path: string; headers: IncomingHttpHeaders; body: string };

export type SmsProvider = 'inbox' | 'twilio' | 'webhook' | 'msg91' | 'whatsapp';

export type SmsGateway = {
  name: SmsProvider;
  /** How many messages it takes side by side, where that is more than usual. */
  atOnce?: number;
  /** `maybeSentSince` is set when an earlier attempt ended without our knowing how. */
  send(message: SmsMessage, maybeSentSince: Date | null): Promise<SmsOutcome>;
  /** Null where it is not the provider who says so. */
  readReports?(request: ReportRequest): DeliveryReport[] | null;
  /** What the provider wants to hear before it reports anything; null where it is not the provider. */
  answerChallenge?(query: Record<string, string>): string | null;
};
