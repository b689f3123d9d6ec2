import type { raiseCategories } from '@baeon/contracts/deal-raise/deal-raise';
import type { refusalTexts } from '../../components/deal-parts/refusal-texts.ts';
import type { productCardTexts } from '../../components/products/product-card-texts.ts';
import type { pageTexts } from '../../components/page-links/page-texts.ts';
import type { shareTexts } from '../../components/share/share-texts.ts';
import type { assistantTexts } from '../../features/assistant/assistant-texts.ts';
import type { couponTexts } from '../../features/coupons/coupon-texts.ts';
import type { liveTexts } from '../../features/coupons/live/live-texts.ts';
import type { usesTexts } from '../../features/coupons/uses/uses-texts.ts';
import type { bargainTexts } from '../../features/deal-raise/bargain-texts.ts';
import type { raiseTexts } from '../../features/deal-raise/raise-texts.ts';
import type { sectionTexts } from '../../features/deals/home/section-texts.ts';
import type { dealsTexts } from '../../features/deals/deals-texts.ts';
import type { mapTexts } from '../../features/deals/map/map-texts.ts';
import type { viewTexts } from '../../features/deals/map/view-texts.ts';
import type { suggestTexts } from '../../features/deals/suggest/suggest-texts.ts';
import type { heartTexts } from '../../features/deals/saved/heart-texts.ts';
import type { waitlistTexts } from '../../features/deals/waitlist/waitlist-texts.ts';
import type { savedTexts } from '../../features/deals/saved/saved-texts.ts';
import type { textPageTexts } from '../../features/pages/text-page-texts.ts';
import type { notificationTexts } from '../../features/notifications/notification-texts.ts';
import type { installTexts } from '../../features/install/install-texts.ts';
import type {
  accountTexts,
  deletionTexts,
  personalTexts,
} from '../../features/profile/account/account-texts.ts';
import type { inviteTexts } from '../../features/profile/account/invite-texts.ts';
import type { pickerTexts } from '../../features/profile/place/picker-texts.ts';
import type { placeTexts } from '../../features/profile/place/place-texts.ts';
import type { profileTexts } from '../../features/profile/profile-texts.ts';
import type { pushScreenTexts } from '../../features/push/push-texts.ts';
import type { scannerTexts } from '../../features/scanner/scanner-texts.ts';
import type { directoryTexts } from '../../features/stores/directory/directory-texts.ts';
import type { storeTexts } from '../../features/stores/store-texts.ts';
import type { voiceTexts } from '../../features/voice/voice-texts.ts';
import type { wishlistTexts } from '../../features/wishlist/wishlist-texts.ts';
import type { SharedWords, Words } from '@baeon/ui/translations/common-words.ts';
import type { appTexts } from '../app-texts.ts';
import type { screenTexts } from '../screen-texts.ts';
import type { shellTexts } from '../shell/shell-texts.ts';
import type { MessageTexts } from '@baeon/ui/translations/message-texts.ts';

/** Every part of the app under its name; translations.test.ts finds those that are not listed. */
export type WholeTranslation = SharedWords & {
  readonly messages: MessageTexts & Record<(typeof raiseCategories)[number], string>;
  readonly app: Words<typeof appTexts>;
  readonly screens: Words<typeof screenTexts>;
  readonly shell: Words<typeof shellTexts>;
  readonly pages: Words<typeof pageTexts>;
  readonly textPage: Words<typeof textPageTexts>;
  readonly share: Words<typeof shareTexts>;
  readonly refusals: Words<typeof refusalTexts>;
  readonly products: Words<typeof productCardTexts>;
  readonly account: Words<typeof accountTexts>;
  readonly personal: Words<typeof personalTexts>;
  readonly invite: Words<typeof inviteTexts>;
  readonly deletion: Words<typeof deletionTexts>;
  readonly profile: Words<typeof profileTexts>;
  readonly place: Words<typeof placeTexts>;
  readonly placePicker: Words<typeof pickerTexts>;
  readonly push: Words<typeof pushScreenTexts>;
  readonly install: Words<typeof installTexts>;
  readonly stores: Words<typeof storeTexts>;
  readonly storeDirectory: Words<typeof directoryTexts>;
  readonly deals: Words<typeof dealsTexts>;
  readonly dealSections: Words<typeof sectionTexts>;
  readonly map: Words<typeof mapTexts>;
  readonly view: Words<typeof viewTexts>;
  readonly suggest: Words<typeof suggestTexts>;
  readonly heart: Words<typeof heartTexts>;
  readonly saved: Words<typeof savedTexts>;
  readonly waitlist: Words<typeof waitlistTexts>;
  readonly notifications: Words<typeof notificationTexts>;
  readonly coupons: Words<typeof couponTexts>;
  readonly live: Words<typeof liveTexts>;
  readonly uses: Words<typeof usesTexts>;
  readonly wishlist: Words<typeof wishlistTexts>;
  readonly bargains: Words<typeof bargainTexts>;
  readonly 'deal-raise': Words<typeof raiseTexts>;
  readonly assistant: Words<typeof assistantTexts>;
  readonly voice: Words<typeof voiceTexts>;
  readonly scanner: Words<typeof scannerTexts>;
};

/** Some parts of a translation: one file of it. */
export type SomeTexts = Partial<WholeTranslation>;
