import { SERVICE_CENTER, SERVICE_RADIUS_KM } from '@baeon/contracts/places/service-area';
import { API_BASE } from './text-pages.ts';
import { APP_CONFIG_ELEMENT_ID, type AppConfig } from '@baeon/contracts/common/app-config';

const developmentConfig: AppConfig = {
  productSlug: 'baeon',
  brandName: 'Baeon',
  bonusBrand: 'Baeon Bonus',
  demoInboxPath: '/dev/inbox',
  hasReferral: false,
  serviceArea: { ...SERVICE_CENTER, radius_km: SERVICE_RADIUS_KM },
  mapTiles: null,
};

/** The server fills the element in; under Vite's own dev server the placeholder is still there. */
export function parsedAppConfig(text: string | null | undefined): AppConfig {
  try {
    return { ...developmentConfig, ...(JSON.parse(text ?? '') as Partial<AppConfig>) };
  } catch {
    return developmentConfig;
  }
}

export const appConfig = parsedAppConfig(
  document.getElementById(APP_CONFIG_ELEMENT_ID)?.textContent,
);

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
