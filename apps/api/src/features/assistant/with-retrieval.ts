import type { Catalogue } from '../products/catalogue.ts';
import type { OfflineAssistant } from './offline/offline-assistant.ts';

type Waiting<Call extends (...asked: never[]) => unknown> = (
  ...asked: Parameters<Call>
) => ReturnType<Call> | Promise<ReturnType<Call>>;

/** Our own assistant, which may have to wait for what a turn is about. */
export type RetrievedAssistant = Omit<OfflineAssistant, 'reply' | 'stancesAsked'> & {
  reply: Waiting<OfflineAssistant['reply']>;
  /** What is asked first of a turn; whatever is asked next finds what it is about. */
  stancesAsked: Waiting<OfflineAssistant['stancesAsked']>;
};

export const withRetrieval = (
  own: OfflineAssistant,
  catalogue: Pick<Catalogue, 'answer'>,
): RetrievedAssistant => ({
  ...own,
  reply: (...turn) => catalogue.answer([turn[0]], () => own.reply(...turn)),
  stancesAsked: (...turn) => catalogue.answer([turn[0]], () => own.stancesAsked(...turn)),
});
