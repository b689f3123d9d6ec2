import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import type { SomeTexts } from '../translation.ts';

export const kannadaBargains = {
  bargains: {
    states: {
      raised: 'ಹತ್ತಿರದ ಅಂಗಡಿಗಳಿಗೆ ತಿಳಿಸಲಾಗಿದೆ. ಯಾವುದಾದರೂ ಆಫರ್ ನೀಡಿದಾಗ ನಿಮಗೆ ತಿಳಿಸುತ್ತೇವೆ.',
      bargaining: 'ನೀವು ಒಂದು ಬೆಲೆ ಹೇಳಿದ್ದೀರಿ. ಅಂಗಡಿ ಹೊಸ ಆಫರ್ ನೀಡುತ್ತದೆ, ಅಥವಾ ಬೇಡ ಎನ್ನುತ್ತದೆ.',
      offered: 'ಆಫರ್‌ಗಳನ್ನು ಹೋಲಿಸಿ, ಇಷ್ಟವಾದದ್ದನ್ನು ಒಪ್ಪಿಕೊಳ್ಳಿ.',
    },
    closed: {
      accepted: 'ನೀವು ಒಂದು ಆಫರ್ ಒಪ್ಪಿದ್ದೀರಿ.',
      by_shopper: 'ನೀವು ಈ ಡೀಲ್ ಮುಚ್ಚಿದ್ದೀರಿ. ಇನ್ನು ಯಾರೂ ಇದಕ್ಕಾಗಿ ಚೌಕಾಸಿ ಮಾಡುವುದಿಲ್ಲ.',
      over: 'ಎರಡು ವಾರಗಳಲ್ಲಿ ಒಪ್ಪಂದವಾಗಲಿಲ್ಲ. ನೀವು ಮತ್ತೆ ರೈಸ್ ಮಾಡಬಹುದು.',
    },
    openPage: 'ಉತ್ಪನ್ನ ನೋಡಿ',
    offers: 'ಆಫರ್‌ಗಳು',
    offerCount: (count) => (count === 1 ? '1 ಆಫರ್' : `${digitsText(count)} ಆಫರ್‌ಗಳು`),
    people: (count, km) =>
      count === 1
        ? 'ಸದ್ಯ ಇಲ್ಲಿ ಹತ್ತಿರ ಇದು ಬೇಕಾದವರು ನೀವೊಬ್ಬರೇ.'
        : `${km} ಕಿ.ಮೀ. ಒಳಗೆ ${digitsText(count)} ಜನರಿಗೆ ಇದು ಬೇಕು.`,
    invite: 'ಇತರರನ್ನು ಕರೆಯಿರಿ',
    inviteText: (product) => `ಇದು ಇನ್ನಾರಿಗೆ ಬೇಕು? ಒಟ್ಟಿಗೆ ಉತ್ತಮ ಬೆಲೆ ಸಿಗುತ್ತದೆ: ${product}`,
    notLoaded: 'ಈ ಡೀಲ್ ಲೋಡ್ ಆಗಲಿಲ್ಲ',
    gone: 'ಈ ಡೀಲ್ ಇಲ್ಲಿ ಇಲ್ಲ',
    whyGone: 'ಇದು ಬೇರೆಯವರದು, ಅಥವಾ ಲಿಂಕ್ ಪೂರ್ಣವಾಗಿಲ್ಲ.',
    allDeals: 'ನನ್ನ ಡೀಲ್‌ಗಳನ್ನು ನೋಡಿ',
    off: {
      rupees: (amount) => `${rupeesText(amount)} ರಿಯಾಯಿತಿ`,
      percent: (amount) => `${amount}% ರಿಯಾಯಿತಿ`,
    },
    away: (km) => `${km} ಕಿ.ಮೀ. ದೂರ`,
    honoured: (honoured, shown) => `${shown} ರಲ್ಲಿ ${honoured} ಕೂಪನ್ ಸ್ವೀಕರಿಸಿದೆ`,
    new: 'ಇಲ್ಲಿ ಹೊಸದು',
    acceptBy: (day) => `${day} ರೊಳಗೆ ಒಪ್ಪಿ`,
    closes: (day) => `${day} ರಂದು ಮುಗಿಯುತ್ತದೆ`,
    usableTill: (day) => `ನಂತರ ${day} ರೊಳಗೆ ಬಳಸಿ`,
    taken: (taken, all) => `${all} ರಲ್ಲಿ ${taken} ಪಡೆಯಲಾಗಿದೆ`,
    saidYes: (count) => `${digitsText(count)} ಜನ ಸೇರಿದ್ದಾರೆ`,
    step: (amount, from) =>
      from === 1 ? `ಮೊದಲಿನಿಂದಲೇ ${amount}` : `${digitsText(from)} ಜನರಿಂದ ${amount}`,
    reached: 'ತಲುಪಿದೆ',
    accept: 'ಒಪ್ಪಿಕೊಳ್ಳಿ',
    join: 'ನಾನೂ ಸೇರುತ್ತೇನೆ',
    namePrice: 'ಬೆಲೆ ಹೇಳಿ',
    decline: 'ಬೇಡ',
    declined: 'ನೀವು ಈ ಆಫರ್ ಬೇಡ ಎಂದಿದ್ದೀರಿ.',
    accepted: 'ನೀವು ಈ ಆಫರ್ ಒಪ್ಪಿದ್ದೀರಿ.',
    youAreIn: 'ನೀವು ಸೇರಿದ್ದೀರಿ. ಮುಗಿದಾಗ ತಲುಪಿದ ಅತ್ಯುತ್ತಮ ಬೆಲೆ ಎಲ್ಲರಿಗೂ ಸಿಗುತ್ತದೆ.',
    missed: 'ಬೇಕಾದಷ್ಟು ಜನ ಸೇರಲಿಲ್ಲ. ಯಾರಿಗೂ ಯಾವ ಬಂಧನವೂ ಇಲ್ಲ.',
    takeBack: 'ನಾನು ಹೊರಗೆ',
    showCoupon: 'ಕೂಪನ್ ತೋರಿಸಿ',
    asked: {
      open: (price) => `ನೀವು ${price} ಕೇಳಿದ್ದೀರಿ. ಅಂಗಡಿ ಇನ್ನೂ ಉತ್ತರಿಸಿಲ್ಲ.`,
      answered: (price) => `ನೀವು ${price} ಕೇಳಿದ್ದೀರಿ. ಇದು ಅಂಗಡಿಯ ಉತ್ತರ.`,
      refused: (price) => `ನೀವು ${price} ಕೇಳಿದ್ದೀರಿ. ಅಂಗಡಿ ಬೇಡ ಎಂದಿತು.`,
      over: (price) => `ನೀವು ${price} ಕೇಳಿದ್ದಿರಿ.`,
    },
    acceptTitle: (price, store) => `${store} ನಲ್ಲಿ ${price}?`,
    acceptText: 'ಕೂಪನ್ ತಕ್ಷಣ ಸಿಗುತ್ತದೆ, ಮತ್ತು ನೀವು ಆರಿಸಿದ್ದೀರಿ ಎಂದು ಇತರ ಅಂಗಡಿಗಳಿಗೆ ತಿಳಿಸಲಾಗುತ್ತದೆ.',
    joinText:
      'ಮುಗಿಯುವಾಗ ಸಾಕಷ್ಟು ಜನ ಸೇರಿದ್ದರೆ, ತಲುಪಿದ ಅತ್ಯುತ್ತಮ ಬೆಲೆಯ ಕೂಪನ್ ನಿಮಗೆ ಸಿಗುತ್ತದೆ. ಅದಕ್ಕಿಂತ ಕಡಿಮೆಯಾದರೆ ಯಾರಿಗೂ ಏನೂ ಸಿಗುವುದಿಲ್ಲ, ಯಾರೂ ಹಣ ಕೊಡುವುದಿಲ್ಲ.',
    priceTitle: (store) => `${store} ಗೆ ಬೆಲೆ ಹೇಳಿ`,
    priceText: 'ಇದನ್ನು ಒಮ್ಮೆ ಮಾತ್ರ ಮಾಡಬಹುದು. ಅಂಗಡಿ ಹೊಸ ಆಫರ್ ನೀಡುತ್ತದೆ, ಅಥವಾ ಬೇಡ ಎನ್ನುತ್ತದೆ.',
    price: 'ನಿಮ್ಮ ಬೆಲೆ, ರೂಪಾಯಿಗಳಲ್ಲಿ',
    priceWrong: 'ಪೂರ್ಣ ರೂಪಾಯಿಗಳಲ್ಲಿ ಮೊತ್ತ ಬರೆಯಿರಿ',
    send: 'ಕಳುಹಿಸಿ',
    close: 'ಈ ಡೀಲ್ ಮುಚ್ಚಿ',
    closeTitle: 'ಈ ಡೀಲ್ ಮುಚ್ಚಬೇಕೇ?',
    closeText: 'ನೀವು ಇದನ್ನು ಇನ್ನು ಹುಡುಕುತ್ತಿಲ್ಲ ಎಂದು ಅಂಗಡಿಗಳಿಗೆ ತಿಳಿಸಲಾಗುತ್ತದೆ.',
    pool: {
      title: 'ಒಟ್ಟಿಗೆ ಬೇಕೇ?',
      people: (count, km) => `${km} ಕಿ.ಮೀ. ಒಳಗೆ ${digitsText(count)} ಜನರಿಗೆ ಇದು ಬೇಕು.`,
      text: (brand) =>
        `ಒಂದೇ ವಸ್ತು ಬೇಕಾದವರು ಹೆಚ್ಚಾದಷ್ಟೂ ${brand} ಎಲ್ಲರಿಗೂ ಉತ್ತಮ ಬೆಲೆ ತರುತ್ತದೆ. ಯಾರು ಸೇರಿದ್ದಾರೆ ಎಂದು ಯಾರಿಗೂ ಕಾಣುವುದಿಲ್ಲ.`,
      join: 'ನನಗೂ ಬೇಕು',
      far: (brand) => `ನೀವು ಇತರರಿಂದ ತುಂಬಾ ದೂರದಲ್ಲಿದ್ದೀರಿ. ನೀವಿರುವಲ್ಲೇ ${brand} ನಿಮಗಾಗಿ ಚೌಕಾಸಿ ಮಾಡುತ್ತದೆ.`,
      noPlace: 'ನೀವು ಎಲ್ಲಿದ್ದೀರಿ ಎಂದು ನಮಗೆ ತಿಳಿಯಬೇಕು.',
      choose: 'ಸ್ಥಳ ಆರಿಸಿ',
      closed: 'ಈಗ ಯಾರೂ ಇದಕ್ಕಾಗಿ ಕಾಯುತ್ತಿಲ್ಲ. ನೀವು ನಿಮಗಾಗಿ ರೈಸ್ ಮಾಡಬಹುದು.',
    },
  },
} satisfies SomeTexts;
