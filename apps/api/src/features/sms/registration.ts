import type { Language } from '@baeon/contracts/profile/language';
import type { SmsMessage, SmsOutcome, SmsProvider } from '../../gateways/sms/sms-gateway.ts';
import { fillTemplate } from '../../lib/fill-template.ts';
import type { Templates } from '../../lib/sms-templates.ts';
import type { MessageKind } from '../../lib/sms-texts.ts';

const refused = (reason: string): SmsOutcome => ({ kind: 'refused', reason });

/** What a provider may send: where something is registered for it, that and nothing else. */
export function createRegistration(provider: SmsProvider, templates: Templates) {
  const isNeeded = provider === 'msg91' || templates.covers(provider);

  return {
    /** In which language a message leaves: English where what is registered has no other. */
    languageFor: (kind: MessageKind, language: Language): Language =>
      (isNeeded && templates.find(provider, kind, language)?.language) || language,

    /** A message with the registered text in place of ours, or why networks would drop it. */
    registered(message: SmsMessage): SmsMessage | SmsOutcome {
      if (!isNeeded) return message;
      const { told } = message;
      if (!told) return refused('no registered template for this message');
      const about = `${told.kind} in ${told.language} by ${provider}`;
      const template = templates.find(provider, told.kind, told.language);
      if (!template) return refused(`no registered template for ${about}`);
      const filled = fillTemplate(template, told.values, template.language);
      if ('problem' in filled) {
        return refused(`does not fit its template, ${about}: ${filled.problem}`);
      }
      const { body, variables: values } = filled;
      return { ...message, body, template: { ...template, values } };
    },
  };
}
