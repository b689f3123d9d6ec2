import type { Language } from '@baeon/contracts/profile/language';

/** What the page and the installed app say of themselves before any script runs. */
type PageTexts = {
  /** What a phone calls the app once it is installed. */
  nameOf: (brandName: string) => string;
  description: string;
  needsScript: string;
  /** By where they lead. */
  shortcuts: Record<string, string>;
};

export type AppPageTexts = Record<Language, PageTexts>;

const ownName = (brandName: string) => brandName;

export const appPageTexts: AppPageTexts = {
  en: {
    nameOf: ownName,
    description: 'Offers and coupons from shops near you.',
    needsScript: 'This app needs JavaScript. Please turn it on and reload the page.',
    shortcuts: {
      '/user-coupon-profile': 'My Coupon',
      '/qr-scanner': 'Scan',
      '/baeon-home': 'Deals',
    },
  },
  hi: {
    nameOf: ownName,
    description: 'आपके आस-पास की दुकानों के ऑफ़र और कूपन।',
    needsScript: 'इस ऐप को JavaScript चाहिए। कृपया उसे चालू करें और पेज फिर से लोड करें।',
    shortcuts: {
      '/user-coupon-profile': 'मेरे कूपन',
      '/qr-scanner': 'स्कैन करें',
      '/baeon-home': 'डील',
    },
  },
  kn: {
    nameOf: ownName,
    description: 'ನಿಮ್ಮ ಹತ್ತಿರದ ಅಂಗಡಿಗಳ ಆಫರ್‌ಗಳು ಮತ್ತು ಕೂಪನ್‌ಗಳು.',
    needsScript: 'ಈ ಆ್ಯಪ್‌ಗೆ JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
    shortcuts: {
      '/user-coupon-profile': 'ನನ್ನ ಕೂಪನ್‌ಗಳು',
      '/qr-scanner': 'ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
      '/baeon-home': 'ಡೀಲ್‌ಗಳು',
    },
  },
};

/** Of the app for shops. */
export const counterPageTexts: AppPageTexts = {
  en: {
    ...appPageTexts.en,
    nameOf: (brandName) => `${brandName} Counter`,
    description: 'Take coupons at the counter of your store.',
    shortcuts: {},
  },
  hi: {
    ...appPageTexts.hi,
    nameOf: (brandName) => `${brandName} काउंटर`,
    description: 'अपनी दुकान के काउंटर पर कूपन लें।',
    shortcuts: {},
  },
  kn: {
    ...appPageTexts.kn,
    nameOf: (brandName) => `${brandName} ಕೌಂಟರ್`,
    description: 'ನಿಮ್ಮ ಅಂಗಡಿಯ ಕೌಂಟರ್‌ನಲ್ಲಿ ಕೂಪನ್‌ಗಳನ್ನು ಪಡೆಯಿರಿ.',
    shortcuts: {},
  },
};
