import type { SharedWords } from '../common-words.ts';
import { kannadaDealParts } from './deal-parts.ts';

export const kannadaShared: SharedWords = {
  dealParts: kannadaDealParts,
  ui: {
    loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ...',
    close: 'ಮುಚ್ಚಿ',
    code: 'ಒನ್-ಟೈಮ್ ಕೋಡ್',
    demoInbox: 'ಡೆಮೊ: ನಿಮ್ಮ ಕೋಡ್ ಅನ್ನು ಇನ್‌ಬಾಕ್ಸ್‌ನಲ್ಲಿ ಓದಿ',
    resendingCode: 'ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ',
    resendIn: (time) => `${time} ನಂತರ ಕೋಡ್ ಮತ್ತೆ ಕಳುಹಿಸಿ`,
    resend: 'ಕೋಡ್ ಮತ್ತೆ ಕಳುಹಿಸಿ',
    clearSearch: 'ಹುಡುಕಾಟ ಅಳಿಸಿ',
    offline: 'ನೀವು ಆಫ್‌ಲೈನ್‌ನಲ್ಲಿದ್ದೀರಿ',
    offlineHint: 'ಇದಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಬೇಕು. ಸಂಪರ್ಕ ಮರಳಿದ ತಕ್ಷಣ ಇದು ತಾನಾಗಿಯೇ ಲೋಡ್ ಆಗುತ್ತದೆ.',
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    stale: 'ಇದು ನಮಗೆ ಕೊನೆಯ ಬಾರಿ ತಿಳಿದಿದ್ದು. ಈಗ ಮತ್ತೆ ಕೇಳಲು ಆಗಲಿಲ್ಲ.',
    unrated: 'ಹೊಸದು',
    rated: (score, stars, people, count) =>
      `${people} ${count === 1 ? 'ವ್ಯಕ್ತಿ' : 'ಜನರು'} ${stars} ರಲ್ಲಿ ${score} ರೇಟಿಂಗ್ ಕೊಟ್ಟಿದ್ದಾರೆ`,
    copy: 'ಕಾಪಿ ಮಾಡಿ',
    copied: 'ಕಾಪಿ ಆಯಿತು!',
    copiedThing: (thing) => `${thing} ಕಾಪಿ ಆಗಿದೆ`,
    qrCodeOf: (thing) => `${thing} QR ಕೋಡ್`,
  },
  auth: {
    form: 'ಸೈನ್ ಇನ್',
    number: 'ಮೊಬೈಲ್ ನಂಬರ್',
    validity: {
      unknown: '10 ಅಂಕಿಗಳು',
      valid: 'ನಂಬರ್ ಸರಿಯಾಗಿದೆ',
      invalid: 'ನಂಬರ್ ಇನ್ನೂ ಸರಿಯಿಲ್ಲ',
    },
    codeHint: (digits, number) => `${number} ಗೆ ಕಳುಹಿಸಿದ ${digits} ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ`,
    getCode: 'OTP ಪಡೆಯಿರಿ',
    verifyCode: 'OTP ಪರಿಶೀಲಿಸಿ',
    askAgainIn: (time) => `${time} ನಂತರ ಮತ್ತೆ ಕೇಳಬಹುದು`,
    changeNumber: '← ನಂಬರ್ ಬದಲಿಸಿ',
  },
  lib: {
    troubles: {
      OFFLINE: 'ಸಂಪರ್ಕ ಇಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      TIMEOUT: 'ಸರ್ವರ್ ಉತ್ತರಿಸಲು ತುಂಬಾ ಸಮಯ ತೆಗೆದುಕೊಳ್ಳುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
      UNREADABLE: 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತೊಂದರೆಯಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
  },
  device: {
    someBrowser: 'ನಿಮ್ಮ ಬ್ರೌಸರ್',
    noAnswer: 'ಬ್ರೌಸರ್ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ.',
    noLocation: {
      timeout: 'ಲೊಕೇಶನ್ ಸಿಗಲು ತುಂಬಾ ಸಮಯವಾಯಿತು',
      denied: (browser) => `ದಯವಿಟ್ಟು ${browser} ಗೆ ಲೊಕೇಶನ್ ಅನುಮತಿ ಕೊಡಿ`,
      unsupported: 'ಈ ಬ್ರೌಸರ್ ಲೊಕೇಶನ್ ತಿಳಿಸಲಾರದು.',
      webview: 'ವೆಬ್‌ವ್ಯೂನಲ್ಲಿ ಲೊಕೇಶನ್ ಲಭ್ಯವಿಲ್ಲ',
    },
    noCamera: {
      denied: 'ಕ್ಯಾಮೆರಾಗೆ ಅನುಮತಿ ಇಲ್ಲ',
      missing: 'ಯಾವುದೇ ಕ್ಯಾಮೆರಾ ಸಿಗಲಿಲ್ಲ',
      insecure: 'ಕ್ಯಾಮೆರಾಗೆ https ಅಥವಾ localhost ಬೇಕು',
      unsupported: 'ಇಲ್ಲಿ ಕ್ಯಾಮೆರಾ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ',
      'no-video': 'ವೀಡಿಯೊ ಟ್ರ್ಯಾಕ್ ಸಿಗಲಿಲ್ಲ',
      unavailable: 'ಕ್ಯಾಮೆರಾದಿಂದ ಚಿತ್ರ ಸಿಗಲಿಲ್ಲ',
    },
  },
};
