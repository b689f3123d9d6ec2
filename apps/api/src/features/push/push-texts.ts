import type { Language } from '@baeon/contracts/profile/language';
import type { NotificationKind } from '@baeon/contracts/push/push-wire';

/** When coupons end: all on one day, or some today and some tomorrow. */
export type EndingWhen = 'today' | 'tomorrow' | 'by_tomorrow';

export type PushTexts = {
  couponEnds: Record<'today' | 'tomorrow', string>;
  couponsEnd(count: number, when: EndingWhen): string;
  at(title: string, store: string): string;
  until(what: string, time: string): string;
  newDeal(store: string): string;
  newDeals(count: number, store: string): string;
  newDealsOfStores(count: number): string;
  andMore(named: string, count: number): string;
  others: Record<
    Exclude<NotificationKind, 'ending_coupon' | 'new_deal'>,
    (count: number) => string
  >;
};

const en: PushTexts = {
  couponEnds: { today: 'Your coupon ends today', tomorrow: 'Your coupon ends tomorrow' },
  couponsEnd: (count, when) =>
    `${count} coupons end ${{ today: 'today', tomorrow: 'tomorrow', by_tomorrow: 'by tomorrow' }[when]}`,
  at: (title, store) => `${title} at ${store}`,
  until: (what, time) => `${what}, until ${time}`,
  newDeal: (store) => `New deal at ${store}`,
  newDeals: (count, store) => `${count} new deals at ${store}`,
  newDealsOfStores: (count) => `${count} new deals at shops you follow`,
  andMore: (named, count) => `${named} and ${count} more`,
  others: {
    saved_ending: (count) =>
      count === 1 ? 'A deal you saved ends soon' : `${count} deals you saved end soon`,
    saved_low: (count) =>
      count === 1 ? 'A deal you saved is almost gone' : `${count} deals you saved are almost gone`,
    pass_received: (count) => (count === 1 ? 'A coupon for you' : `${count} coupons for you`),
    pass_taken: (count) =>
      count === 1 ? 'Your coupon was taken' : `${count} of your coupons were taken`,
    referral_bonus: (count) =>
      count === 1
        ? 'Your friend joined: your bonus is here'
        : `${count} friends joined: your bonuses are here`,
    coupon_used: (count) =>
      count === 1 ? 'Your coupon was just used' : `${count} of your coupons were used`,
    coupon_back: (count) =>
      count === 1
        ? 'Undone: your coupon is yours again'
        : `Undone: ${count} coupons are yours again`,
    waitlist_held: (count) =>
      count === 1 ? 'One is held for you' : `${count} deals are held for you`,
    waitlist_ended: (count) =>
      count === 1 ? 'A deal you waited for has ended' : `${count} deals you waited for have ended`,
    bid_made: (count) => (count === 1 ? 'A shop made you an offer' : `${count} offers for you`),
    counter_refused: (count) =>
      count === 1 ? 'A shop says no to your price' : `${count} shops say no to your price`,
    pool_reached: () => 'Enough people joined: your coupon is ready',
    pool_missed: () => 'Not enough people joined: the offer did not come about',
    bargain_near: (count) =>
      count === 1
        ? 'Somebody near your store wants a deal'
        : `${count} people near your store want a deal`,
    counter_made: (count) =>
      count === 1 ? 'A shopper named a price' : `Shoppers named ${count} prices`,
    bid_accepted: (count) =>
      count === 1 ? 'Your offer was accepted' : `${count} of your offers were accepted`,
    bid_over: (count) =>
      count === 1 ? 'Your offer was not taken' : `${count} of your offers were not taken`,
    approved: (count) => (count === 1 ? 'Approved' : `${count} approved`),
    sent_back: (count) =>
      count === 1 ? 'Something is missing still' : `${count} were sent back: something is missing`,
  },
};

const hi: PushTexts = {
  couponEnds: {
    today: 'आपका कूपन आज समाप्त हो रहा है',
    tomorrow: 'आपका कूपन कल समाप्त हो रहा है',
  },
  couponsEnd: (count, when) =>
    `${count} कूपन ${{ today: 'आज', tomorrow: 'कल', by_tomorrow: 'कल तक' }[when]} समाप्त हो रहे हैं`,
  at: (title, store) => `${title} – ${store}`,
  until: (what, time) => `${what}, ${time} तक`,
  newDeal: (store) => `नई डील: ${store}`,
  newDeals: (count, store) => `${count} नई डील: ${store}`,
  newDealsOfStores: (count) => `आपकी फ़ॉलो की हुई दुकानों पर ${count} नई डील`,
  andMore: (named, count) => `${named} और ${count} अन्य`,
  others: {
    saved_ending: (count) => `आपकी सहेजी हुई ${count === 1 ? '' : `${count} `}डील जल्द खत्म होगी`,
    saved_low: (count) => `आपकी सहेजी हुई ${count === 1 ? '' : `${count} `}डील लगभग बिक चुकी है`,
    pass_received: (count) => (count === 1 ? 'आपके लिए एक कूपन' : `आपके लिए ${count} कूपन`),
    pass_taken: (count) => (count === 1 ? 'आपका कूपन ले लिया गया' : `आपके ${count} कूपन ले लिए गए`),
    referral_bonus: (count) =>
      count === 1 ? 'आपके दोस्त जुड़ गए: आपका बोनस आ गया' : `आपके ${count} दोस्त जुड़ गए: आपके बोनस आ गए`,
    coupon_used: (count) => (count === 1 ? 'आपका कूपन अभी इस्तेमाल हुआ' : `आपके ${count} कूपन इस्तेमाल हुए`),
    approved: (count) => (count === 1 ? 'मंज़ूर हो गया' : `${count} मंज़ूर हो गए`),
    sent_back: (count) => (count === 1 ? 'कुछ बाकी है' : `${count} वापस आए: कुछ बाकी है`),
    coupon_back: (count) =>
      count === 1 ? 'वापस किया गया: कूपन फिर आपका है' : `वापस किए गए: ${count} कूपन फिर आपके हैं`,
    waitlist_held: (count) => `आपके लिए ${count === 1 ? 'एक' : count} डील रखी गई है`,
    waitlist_ended: (count) =>
      `जिस${count === 1 ? '' : ` ${count}`} डील का आपको इंतज़ार था, वह समाप्त हो गई`,
    bid_made: (count) => (count === 1 ? 'एक दुकान ने आपको ऑफ़र दिया' : `आपके लिए ${count} ऑफ़र`),
    counter_refused: (count) =>
      count === 1 ? 'दुकान आपके दाम पर राज़ी नहीं है' : `${count} दुकानें आपके दाम पर राज़ी नहीं हैं`,
    pool_reached: () => 'काफ़ी लोग जुड़ गए: आपका कूपन तैयार है',
    pool_missed: () => 'ज़रूरत जितने लोग नहीं जुड़े: ऑफ़र पूरा नहीं हुआ',
    bargain_near: (count) =>
      count === 1 ? 'आपकी दुकान के पास किसी को डील चाहिए' : `आपकी दुकान के पास ${count} डील चाहिए`,
    counter_made: (count) => (count === 1 ? 'ग्राहक ने एक दाम बताया' : `ग्राहकों ने ${count} दाम बताए`),
    bid_accepted: (count) =>
      count === 1 ? 'आपका ऑफ़र मान लिया गया' : `आपके ${count} ऑफ़र मान लिए गए`,
    bid_over: (count) => (count === 1 ? 'आपका ऑफ़र नहीं लिया गया' : `आपके ${count} ऑफ़र नहीं लिए गए`),
  },
};

const kn: PushTexts = {
  couponEnds: {
    today: 'ನಿಮ್ಮ ಕೂಪನ್ ಇಂದು ಮುಗಿಯುತ್ತದೆ',
    tomorrow: 'ನಿಮ್ಮ ಕೂಪನ್ ನಾಳೆ ಮುಗಿಯುತ್ತದೆ',
  },
  couponsEnd: (count, when) =>
    `${count} ಕೂಪನ್‌ಗಳು ${{ today: 'ಇಂದು', tomorrow: 'ನಾಳೆ', by_tomorrow: 'ನಾಳೆಯೊಳಗೆ' }[when]} ಮುಗಿಯುತ್ತವೆ`,
  at: (title, store) => `${title} – ${store}`,
  until: (what, time) => `${what}, ${time} ವರೆಗೆ`,
  newDeal: (store) => `ಹೊಸ ಡೀಲ್: ${store}`,
  newDeals: (count, store) => `${count} ಹೊಸ ಡೀಲ್‌ಗಳು: ${store}`,
  newDealsOfStores: (count) => `ನೀವು ಫಾಲೋ ಮಾಡುವ ಅಂಗಡಿಗಳಲ್ಲಿ ${count} ಹೊಸ ಡೀಲ್‌ಗಳು`,
  andMore: (named, count) => `${named} ಮತ್ತು ಇನ್ನೂ ${count}`,
  others: {
    saved_ending: (count) =>
      count === 1 ? 'ನೀವು ಉಳಿಸಿದ ಡೀಲ್ ಬೇಗ ಮುಗಿಯುತ್ತದೆ' : `ನೀವು ಉಳಿಸಿದ ${count} ಡೀಲ್‌ಗಳು ಬೇಗ ಮುಗಿಯುತ್ತವೆ`,
    saved_low: (count) =>
      count === 1 ? 'ನೀವು ಉಳಿಸಿದ ಡೀಲ್ ಖಾಲಿಯಾಗುತ್ತಿದೆ' : `ನೀವು ಉಳಿಸಿದ ${count} ಡೀಲ್‌ಗಳು ಖಾಲಿಯಾಗುತ್ತಿವೆ`,
    pass_received: (count) => (count === 1 ? 'ನಿಮಗಾಗಿ ಒಂದು ಕೂಪನ್' : `ನಿಮಗಾಗಿ ${count} ಕೂಪನ್‌ಗಳು`),
    pass_taken: (count) => (count === 1 ? 'ನಿಮ್ಮ ಕೂಪನ್ ಪಡೆಯಲಾಗಿದೆ' : `ನಿಮ್ಮ ${count} ಕೂಪನ್‌ಗಳನ್ನು ಪಡೆಯಲಾಗಿದೆ`),
    referral_bonus: (count) =>
      count === 1
        ? 'ನಿಮ್ಮ ಸ್ನೇಹಿತರು ಸೇರಿದ್ದಾರೆ: ನಿಮ್ಮ ಬೋನಸ್ ಬಂದಿದೆ'
        : `ನಿಮ್ಮ ${count} ಸ್ನೇಹಿತರು ಸೇರಿದ್ದಾರೆ: ನಿಮ್ಮ ಬೋನಸ್‌ಗಳು ಬಂದಿವೆ`,
    coupon_used: (count) => (count === 1 ? 'ನಿಮ್ಮ ಕೂಪನ್ ಈಗಷ್ಟೇ ಬಳಕೆಯಾಗಿದೆ' : `ನಿಮ್ಮ ${count} ಕೂಪನ್‌ಗಳು ಬಳಕೆಯಾಗಿವೆ`),
    approved: (count) => (count === 1 ? 'ಅನುಮೋದಿಸಲಾಗಿದೆ' : `${count} ಅನುಮೋದಿಸಲಾಗಿದೆ`),
    sent_back: (count) => (count === 1 ? 'ಇನ್ನೂ ಏನೋ ಬಾಕಿ ಇದೆ' : `${count} ಹಿಂತಿರುಗಿವೆ: ಏನೋ ಬಾಕಿ ಇದೆ`),
    coupon_back: (count) =>
      count === 1 ? 'ರದ್ದಾಗಿದೆ: ಕೂಪನ್ ಮತ್ತೆ ನಿಮ್ಮದು' : `ರದ್ದಾಗಿದೆ: ${count} ಕೂಪನ್‌ಗಳು ಮತ್ತೆ ನಿಮ್ಮವು`,
    waitlist_held: (count) =>
      count === 1 ? 'ನಿಮಗಾಗಿ ಒಂದನ್ನು ಇರಿಸಲಾಗಿದೆ' : `ನಿಮಗಾಗಿ ${count} ಡೀಲ್‌ಗಳನ್ನು ಇರಿಸಲಾಗಿದೆ`,
    waitlist_ended: (count) =>
      count === 1 ? 'ನೀವು ಕಾಯುತ್ತಿದ್ದ ಡೀಲ್ ಮುಗಿದಿದೆ' : `ನೀವು ಕಾಯುತ್ತಿದ್ದ ${count} ಡೀಲ್‌ಗಳು ಮುಗಿದಿವೆ`,
    bid_made: (count) => (count === 1 ? 'ಒಂದು ಅಂಗಡಿ ನಿಮಗೆ ಆಫರ್ ನೀಡಿದೆ' : `ನಿಮಗಾಗಿ ${count} ಆಫರ್‌ಗಳು`),
    counter_refused: (count) =>
      count === 1 ? 'ಅಂಗಡಿ ನಿಮ್ಮ ಬೆಲೆಗೆ ಒಪ್ಪಲಿಲ್ಲ' : `${count} ಅಂಗಡಿಗಳು ನಿಮ್ಮ ಬೆಲೆಗೆ ಒಪ್ಪಲಿಲ್ಲ`,
    pool_reached: () => 'ಸಾಕಷ್ಟು ಜನ ಸೇರಿದ್ದಾರೆ: ನಿಮ್ಮ ಕೂಪನ್ ಸಿದ್ಧವಾಗಿದೆ',
    pool_missed: () => 'ಬೇಕಾದಷ್ಟು ಜನ ಸೇರಲಿಲ್ಲ: ಆಫರ್ ಪೂರ್ಣಗೊಳ್ಳಲಿಲ್ಲ',
    bargain_near: (count) =>
      count === 1 ? 'ನಿಮ್ಮ ಅಂಗಡಿಯ ಹತ್ತಿರ ಒಬ್ಬರಿಗೆ ಡೀಲ್ ಬೇಕು' : `ನಿಮ್ಮ ಅಂಗಡಿಯ ಹತ್ತಿರ ${count} ಡೀಲ್‌ಗಳು ಬೇಕಾಗಿವೆ`,
    counter_made: (count) =>
      count === 1 ? 'ಗ್ರಾಹಕರು ಒಂದು ಬೆಲೆ ಹೇಳಿದ್ದಾರೆ' : `ಗ್ರಾಹಕರು ${count} ಬೆಲೆಗಳನ್ನು ಹೇಳಿದ್ದಾರೆ`,
    bid_accepted: (count) =>
      count === 1 ? 'ನಿಮ್ಮ ಆಫರ್ ಸ್ವೀಕರಿಸಲಾಗಿದೆ' : `ನಿಮ್ಮ ${count} ಆಫರ್‌ಗಳನ್ನು ಸ್ವೀಕರಿಸಲಾಗಿದೆ`,
    bid_over: (count) => (count === 1 ? 'ನಿಮ್ಮ ಆಫರ್ ಪಡೆಯಲಿಲ್ಲ' : `ನಿಮ್ಮ ${count} ಆಫರ್‌ಗಳನ್ನು ಪಡೆಯಲಿಲ್ಲ`),
  },
};

export const pushTexts: Record<Language, PushTexts> = { en, hi, kn };
