import type { Language } from '@baeon/contracts/profile/language';
import { dayText } from './day-text.ts';
import { counterLink, couponLink, passLink } from './message-links.ts';
import { isCodeKind, smsTexts, type MessageKind, type Told } from './sms-texts.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const DAY = new Date('2026-11-30T06:30:00Z');
const [title, store] = ['Masala dosa', 'Udupi Grand'];

type Own = { brand: string; publicUrl: string };

/** A message of a kind as it might leave, with links as long as ours are. */
export function sampleMessage(
  kind: MessageKind,
  language: Language,
  { brand, publicUrl }: Own,
): Told {
  if (isCodeKind(kind)) {
    const host = new URL(publicUrl).hostname;
    return { kind, language, values: { otp: '1234', brand, minutes: 5, host } };
  }
  switch (kind) {
    case 'coupon': {
      const day = dayText(DAY, 'Asia/Kolkata', language);
      const link = couponLink(publicUrl, ID);
      return { kind, language, values: { brand, title, store, code: 'ABCDE-FGHJK', day, link } };
    }
    case 'pass': {
      const link = passLink(publicUrl, ID, 'a'.repeat(43));
      return { kind, language, values: { from: smsTexts[language].somebody, title, store, link } };
    }
    case 'invitation':
      return { kind, language, values: { brand, store, link: counterLink(publicUrl) } };
  }
}
