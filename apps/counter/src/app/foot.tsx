import { languages } from '@baeon/contracts/profile/language';
import { languageNames } from '@baeon/ui/lib/language-names.ts';
import { localError } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { visitorLanguage } from '@baeon/ui/lib/visitor-language.ts';
import { useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast/headless';
import {
  isUpdateReady,
  subscribeToUpdate,
  takeUpdate,
} from '@baeon/ui/service-worker/worker-updates.ts';
import { counterAddress, counterPaths } from '../config/counter-config.ts';
import { tillTexts } from '../features/till/till-texts.ts';
import { counterTexts } from './counter-texts.ts';
import { speakAtCounter } from './translations/counter-language.ts';

const link =
  'inline-flex min-h-touch items-center justify-center rounded-control px-2 font-semibold text-link hover:underline';

/** The way to what owners do, the languages, and a new version where there is one. */
export function Foot({ toOwners = true }: { toOwners?: boolean }) {
  const texts = useTexts(counterTexts);
  const { ownersWay } = useTexts(tillTexts);
  const updateReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady);
  const spoken = visitorLanguage();
  return (
    <footer className="flex flex-col items-center gap-1 pt-4">
      {updateReady && (
        <p className="flex items-center gap-2 text-sm text-ink-muted">
          {texts.update}
          <button type="button" onClick={takeUpdate} className={link}>
            {texts.updateNow}
          </button>
        </p>
      )}
      {toOwners && (
        <a href={counterAddress(counterPaths.me)} className={link}>
          {ownersWay}
        </a>
      )}
      <div role="group" aria-label={texts.language} className="flex flex-wrap justify-center">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === spoken}
            onClick={async () => {
              if (!(await speakAtCounter(language))) toast.error(localError('OFFLINE').message);
            }}
            className="min-h-touch rounded-full px-3 text-sm font-medium text-ink-muted hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:font-bold aria-pressed:text-link"
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
    </footer>
  );
}
