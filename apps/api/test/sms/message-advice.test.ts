import { messageAdvice } from '@baeon/contracts/counter/message-advice';
import { describe, expect, it } from 'vitest';
import { messageAdviceFor } from '../../src/gateways/sms/rejection-codes.ts';

describe('what to do about a message that did not arrive', () => {
  it.each([
    ['msg91', '601', 'entity'],
    ['msg91', '613', 'provider_of_entity'],
    ['msg91', '620', 'header'],
    ['msg91', '630', 'template'],
    ['msg91', '633', 'text_differs'],
    ['msg91', '634', 'header_of_template'],
    ['msg91', '635', 'variable'],
    ['msg91', '650', 'preference'],
    ['msg91', '660', 'consent'],
    ['msg91', 'IP not allowed MSG91 418', 'account'],
    ['msg91', '9', 'preference'],
    ['webhook', '633', 'text_differs'],
    ['twilio', 'HTTP 400 21211', 'number'],
    ['twilio', '30007', 'text_differs'],
    ['whatsapp', '131026', 'number'],
    ['whatsapp', '132001', 'template'],
    ['whatsapp', 'HTTP 401 190', 'account'],
    ['msg91', 'no registered template for pass in en by msg91', 'register'],
    ['msg91', 'does not fit its template, pass in en by msg91: has no link', 'variable'],
    ['msg91', 'too late to be of use', 'late'],
    ['msg91', '999', 'ask'],
    ['msg91', 'ECONNREFUSED', 'ask'],
    [null, null, 'ask'],
  ])('of %s, which says %s: %s', (provider, answer, advice) => {
    expect(messageAdviceFor(provider, answer)).toBe(advice);
    expect(Object.keys(messageAdvice)).toContain(advice);
  });
});
