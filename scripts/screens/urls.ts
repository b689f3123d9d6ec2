/** Calls of the app, to be held, failed or answered in a state. */
export const ANY_CALL = /\/api\//;
export const NEARBY = /\/nearby-deals/;
export const OFFERS = /\/api\/coupons\?/;
export const DEAL = /\/api\/coupons\/[0-9a-f-]{36}/;
export const HELD_LIST = /\/api\/baeon-user\/[^/]+\/coupons(\?|$)/;
export const HELD_ONE = /\/api\/baeon-user\/[^/]+\/coupons\/[^/]+$/;
export const PROFILE = /\/get-baeon-user/;
export const BUSINESSES = /\/nearby-bussiness/;
export const STORE = /\/api\/stores\/[^/]+$/;
export const STORE_OFFERS = /\/api\/stores\/[^/]+\/coupon/;
export const CHAT = /\/convert-speech\/chat/;
export const SPEECH = /\/convert-speech\/translate/;
export const RAISED = /\/deal-raise\/user/;
export const BARGAIN = /\/api\/deal-raise\/[0-9a-f-]{36}\/offers$/;
export const POOL = /\/api\/deal-raise\/pools\/[^/]+$/;
export const WAITLISTS = /\/api\/baeon-user\/[^/]+\/waitlists$/;
export const UPDATE_USER = /\/update-baeon-user/;
export const FOLLOW = /\/api\/baeon-user\/follow\//;
export const NEWS = /\/api\/baeon-user\/[^/]+\/news$/;
export const STORES = /\/api\/stores(\?|$)/;
export const SAVED = /\/saved-deals(\?|$)/;
export const NOTIFICATIONS = /\/api\/baeon-user\/[^/]+\/notifications$/;
export const COUNTER_TILL = /\/api\/counter\/till$/;
export const COUNTER_SIGN_IN = /\/api\/counter\/till\/sign-in$/;
export const COUNTER_LOOK = /\/api\/counter\/look$/;
export const COUNTER_TAKE = /\/api\/counter\/redeem$/;
export const COUNTER_UNDO = /\/api\/counter\/redemptions\/[^/]+\/undo$/;
export const COUNTER_TODAY = /\/api\/counter\/today$/;
export const COUNTER_ME = /\/api\/counter\/me$/;
export const COUNTER_CITY = /\/api\/counter\/city\?/;
export const COUNTER_APPROVALS = /\/api\/counter\/approvals(\?.*)?$/;
export const COUNTER_APPLICATIONS = /\/api\/counter\/applications$/;
export const COUNTER_FIND_PERSON = /\/api\/counter\/people\/find$/;
export const COUNTER_IMPORTS = /\/api\/counter\/imports(\?.*)?$/;
export const COUNTER_MESSAGES = /\/api\/counter\/messages\?/;
/** What a store has of something, such as tills. */
export const counterThings = (things: string) =>
  new RegExp(`/api/counter/stores/[^/]+/${things}(\\?.*)?$`);
