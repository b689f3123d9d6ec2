import { testTranslations } from '@baeon/ui/translations/translations-test-kit.ts';
import { hindiCounterTexts } from './hi/counter-hi.ts';
import { kannadaCounterTexts } from './kn/counter-kn.ts';

testTranslations({
  files: import.meta.glob<object>(
    ['../../**/*-texts.ts', '../../../../../packages/ui/src/**/*-texts.ts'],
    { eager: true },
  ),
  hindi: hindiCounterTexts,
  kannada: kannadaCounterTexts,
  signs: ['dealParts.date'],
});
