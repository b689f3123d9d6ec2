import { generatePath } from 'react-router';
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
  updateUser: `${userBase}/update-baeon-user`,
  nearbyBusinesses: `${userBase}/nearby-bussiness`,
  interests: `${API_BASE}/auth/get-intrests`,
  deletionCode: `${userBase}/delete-account/send-otp`,
  deleteAccount: `${userBase}/delete-account`,
} as const;

export const accountDataUrl = (userId: string) => `${userBase}/${userId}/data`;
export const followedUrl = (userId: string) => `${userBase}/${userId}/followed`;
export const storeUrl = (id: string) => `${API_BASE}/stores/${encodeURIComponent(id)}`;
export const followUrl = (placeId: string) => `${userBase}/follow/${encodeURIComponent(placeId)}`;
export const placesUrl = (query: string, kind: 'area' | 'city') =>
  `${API_BASE}/places?${new URLSearchParams({ q: query, kind })}`;

/** Where a map app takes over. */
export const directionsUrl = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;

export const storePath = (id: string) => generatePath(paths.store, { id });

export function demoInboxUrl(inboxPath: string, mobileNumber: string): string {
  return `${inboxPath}?${new URLSearchParams({ mobile_number: mobileNumber })}`;
}
