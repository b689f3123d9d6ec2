import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const shellTexts = defineTexts('shell', {
  skip: 'Skip to content',
  back: 'Back',
  tabs: { name: 'Main', explore: 'Explore', deals: 'Deals', qr: 'QR' },
  logIn: 'Log in',
  nothingOpen: 'Choose one from the list to see it here.',
  offline: 'Offline',
  update: { ready: 'A new version is ready', action: 'Update' },
  menu: {
    name: 'Account',
    button: 'Menu',
    profile: 'Profile',
    coupons: 'My Coupon',
    wishlist: 'Wishlist',
    stores: 'Stores',
    saved: 'Saved deals',
    notifications: 'Notifications',
    help: 'Help',
    logOut: 'Logout',
  },
});
