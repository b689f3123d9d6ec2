import { languages } from '@baeon/contracts/profile/language';
import { toast } from 'react-hot-toast/headless';
import { languageNames } from '@baeon/ui/lib/language-names.ts';
import { localError } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { visitorLanguage } from '@baeon/ui/lib/visitor-language.ts';
import { appTexts } from '../app-texts.ts';
import { speakToVisitor } from './language.tsx';

/** Each language by its own name, for whoever reads no other word here. */
export function LanguageSwitch() {
  const spoken = visitorLanguage();
  return (
    <div
      role="group"
      aria-label={useTexts(appTexts).language}
      className="-mr-[8px] ml-auto flex rounded-full bg-hero-to"
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          onClick={async () => {
            if (!(await speakToVisitor(language))) toast.error(localError('OFFLINE').message);
          }}
          className="min-h-[44px] rounded-full border-4 border-transparent bg-clip-padding px-[6px] text-sm font-medium aria-pressed:bg-on-brand aria-pressed:text-brand-deep"
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
