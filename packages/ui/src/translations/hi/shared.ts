import type { SharedWords } from '../common-words.ts';
import { hindiDealParts } from './deal-parts.ts';

export const hindiShared: SharedWords = {
  dealParts: hindiDealParts,
  ui: {
    loading: 'लोड हो रहा है...',
    close: 'बंद करें',
    code: 'वन-टाइम कोड',
    demoInbox: 'डेमो: अपना कोड इनबॉक्स में पढ़ें',
    resendingCode: 'नया कोड भेजा जा रहा है',
    resendIn: (time) => `${time} में कोड दोबारा भेजें`,
    resend: 'कोड दोबारा भेजें',
    clearSearch: 'खोज मिटाएँ',
    offline: 'आप ऑफ़लाइन हैं',
    offlineHint: 'इसके लिए इंटरनेट चाहिए। कनेक्शन लौटते ही यह अपने आप लोड हो जाएगा।',
    tryAgain: 'फिर कोशिश करें',
    stale: 'यह पिछली बार की जानकारी है। अभी दोबारा पूछा नहीं जा सका।',
    unrated: 'नया',
    rated: (score, stars, people, count) =>
      `${people} ${count === 1 ? 'व्यक्ति' : 'लोगों'} ने ${stars} में से ${score} रेटिंग दी`,
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया!',
    copiedThing: (thing) => `${thing} कॉपी हो गया`,
    qrCodeOf: (thing) => `${thing} का QR कोड`,
  },
  auth: {
    form: 'साइन इन',
    number: 'मोबाइल नंबर',
    validity: {
      unknown: '10 अंक',
      valid: 'नंबर सही है',
      invalid: 'नंबर अभी सही नहीं है',
    },
    codeHint: (digits, number) => `${number} पर भेजे गए ${digits} अंक डालें`,
    getCode: 'OTP पाएँ',
    verifyCode: 'OTP जाँचें',
    askAgainIn: (time) => `आप ${time} में फिर माँग सकते हैं`,
    changeNumber: '← नंबर बदलें',
  },
  lib: {
    troubles: {
      OFFLINE: 'कनेक्शन नहीं है। कृपया फिर कोशिश करें।',
      TIMEOUT: 'सर्वर जवाब देने में बहुत देर लगा रहा है। कृपया फिर कोशिश करें।',
      UNREADABLE: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
    },
  },
  device: {
    someBrowser: 'अपने ब्राउज़र',
    noAnswer: 'ब्राउज़र जवाब नहीं दे रहा है।',
    noLocation: {
      timeout: 'लोकेशन मिलने में बहुत देर लगी',
      denied: (browser) => `कृपया ${browser} को लोकेशन की अनुमति दें`,
      unsupported: 'यह ब्राउज़र लोकेशन नहीं बता सकता।',
      webview: 'वेबव्यू में लोकेशन उपलब्ध नहीं है',
    },
    noCamera: {
      denied: 'कैमरे की अनुमति नहीं है',
      missing: 'कोई कैमरा नहीं मिला',
      insecure: 'कैमरे के लिए https या localhost चाहिए',
      unsupported: 'यहाँ कैमरा नहीं चल सकता',
      'no-video': 'कोई वीडियो ट्रैक नहीं मिला',
      unavailable: 'कैमरे से तस्वीर नहीं मिल सकी',
    },
  },
};
