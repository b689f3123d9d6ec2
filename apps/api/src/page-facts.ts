import { SESSION_LIFETIME_DAYS } from '@baeon/contracts/auth/otp';
import { NOTIFICATION_DAYS } from '@baeon/contracts/push/notifications-wire';
import { HOLD_MINUTES } from '@baeon/contracts/waitlist/waitlist';
import type { Config } from './config.ts';

/** What our own texts say of how this installation is set up. */
export const pageFacts = (config: Config) => ({
  brand: config.brandName,
  bonus: config.bonusBrand,
  undo: String(config.claimUndo.seconds),
  notificationDays: String(NOTIFICATION_DAYS),
  holdMinutes: String(HOLD_MINUTES),
  sessionDays: String(SESSION_LIFETIME_DAYS),
  canUndo: config.claimUndo.seconds > 0,
  sendsSms: config.sms.provider !== 'inbox',
  whatsapp: config.whatsapp !== null,
  referral: config.referral !== null,
  chatModel: config.chatModel !== null,
  speechModel: config.speechModel !== null,
  google: config.googlePlaces !== null || config.googleGeocoder !== null,
});
