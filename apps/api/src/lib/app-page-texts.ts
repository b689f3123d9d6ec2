import type { Language } from '@baeon/contracts/profile/language';

/** What the page and the installed app say of themselves before any script runs. */
type PageTexts = {
  description: string;
  needsScript: string;
  /** By where they lead. */
  shortcuts: Record<string, string>;
};

export const appPageTexts: Record<Language, PageTexts> = {
  en: {
    description: 'Offers and coupons from shops near you.',
    needsScript: 'This app needs JavaScript. Please turn it on and reload the page.',
    shortcuts: {
      '/user-coupon-profile': 'My Coupon',
      '/qr-scanner': 'Scan',
      '/baeon-home': 'Deals',
    },
  },
  hi: {
    description: 'आपके आस-पास की दुकानों के ऑफ़र और कूपन।',
    needsScript: 'इस ऐप को JavaScript चाहिए। कृपया उसे चालू करें और पेज फिर से लोड करें।',
    shortcuts: {
      '/user-coupon-profile': 'मेरे कूपन',
      '/qr-scanner': 'स्कैन करें',
      '/baeon-home': 'डील',
    },
  },
  kn: {
    description: 'ನಿಮ್ಮ ಹತ್ತಿರದ ಅಂಗಡಿಗಳ ಆಫರ್‌ಗಳು ಮತ್ತು ಕೂಪನ್‌ಗಳು.',
    needsScript: 'ಈ ಆ್ಯಪ್‌ಗೆ JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
    shortcuts: {
      '/user-coupon-profile': 'ನನ್ನ ಕೂಪನ್‌ಗಳು',
      '/qr-scanner': 'ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
      '/baeon-home': 'ಡೀಲ್‌ಗಳು',
    },
  },
};
