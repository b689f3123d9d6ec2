import { languages, type Language } from '@baeon/contracts/profile/language';
import { toast } from 'react-hot-toast/headless';
import { localError } from '../lib/api-error.ts';
import { languageNames } from '../lib/language-names.ts';
import { visitorLanguage } from '../lib/visitor-language.ts';

type Props = {
  label: string;
  /** False where the texts of the language could not be had. */
  speak(language: Language): Promise<boolean>;
  className: string;
  buttonClassName: string;
};

/** Each language by its own name, for whoever reads no other word here. */
export function LanguageButtons({ label, speak, className, buttonClassName }: Props) {
  const spoken = visitorLanguage();
  return (
    <div role="group" aria-label={label} className={className}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === spoken}
          onClick={async () => {
            if (!(await speak(language))) toast.error(localError('OFFLINE').message);
          }}
          className={buttonClassName}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
