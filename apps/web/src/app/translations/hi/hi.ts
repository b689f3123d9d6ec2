import { hindiShared } from '@baeon/ui/translations/hi/shared.ts';
import type { WholeTranslation } from '../translation.ts';
import { hindiAccount } from './account.ts';
import { hindiBargains } from './bargains.ts';
import { hindiCoupons } from './coupons.ts';
import { hindiDeals } from './deals.ts';
import { hindiExplore } from './explore.ts';
import { hindiFrame } from './frame.ts';
import { hindiMessages } from '@baeon/ui/translations/hi/messages.ts';
import { hindiNames } from './names.ts';
import { hindiSaved } from './saved.ts';

export const hindiTexts: WholeTranslation = {
  ...hindiShared,
  ...hindiFrame,
  ...hindiDeals,
  ...hindiSaved,
  ...hindiCoupons,
  ...hindiBargains,
  ...hindiExplore,
  ...hindiAccount,
  messages: { ...hindiNames, ...hindiMessages },
};
