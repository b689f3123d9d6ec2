import { languages } from '@baeon/contracts/profile/language';
import { userToasts } from '@baeon/contracts/profile/onboarding';
import { themes } from '@baeon/contracts/profile/theme';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ChoiceCheck, ChoiceGroup, ChoiceTile } from '@baeon/ui/components/form/choice-group.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { themeOf } from '../../../lib/theme.ts';
import { languageNames, languageOf } from '@baeon/ui/lib/language-names.ts';
import { type UserChange, useUpdateUser } from '../profile-api.ts';
import { accountTexts } from './account-texts.ts';

/** Spoken once it is saved. */
export function LanguageChoice() {
  const texts = useTexts(accountTexts);
  const { user } = useSession();
  return (
    <PreferenceChoice
      field="language"
      label={texts.language}
      done={texts.languageChosen}
      saved={languageOf(user)}
      options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
    />
  );
}

export function ThemeChoice() {
  const texts = useTexts(accountTexts);
  const { user } = useSession();
  return (
    <PreferenceChoice
      field="theme"
      label={texts.theme}
      done={texts.themeChosen}
      saved={themeOf(user)}
      options={themes.map((value) => ({ value, label: texts.themes[value] }))}
    />
  );
}

type Props<Value> = {
  field: 'language' | 'theme';
  label: string;
  done: string;
  saved: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
};

/** What is chosen is saved at once. */
function PreferenceChoice<Value extends string>(props: Props<Value>) {
  const { field, label, done, saved, options } = props;
  const name = useId();
  const { mutate, variables, isPending, isSuccess, error } = useUpdateUser();
  const chosen = (isPending && variables[field]) || saved;

  function choose(value: Value) {
    const toldOf = { onError: () => toast.error(userToasts.updateFailed, { id: field }) };
    mutate({ [field]: value } as UserChange, toldOf);
  }

  return (
    <>
      <ChoiceGroup radio labelHidden label={label} error={error?.message} locked={isPending}>
        {(choice) => (
          <div className="flex flex-col gap-2">
            {options.map(({ value, label: text, lang }) => (
              <ChoiceTile
                key={value}
                type="radio"
                name={name}
                value={value}
                lang={lang}
                checked={chosen === value}
                onChange={() => choose(value)}
                className="gap-3 px-4"
                {...choice}
              >
                <ChoiceCheck />
                <span lang={lang}>{text}</span>
              </ChoiceTile>
            ))}
          </div>
        )}
      </ChoiceGroup>
      <p role="status" className="sr-only">
        {isSuccess && done}
      </p>
    </>
  );
}
