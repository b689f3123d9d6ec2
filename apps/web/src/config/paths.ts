import { appConfig } from './app-config.ts';

/** Screens. Spellings are part of the product's public addresses. */
export const paths = {
  root: '/',
  login: '/login',
  interest: '/interest',
  getLocation: '/get-location',
  getBusiness: '/get-bussiness',
  explore: '/explore',
  dealsHome: '/baeon-home',
  qrScanner: '/qr-scanner',
  home: '/home',
  offers: '/coupon',
  offer: '/coupon/:id',
  store: '/store/:id',
  userProfile: '/user-profile',
  userCouponProfile: '/user-coupon-profile',
  wishlist: '/wishlist',
  myDeals: '/my-deals',
  user: '/user',
  userCoupon: '/user-coupon',
} as const;

const API_BASE = '/api';
const userBase = `${API_BASE}/${appConfig.productSlug}-user`;

export const wire = {
  sendOtp: `${userBase}/send-otp`,
  verifyOtp: `${userBase}/verify-otp`,
  logout: `${userBase}/logout`,
  user: `${userBase}/get-baeon-user`,
} as const;

export function demoInboxUrl(inboxPath: string, mobileNumber: string): string {
  return `${inboxPath}?${new URLSearchParams({ mobile_number: mobileNumber })}`;
}
