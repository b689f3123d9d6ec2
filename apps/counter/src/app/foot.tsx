import { LanguageButtons } from '@baeon/ui/components/language-buttons.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useSyncExternalStore } from 'react';
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
      <LanguageButtons
        label={texts.language}
        speak={speakAtCounter}
        className="flex flex-wrap justify-center"
        buttonClassName="min-h-touch rounded-full px-3 text-sm font-medium text-ink-muted hover:bg-brand-soft aria-pressed:bg-brand-soft aria-pressed:font-bold aria-pressed:text-link"
      />
    </footer>
  );
}
