import { isPlainText } from '@baeon/contracts/common/plain-text';
import type { Fault, Ground } from './ground.ts';
import { namesFault } from './names-fault.ts';
import { numbersFault } from './numbers-fault.ts';
import { productsFault } from './products-fit.ts';

const LINK =
  /https?:|www\.|\/\/|\]\s*\(|<\s*[a-z/!]|@|[\p{L}\p{N}-]+\.(?:com|in|net|org|io|co|shop|store|app|info|biz|me|ly|xyz|dev|site|online)\b/iu;
/** So many digits in a row are somebody's number, not a price. */
const NUMBER_TO_CALL = /(?:\d[\s()+-]*){8,}/u;
const OTHER_MONEY = /[$€£¥]/u;

function formFault(message: string): Fault | null {
  if (LINK.test(message)) return { reason: 'a link', hint: 'No links or addresses.' };
  if (NUMBER_TO_CALL.test(message))
    return { reason: 'a number to call', hint: 'No phone numbers.' };
  if (OTHER_MONEY.test(message)) return { reason: 'other money', hint: 'Prices are in rupees.' };
  return isPlainText(message) ? null : { reason: 'unreadable text', hint: 'Plain text only.' };
}

/** Why an answer must not be shown; null where everything in it is true of what it shows. */
export const faultOf = (message: string, ground: Ground): Fault | null =>
  productsFault(ground) ??
  formFault(message) ??
  namesFault(message, ground) ??
  numbersFault(message, ground);
