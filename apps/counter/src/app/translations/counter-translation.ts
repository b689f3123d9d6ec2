import type { storeDetailMessages } from '@baeon/contracts/counter/store-details';
import type { MessageTexts } from '@baeon/ui/translations/message-texts.ts';
import type { SharedWords, Words } from '@baeon/ui/translations/common-words.ts';
import type { dayTexts } from '../../components/day-texts.ts';
import type { plotTexts } from '../../components/plot-texts.ts';
import type { counterAccountTexts } from '../../features/account/account-texts.ts';
import type { approvalsTexts } from '../../features/store/approvals-texts.ts';
import type { actsTexts } from '../../features/store/acts-texts.ts';
import type { storeBargainsTexts } from '../../features/store/bargains-texts.ts';
import type { conflictsTexts } from '../../features/store/conflicts-texts.ts';
import type { dealEditorTexts } from '../../features/store/deals/deal-editor-texts.ts';
import type { storeDealsTexts } from '../../features/store/deals/deals-texts.ts';
import type { figuresTexts } from '../../features/store/figures/figures-texts.ts';
import type { storesHonourTexts } from '../../features/store/honour-texts.ts';
import type { sentMessagesTexts } from '../../features/store/messages-texts.ts';
import type { cityTexts } from '../../features/store/operator/city-texts.ts';
import type { importsTexts } from '../../features/store/operator/imports-texts.ts';
import type { personsTexts } from '../../features/store/operator/persons-texts.ts';
import type { newShopTexts } from '../../features/store/new-shop/new-shop-texts.ts';
import type { storePageTexts } from '../../features/store/page/page-texts.ts';
import type { storeRefusalsTexts } from '../../features/store/refusals-texts.ts';
import type { storeAdminTexts } from '../../features/store/store-texts.ts';
import type { offlineTexts } from '../../features/taking/offline/offline-texts.ts';
import type { takingTexts } from '../../features/taking/taking-texts.ts';
import type { tillTexts } from '../../features/till/till-texts.ts';
import type { counterTexts } from '../counter-texts.ts';

/** Every part of the counter's app under its name. */
export type CounterTranslation = SharedWords & {
  readonly messages: MessageTexts;
  readonly counter: Words<typeof counterTexts>;
  readonly till: Words<typeof tillTexts>;
  readonly taking: Words<typeof takingTexts>;
  readonly offline: Words<typeof offlineTexts>;
  readonly day: Words<typeof dayTexts>;
  readonly counterAccount: Words<typeof counterAccountTexts>;
  readonly storeAdmin: Words<typeof storeAdminTexts>;
  readonly figures: Words<typeof figuresTexts>;
  readonly acts: Words<typeof actsTexts>;
  readonly conflicts: Words<typeof conflictsTexts>;
  readonly dealEditor: Words<typeof dealEditorTexts>;
  readonly storeBargains: Words<typeof storeBargainsTexts>;
  readonly storeDeals: Words<typeof storeDealsTexts>;
  readonly storeRefusals: Words<typeof storeRefusalsTexts>;
  readonly storesHonour: Words<typeof storesHonourTexts>;
  readonly sentMessages: Words<typeof sentMessagesTexts>;
  readonly persons: Words<typeof personsTexts>;
  readonly imports: Words<typeof importsTexts>;
  readonly plot: Words<typeof plotTexts>;
  readonly city: Words<typeof cityTexts>;
  readonly storePage: Words<typeof storePageTexts>;
  readonly newShop: Words<typeof newShopTexts>;
  readonly approvals: Words<typeof approvalsTexts>;
};

type ShopMessage = (typeof storeDetailMessages)[keyof typeof storeDetailMessages];
/** What is wrong with what an owner says of a store: nobody else reads it. */
export type ShopMessages = Record<ShopMessage, string>;
