import type { shareTexts } from '../../components/share/share-texts.ts';
import type { uiTexts } from '../../components/ui/ui-texts.ts';
import type { accountTexts } from '../../features/profile/account/account-texts.ts';
import type { pickerTexts } from '../../features/profile/place/picker-texts.ts';
import type { placeTexts } from '../../features/profile/place/place-texts.ts';
import type { Texts } from '../../lib/texts.ts';
import type { appTexts } from '../app-texts.ts';
import type { screenTexts } from '../screen-texts.ts';
import type { shellTexts } from '../shell/shell-texts.ts';

type Words<T> = T extends Texts<infer Wordings> ? Wordings : never;

/** What every language has words for: all that is around the content, and the account. */
export type ChromeTranslation = {
  readonly shell: Words<typeof shellTexts>;
  readonly app: Words<typeof appTexts>;
  readonly screens: Words<typeof screenTexts>;
  readonly ui: Words<typeof uiTexts>;
  readonly share: Words<typeof shareTexts>;
  readonly account: Words<typeof accountTexts>;
  readonly place: Words<typeof placeTexts>;
  readonly placePicker: Words<typeof pickerTexts>;
};
