import type { SomeTexts } from '../translation.ts';

export const kannadaSaved = {
  heart: { save: (deal) => `${deal} ನಂತರಕ್ಕೆ ಉಳಿಸಿ` },
  saved: {
    saved: 'ನಂತರಕ್ಕೆ ಉಳಿಸಲಾಗಿದೆ',
    removed: 'ಉಳಿಸಿದ ಡೀಲ್‌ಗಳಿಂದ ತೆಗೆಯಲಾಗಿದೆ',
    undo: 'ಮರಳಿ ತನ್ನಿ',
    logIn: 'ಈ ಡೀಲ್ ಉಳಿಸಲು ಲಾಗಿನ್ ಮಾಡಿ',
    notLoaded: 'ನೀವು ಉಳಿಸಿದ ಡೀಲ್‌ಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
    none: 'ಇನ್ನೂ ಯಾವ ಡೀಲ್ ಉಳಿಸಿಲ್ಲ',
    noneHint: 'ಡೀಲ್ ಮೇಲಿನ ಹೃದಯವನ್ನು ಒತ್ತಿ, ಅದು ಇಲ್ಲಿ ಇರುತ್ತದೆ.',
    find: 'ಡೀಲ್ ಹುಡುಕಿ',
    ended: 'ಈ ಡೀಲ್ ಮುಗಿದಿದೆ.',
    soldOut: 'ಎಲ್ಲವೂ ಖಾಲಿಯಾಗಿವೆ.',
    others: (store) => `${store} ಅಂಗಡಿಯ ಇನ್ನಷ್ಟು ಡೀಲ್`,
    yours: 'ಈ ಕೂಪನ್ ನಿಮ್ಮ ಬಳಿ ಇದೆ.',
    more: 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
  },
  notifications: {
    kinds: {
      ending_coupon: 'ನಿಮ್ಮ ಕೂಪನ್ ಮುಗಿಯುತ್ತಿದೆ',
      new_deal: 'ನೀವು ಫಾಲೋ ಮಾಡುವ ಅಂಗಡಿಯಲ್ಲಿ ಹೊಸ ಡೀಲ್',
      saved_ending: 'ನೀವು ಉಳಿಸಿದ ಡೀಲ್ ಬೇಗ ಮುಗಿಯುತ್ತದೆ',
      saved_low: 'ನೀವು ಉಳಿಸಿದ ಡೀಲ್ ಖಾಲಿಯಾಗುತ್ತಿದೆ',
      pass_received: 'ನಿಮಗಾಗಿ ಒಂದು ಕೂಪನ್',
      pass_taken: 'ನಿಮ್ಮ ಕೂಪನ್ ಪಡೆಯಲಾಗಿದೆ',
    },
    at: (title, store) => `${title} – ${store}`,
    justNow: 'ಈಗಷ್ಟೇ',
    over: 'ಮುಗಿದಿದೆ',
    unread: 'ಓದಿಲ್ಲ',
    readAll: 'ಎಲ್ಲವೂ ಓದಿದೆ',
    notLoaded: 'ನಿಮ್ಮ ಅಧಿಸೂಚನೆಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
    none: 'ಹೊಸದೇನೂ ಇಲ್ಲ',
    noneHint: 'ಮುಗಿಯುವ ಕೂಪನ್‌ಗಳು, ಫಾಲೋ ಮಾಡುವ ಅಂಗಡಿಗಳ ಹೊಸ ಡೀಲ್‌ಗಳು ಮತ್ತು ಉಳಿಸಿದ ಡೀಲ್‌ಗಳ ಸುದ್ದಿ ಇಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
    choose: 'ಯಾವುದರ ಸುದ್ದಿ ಬೇಕು ಆರಿಸಿ',
  },
} satisfies SomeTexts;
