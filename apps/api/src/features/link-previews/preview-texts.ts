import type { Saving } from '@baeon/contracts/campaigns/saving';
import type { Language } from '@baeon/contracts/profile/language';

/** What links to us say around the words of stores and campaigns. */
type PreviewTexts = {
  dealAt: (title: string, store: string) => string;
  validTill: (last: string) => string;
  validFrom: (first: string, last: string) => string;
  soldOut: string;
  paused: string;
  endedOn: (last: string) => string;
  more: (count: number) => string;
  ofStore: (name: string) => string;
  rated: (score: string, count: number) => string;
  saving: (saving: Saving) => string;
  stores: { title: string; description: string; offers: string };
};

const grouped = new Intl.NumberFormat('en-IN');
const rupees = (amount: number) => `₹${grouped.format(amount)}`;

type SavingWords = {
  off: (amount: string, upTo: boolean) => string;
  more: (buy: number, get: number) => string;
  half: string;
  free: string;
};

const savingBy =
  ({ off, more, half, free }: SavingWords) =>
  (saving: Saving): string => {
    switch (saving.kind) {
      case 'percent':
        return off(`${saving.off}%`, saving.upTo);
      case 'rupees':
        return off(rupees(saving.off), false);
      case 'price':
        return rupees(saving.at);
      case 'more':
        return more(saving.buy, saving.get);
      case 'half':
        return half;
      case 'free':
        return free;
      case 'deal':
        return '';
    }
  };

export const previewTexts: Record<Language, PreviewTexts> = {
  en: {
    dealAt: (title, store) => `${title} at ${store}`,
    validTill: (last) => `Valid till ${last}`,
    validFrom: (first, last) => `Valid from ${first} till ${last}`,
    soldOut: 'Sold out',
    paused: 'Paused for now',
    endedOn: (last) => `Ended on ${last}`,
    more: (count) => `and ${count} more`,
    ofStore: (name) => `Deals and coupons of ${name}`,
    rated: (score, count) => `Rated ${score} out of 5 by ${count}`,
    saving: savingBy({
      off: (amount, upTo) => `${upTo ? 'Up to ' : ''}${amount} off`,
      more: (buy, get) => `Buy ${buy} get ${get} free`,
      half: 'Half price',
      free: 'Free',
    }),
    stores: {
      title: 'Stores near you',
      description:
        'Find local stores by name, category and area: how far, how good, open now, and which have deals today.',
      offers: 'Offers',
    },
  },
  hi: {
    dealAt: (title, store) => `${title} – ${store}`,
    validTill: (last) => `${last} तक मान्य`,
    validFrom: (first, last) => `${first} से ${last} तक मान्य`,
    soldOut: 'खत्म हो गई',
    paused: 'अभी रोकी गई है',
    endedOn: (last) => `${last} को समाप्त हो गई`,
    more: (count) => `और ${count}`,
    ofStore: (name) => `${name} की डील और कूपन`,
    rated: (score, count) => `5 में से ${score} रेटिंग, ${count} लोगों की राय`,
    saving: savingBy({
      off: (amount, upTo) => `${amount} ${upTo ? 'तक ' : ''}की छूट`,
      more: (buy, get) => `${buy} खरीदें, ${get} मुफ़्त पाएँ`,
      half: 'आधी कीमत',
      free: 'मुफ़्त',
    }),
    stores: {
      title: 'आपके आस-पास की दुकानें',
      description:
        'नाम, श्रेणी और इलाके से आस-पास की दुकानें खोजें: कितनी दूर, कितनी अच्छी, अभी खुली है या नहीं, और आज किसके पास डील है।',
      offers: 'ऑफ़र',
    },
  },
  kn: {
    dealAt: (title, store) => `${title} – ${store}`,
    validTill: (last) => `${last} ವರೆಗೆ ಮಾನ್ಯ`,
    validFrom: (first, last) => `${first} ರಿಂದ ${last} ವರೆಗೆ ಮಾನ್ಯ`,
    soldOut: 'ಖಾಲಿಯಾಗಿದೆ',
    paused: 'ಸದ್ಯಕ್ಕೆ ನಿಲ್ಲಿಸಲಾಗಿದೆ',
    endedOn: (last) => `${last} ರಂದು ಮುಗಿದಿದೆ`,
    more: (count) => `ಇನ್ನೂ ${count}`,
    ofStore: (name) => `${name}: ಡೀಲ್‌ಗಳು ಮತ್ತು ಕೂಪನ್‌ಗಳು`,
    rated: (score, count) => `5 ರಲ್ಲಿ ${score} ರೇಟಿಂಗ್, ${count} ಜನರ ಅಭಿಪ್ರಾಯ`,
    saving: savingBy({
      off: (amount, upTo) => `${amount} ${upTo ? 'ವರೆಗೆ ' : ''}ರಿಯಾಯಿತಿ`,
      more: (buy, get) => `${buy} ಕೊಂಡರೆ ${get} ಉಚಿತ`,
      half: 'ಅರ್ಧ ಬೆಲೆ',
      free: 'ಉಚಿತ',
    }),
    stores: {
      title: 'ನಿಮ್ಮ ಹತ್ತಿರದ ಅಂಗಡಿಗಳು',
      description:
        'ಹೆಸರು, ವರ್ಗ ಮತ್ತು ಪ್ರದೇಶದಿಂದ ಹತ್ತಿರದ ಅಂಗಡಿಗಳನ್ನು ಹುಡುಕಿ: ಎಷ್ಟು ದೂರ, ಎಷ್ಟು ಚೆನ್ನಾಗಿದೆ, ಈಗ ತೆರೆದಿದೆಯೇ, ಇಂದು ಯಾರಲ್ಲಿ ಡೀಲ್‌ಗಳಿವೆ.',
      offers: 'ಆಫರ್‌ಗಳು',
    },
  },
};
