import { type Language, languages } from '@baeon/contracts/profile/language';
import { userToasts } from '@baeon/contracts/profile/onboarding';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ChoiceCheck, ChoiceGroup, ChoiceTile } from '../../../components/ui/form/choice-group.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { languageNames, languageOf } from './language-names.ts';
import { useUpdateUser } from '../profile-api.ts';
import { accountTexts } from './account-texts.ts';

/** What is chosen is saved at once, and spoken once it is saved. */
export function LanguageChoice() {
  const texts = useTexts(accountTexts);
  const { user } = useSession();
  const name = useId();
  const { mutate, variables, isPending, isSuccess, error } = useUpdateUser();
  const chosen = (isPending && variables.language) || languageOf(user);

  function choose(language: Language) {
    const toldOf = { onError: () => toast.error(userToasts.updateFailed, { id: 'language' }) };
    mutate({ language }, toldOf);
  }

  return (
    <>
      <ChoiceGroup
        radio
        labelHidden
        label={texts.language}
        error={error?.message}
        locked={isPending}
      >
        {(choice) => (
          <div className="flex flex-col gap-2">
            {languages.map((language) => (
              <ChoiceTile
                key={language}
                type="radio"
                name={name}
                value={language}
                lang={language}
                checked={chosen === language}
                onChange={() => choose(language)}
                className="gap-3 px-4"
                {...choice}
              >
                <ChoiceCheck />
                <span lang={language}>{languageNames[language]}</span>
              </ChoiceTile>
            ))}
          </div>
        )}
      </ChoiceGroup>
      <p role="status" className="sr-only">
        {isSuccess && texts.languageChosen}
      </p>
    </>
  );
}
