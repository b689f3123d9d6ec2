import { languages } from '@baeon/contracts/profile/language';
import { toast } from 'react-hot-toast/headless';
import { languageNames } from '../../features/profile/account/language-names.ts';
import { localError } from '../../lib/api-error.ts';
import { useTexts } from '../../lib/texts.ts';
import { visitorLanguage } from '../../lib/visitor-language.ts';
import { appTexts } from '../app-texts.ts';
import { speakToVisitor } from './language.tsx';

/** Each language by its own name, for whoever reads no other word here. */
export function LanguageSwitch() {
  const spoken = visitorLanguage();
  return (
    <div role="group" aria-label={useTexts(appTexts).language} className="-mr-2 ml-auto flex">
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          onClick={async () => {
            if (!(await speakToVisitor(language))) toast.error(localError('OFFLINE').message);
          }}
          className="min-h-11 rounded-full px-2 text-sm font-medium tracking-normal aria-pressed:bg-hero-to"
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
