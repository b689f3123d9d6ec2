import type { Language } from '@baeon/contracts/profile/language';

/** When coupons end: all on one day, or some today and some tomorrow. */
export type EndingWhen = 'today' | 'tomorrow' | 'by_tomorrow';

export type PushTexts = {
  couponEnds: Record<'today' | 'tomorrow', string>;
  couponsEnd(count: number, when: EndingWhen): string;
  at(title: string, store: string): string;
  newDeal(store: string): string;
  newDeals(count: number, store: string): string;
  newDealsOfStores(count: number): string;
  andMore(named: string, count: number): string;
};

const en: PushTexts = {
  couponEnds: { today: 'Your coupon ends today', tomorrow: 'Your coupon ends tomorrow' },
  couponsEnd: (count, when) =>
    `${count} coupons end ${{ today: 'today', tomorrow: 'tomorrow', by_tomorrow: 'by tomorrow' }[when]}`,
  at: (title, store) => `${title} at ${store}`,
  newDeal: (store) => `New deal at ${store}`,
  newDeals: (count, store) => `${count} new deals at ${store}`,
  newDealsOfStores: (count) => `${count} new deals at shops you follow`,
  andMore: (named, count) => `${named} and ${count} more`,
};

const hi: PushTexts = {
  couponEnds: {
    today: 'आपका कूपन आज समाप्त हो रहा है',
    tomorrow: 'आपका कूपन कल समाप्त हो रहा है',
  },
  couponsEnd: (count, when) =>
    `${count} कूपन ${{ today: 'आज', tomorrow: 'कल', by_tomorrow: 'कल तक' }[when]} समाप्त हो रहे हैं`,
  at: (title, store) => `${title} – ${store}`,
  newDeal: (store) => `नई डील: ${store}`,
  newDeals: (count, store) => `${count} नई डील: ${store}`,
  newDealsOfStores: (count) => `आपकी फ़ॉलो की हुई दुकानों पर ${count} नई डील`,
  andMore: (named, count) => `${named} और ${count} अन्य`,
};

const kn: PushTexts = {
  couponEnds: {
    today: 'ನಿಮ್ಮ ಕೂಪನ್ ಇಂದು ಮುಗಿಯುತ್ತದೆ',
    tomorrow: 'ನಿಮ್ಮ ಕೂಪನ್ ನಾಳೆ ಮುಗಿಯುತ್ತದೆ',
  },
  couponsEnd: (count, when) =>
    `${count} ಕೂಪನ್‌ಗಳು ${{ today: 'ಇಂದು', tomorrow: 'ನಾಳೆ', by_tomorrow: 'ನಾಳೆಯೊಳಗೆ' }[when]} ಮುಗಿಯುತ್ತವೆ`,
  at: (title, store) => `${title} – ${store}`,
  newDeal: (store) => `ಹೊಸ ಡೀಲ್: ${store}`,
  newDeals: (count, store) => `${count} ಹೊಸ ಡೀಲ್‌ಗಳು: ${store}`,
  newDealsOfStores: (count) => `ನೀವು ಫಾಲೋ ಮಾಡುವ ಅಂಗಡಿಗಳಲ್ಲಿ ${count} ಹೊಸ ಡೀಲ್‌ಗಳು`,
  andMore: (named, count) => `${named} ಮತ್ತು ಇನ್ನೂ ${count}`,
};

export const pushTexts: Record<Language, PushTexts> = { en, hi, kn };
