import { testTranslations } from '@baeon/ui/translations/translations-test-kit.ts';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { expect, test } from 'vitest';
import { hindiTexts } from './hi/hi.ts';
import { kannadaTexts } from './kn/kn.ts';

/** The same in every script. */
const signs = [
  'dealParts.date',
  'shell.tabs.qr',
  'textPage.language',
  'notifications.at',
  'deal-raise.exampleLink',
  'deletion.codeGoesTo.after',
];

testTranslations({
  files: import.meta.glob<object>(
    ['../../**/*-texts.ts', '../../../../../packages/ui/src/**/*-texts.ts'],
    { eager: true },
  ),
  hindi: hindiTexts,
  kannada: kannadaTexts,
  signs,
});

const contracts = import.meta.glob<object>(
  [
    '../../../../../packages/contracts/src/**/*.ts',
    '!**/*.test.ts',
    '!**/*-wire.ts',
    // Owners alone read these, in the other app.
    '!**/counter/store-details.ts',
  ],
  { eager: true },
);

test('every sentence of the contracts is asked for, so that none is left in English', () => {
  const tables = Object.values(contracts).flatMap((file) =>
    Object.entries(file).filter(([name]) => /(Messages|Toasts)$/.test(name)),
  );
  const sentences = tables.flatMap(([, table]) => Object.values(table as object));
  expect(sentences.length).toBeGreaterThan(50);
  const missing = sentences.filter(
    (text) => typeof text === 'string' && !(text in hindiTexts.messages),
  );
  expect(missing).toEqual([]);
});

test('one person is told from many, as in English', () => {
  for (const ui of [uiTexts.english, hindiTexts.ui, kannadaTexts.ui]) {
    const words = (count: number) => ui.rated('4.5', 5, 'N', count);
    expect(words(1)).not.toBe(words(2));
    expect(words(2)).toBe(words(30));
  }
});
