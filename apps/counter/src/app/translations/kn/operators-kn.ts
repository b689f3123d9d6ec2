import type { CounterTranslation } from '../counter-translation.ts';

/** What operators alone read. */
export const kannadaOperators: Pick<CounterTranslation, 'persons'> = {
  persons: {
    title: 'ಜನರು',
    hint: 'ಯಾರನ್ನೇ ನೋಡಿದರೂ ಅದು ದಾಖಲೆಯಲ್ಲಿ ಉಳಿಯುತ್ತದೆ.',
    number: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
    find: 'ಹುಡುಕಿ',
    nameless: 'ಇನ್ನೂ ಹೆಸರಿಲ್ಲ',
    operator: 'ಆಪರೇಟರ್',
    blocked: 'ನಿರ್ಬಂಧಿಸಲಾಗಿದೆ',
    since: (day) => `${day} ರಿಂದ ಇಲ್ಲಿದ್ದಾರೆ`,
    blockedBy: (when, who) => `${when} ರಂದು ${who} ನಿರ್ಬಂಧಿಸಿದರು`,
    blockedAt: (when) => `${when} ರಂದು ನಿರ್ಬಂಧಿಸಲಾಯಿತು`,
    signOut: 'ಎಲ್ಲ ಕಡೆಯಿಂದ ಸೈನ್ ಔಟ್ ಮಾಡಿ',
    signOutTitle: (who) => `${who} ಅವರನ್ನು ಎಲ್ಲ ಕಡೆಯಿಂದ ಸೈನ್ ಔಟ್ ಮಾಡಬೇಕೇ?`,
    signOutText: 'ಎಲ್ಲ ಸಾಧನಗಳಲ್ಲಿ. ಅವರು ಕೋಡ್ ಬಳಸಿ ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು.',
    block: 'ನಿರ್ಬಂಧಿಸಿ',
    blockTitle: (who) => `${who} ಅವರನ್ನು ನಿರ್ಬಂಧಿಸಬೇಕೇ?`,
    blockText:
      'ಅವರು ಎಲ್ಲ ಕಡೆಯಿಂದ ಸೈನ್ ಔಟ್ ಆಗುತ್ತಾರೆ, ಅವರಿಗೆ ಕೋಡ್ ಕಳುಹಿಸುವುದಿಲ್ಲ, ಅವರು ತಮ್ಮ ಅಂಗಡಿಗಳಲ್ಲೂ ಸೈನ್ ಇನ್ ಮಾಡಲಾಗದು. ಅವರ ಕೂಪನ್‌ಗಳು ಮತ್ತು ಅಂಗಡಿಗಳು ಹಾಗೇ ಉಳಿಯುತ್ತವೆ.',
    reason: 'ಏಕೆ?',
    unblock: 'ನಿರ್ಬಂಧ ತೆಗೆಯಿರಿ',
    unblockTitle: (who) => `${who} ಅವರನ್ನು ಮತ್ತೆ ಒಳಗೆ ಬಿಡಬೇಕೇ?`,
    unblockText: 'ಅವರು ಕೋಡ್ ಬಳಸಿ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು, ಅವರದ್ದೆಲ್ಲವೂ ಮೊದಲಿನಂತೆ ಅವರದ್ದೇ.',
    signIns: 'ಎಲ್ಲಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದಾರೆ',
    signInsEmpty: 'ಎಲ್ಲೂ ಸೈನ್ ಇನ್ ಆಗಿಲ್ಲ.',
    device: 'ಸಾಧನ',
    signedInAt: (when) => `${when} ರಿಂದ`,
    lastUsed: (when) => `ಕೊನೆಯ ಬಳಕೆ ${when}`,
    stores: 'ಅಂಗಡಿಗಳು',
    storesEmpty: 'ಯಾವ ಅಂಗಡಿಯಲ್ಲೂ ಇಲ್ಲ.',
    acts: 'ಅವರು ಮಾಡಿದ್ದು',
  },
};
