import { pageAppConfig } from '@baeon/ui/lib/page-app-config.ts';
import { API_BASE } from './text-pages.ts';

export const appConfig = pageAppConfig();

export const userBase = `${API_BASE}/${appConfig.productSlug}-user`;

/** Where the server is asked for what needs no name of its own. */
export const wire = {
  health: `${API_BASE}/health`,
  sendOtp: `${userBase}/send-otp`,
  verifyOtp: `${userBase}/verify-otp`,
  logout: `${userBase}/logout`,
  endSession: `${userBase}/end-session`,
  user: `${userBase}/get-baeon-user`,
  updateUser: `${userBase}/update-baeon-user`,
  nearbyBusinesses: `${userBase}/nearby-bussiness`,
  interests: `${API_BASE}/auth/get-intrests`,
  deletionCode: `${userBase}/delete-account/send-otp`,
  deleteAccount: `${userBase}/delete-account`,
  storeCategories: `${API_BASE}/store-categories`,
  claim: `${API_BASE}/coupons/user-share`,
  acceptPass: `${API_BASE}/coupons/passes/accept`,
  chat: `${API_BASE}/convert-speech/chat`,
  speech: `${API_BASE}/convert-speech/translate`,
} as const;
