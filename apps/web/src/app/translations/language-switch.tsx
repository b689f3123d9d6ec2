import { LanguageButtons } from '@baeon/ui/components/language-buttons.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { appTexts } from '../app-texts.ts';
import { speakToVisitor } from './language.tsx';

export const LanguageSwitch = () => (
  <LanguageButtons
    label={useTexts(appTexts).language}
    speak={speakToVisitor}
    className="-mr-[8px] ml-auto flex rounded-full bg-hero-to"
    buttonClassName="min-h-[44px] rounded-full border-4 border-transparent bg-clip-padding px-[6px] text-sm font-medium aria-pressed:bg-on-brand aria-pressed:text-brand-deep"
  />
);
