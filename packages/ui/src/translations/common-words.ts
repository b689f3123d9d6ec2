import type { dealTexts } from '../components/deals/deal-texts.ts';
import type { authTexts } from '../components/sign-in/auth-texts.ts';
import type { uiTexts } from '../components/ui-texts.ts';
import type { deviceTexts } from '../device/device-texts.ts';
import type { libTexts } from '../lib/lib-texts.ts';
import type { Texts } from '../lib/texts.ts';

/** What a translation says in the place of a part's English. */
export type Words<T> = T extends Texts<infer Wordings> ? Wordings : never;

/** The parts that every web app has: its translations begin with these. */
export type SharedWords = {
  readonly dealParts: Words<typeof dealTexts>;
  readonly ui: Words<typeof uiTexts>;
  readonly auth: Words<typeof authTexts>;
  readonly lib: Words<typeof libTexts>;
  readonly device: Words<typeof deviceTexts>;
};
