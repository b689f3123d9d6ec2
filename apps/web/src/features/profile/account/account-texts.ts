import { defineTexts } from '@baeon/ui/lib/texts.ts';

/** The account hub: a part of its own, because it belongs to what is read in other languages. */
export const accountTexts = defineTexts('account', {
  savings: {
    saved: (amount: string, coupons: number) =>
      `${amount} saved this year on ${coupons === 1 ? '1 coupon' : `${coupons} coupons`}`,
    more: (coupons: number) =>
      coupons === 1
        ? '1 used coupon whose saving depends on the bill'
        : `${coupons} used coupons whose saving depends on the bill`,
    none: 'What your coupons save you this year stands here.',
  },
  things: 'Your things',
  profile: 'Profile',
  coupons: 'My Coupon',
  wishlist: 'Wishlist',
  saved: 'Saved deals',
  deals: 'My deals',
  invite: 'Invite a friend',
  preferences: 'Preferences',
  interests: 'Interests',
  location: 'Location',
  followed: 'Followed shops',
  notifications: 'Notifications',
  notificationStates: {
    on: 'On',
    off: 'Off',
    blocked: 'Blocked',
    'install-first': 'Not available',
    unsupported: 'Not available',
  },
  language: 'Language',
  languageChosen: 'The language is changed',
  theme: 'Appearance',
  themeChosen: 'The appearance is changed',
  themes: { system: 'As on this device', light: 'Light', dark: 'Dark' },
  data: 'Your data',
  download: 'Download my data',
  downloaded: 'Your data is in your downloads',
  downloadFailed: (reason: string) => `Failed to download your data. ${reason}`,
  delete: 'Delete my account',
  logOut: 'Logout',
  notSet: 'Not set',
  currentLocation: 'Current location',
  none: 'None',
});

export const personalTexts = defineTexts('personal', {
  heading: 'Personal Information',
  edit: 'Edit',
  form: 'Edit profile',
  phone: 'Phone Number',
  name: 'Name',
  email: 'Email',
  missing: 'Not added yet',
  cancel: 'Cancel',
  update: 'Update',
});

export const deletionTexts = defineTexts('deletion', {
  form: 'Delete my account',
  warning: 'This cannot be undone. With your account go:',
  whatGoes: [
    'Your profile: name, email, age, interests and places',
    'The shops you follow, and any coupons you hold',
    'The messages that we sent you',
    'Your sign-ins, on this and every other device',
  ],
  codeGoesTo: { before: 'To be sure that it is you, we send a code to ', after: '.' },
  sendCode: 'Send code',
  askAgainIn: (time: string) => `You can ask again in ${time}`,
  haveCode: 'I already have a code',
  codeHint: (digits: number, number: string) => `Enter the ${digits} digits sent to ${number}`,
  confirm: 'Delete my account',
  deleted: 'Your account is deleted',
});
