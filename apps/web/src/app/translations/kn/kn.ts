import { kannadaShared } from '@baeon/ui/translations/kn/shared.ts';
import type { WholeTranslation } from '../translation.ts';
import { kannadaAccount } from './account.ts';
import { kannadaBargains } from './bargains.ts';
import { kannadaCoupons } from './coupons.ts';
import { kannadaDeals } from './deals.ts';
import { kannadaExplore } from './explore.ts';
import { kannadaFrame } from './frame.ts';
import { kannadaMessages } from '@baeon/ui/translations/kn/messages.ts';
import { kannadaNames } from './names.ts';
import { kannadaSaved } from './saved.ts';

export const kannadaTexts: WholeTranslation = {
  ...kannadaShared,
  ...kannadaFrame,
  ...kannadaDeals,
  ...kannadaSaved,
  ...kannadaCoupons,
  ...kannadaBargains,
  ...kannadaExplore,
  ...kannadaAccount,
  messages: { ...kannadaNames, ...kannadaMessages },
};
