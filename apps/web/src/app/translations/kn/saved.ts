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
} satisfies SomeTexts;
