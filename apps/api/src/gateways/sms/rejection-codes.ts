import type { MessageAdvice } from '@baeon/contracts/counter/message-advice';

type Rule = [first: number, last: number, advice: MessageAdvice];

/** What the networks' ledger (DLT) says when it drops a message; every provider in India passes these on. */
const DLT: Rule[] = [
  [600, 609, 'entity'],
  [610, 619, 'provider_of_entity'],
  [620, 629, 'header'],
  [630, 632, 'template'],
  [633, 633, 'text_differs'],
  [634, 634, 'header_of_template'],
  [635, 635, 'variable'],
  [636, 636, 'text_differs'],
  [637, 637, 'template'],
  [650, 659, 'preference'],
  [660, 665, 'consent'],
  [666, 666, 'text_differs'],
  [667, 669, 'consent'],
  [670, 675, 'again'],
  [676, 682, 'provider_of_entity'],
  [683, 687, 'header_of_template'],
];

const RULES: Record<string, Rule[]> = {
  msg91: [
    ...DLT,
    [9, 9, 'preference'],
    [16, 17, 'number'],
    [25, 25, 'text_differs'],
    [201, 201, 'account'],
    [202, 202, 'number'],
    [203, 203, 'header'],
    [207, 208, 'account'],
    [301, 303, 'account'],
    [418, 418, 'account'],
  ],
  whatsapp: [
    [0, 10, 'account'],
    [190, 200, 'account'],
    [368, 368, 'account'],
    [130429, 130429, 'again'],
    [130472, 130472, 'number'],
    [131000, 131000, 'again'],
    [131005, 131005, 'account'],
    [131026, 131026, 'number'],
    [131031, 131045, 'account'],
    [131048, 131056, 'again'],
    [132000, 132016, 'template'],
  ],
  twilio: [
    ...DLT,
    [20003, 20003, 'account'],
    [21211, 21217, 'number'],
    [21610, 21610, 'preference'],
    [21614, 21614, 'number'],
    [30002, 30002, 'account'],
    [30003, 30003, 'again'],
    [30004, 30006, 'number'],
    [30007, 30007, 'text_differs'],
  ],
  webhook: DLT,
};

/** What our own refusals begin with. */
const OWN: [string, MessageAdvice][] = [
  ['no registered template', 'register'],
  ['does not fit its template', 'variable'],
  ['too late', 'late'],
];

/** What to do about an answer of a provider, or about a refusal of our own. */
export function messageAdviceFor(provider: string | null, answer: string | null): MessageAdvice {
  const own = OWN.find(([beginning]) => answer?.startsWith(beginning));
  if (own) return own[1];
  if (/\bHTTP 40[13]\b/.test(answer ?? '')) return 'account';
  const code = Number(/(\d+)$/.exec(answer ?? '')?.[1] ?? NaN);
  const rule = RULES[provider ?? '']?.find(([first, last]) => first <= code && code <= last);
  return rule?.[2] ?? 'ask';
}
