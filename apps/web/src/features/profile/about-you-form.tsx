import { MAX_NAME_LENGTH } from '@baeon/contracts/profile/onboarding';
import { useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { focusFirstWrong } from '../../components/ui/focus-first-wrong.ts';
import { StickyFoot } from '../../components/ui/sticky-foot.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { GenderField } from './about-you-gender.tsx';
import { type AboutYou, aboutYouOf, aboutYouProblems, changeOf } from './about-you-values.ts';
import { stillOffered, useInterests } from './interests-api.ts';
import { InterestsGrid } from './interests-grid.tsx';
import { LocationReason } from './location-reason.tsx';
import { type Saved, useLocationSave } from './location-save.ts';
import { useProfile } from './profile-api.ts';
import { profileTexts } from './profile-texts.ts';

/** A rule of the contracts, in the form library's words. */
const validate =
  <T,>(problem: (value: T) => string | null) =>
  (value: T) =>
    problem(value) ?? true;

/** First name, age, gender and interests. They are saved with where the device is, if it tells. */
export function AboutYouForm({ onSaved }: { onSaved: (saved: Saved) => void }) {
  const texts = useTexts(profileTexts).aboutYou;
  const { user } = useSession();
  const { data: profile } = useProfile();
  const { data: offered } = useInterests();
  const formRef = useRef<HTMLFormElement>(null);
  const { state, busy, saveHere, stopWaiting } = useLocationSave({ stays: false, onSaved });
  const { control, formState, handleSubmit, register, reset } = useForm<AboutYou>({
    defaultValues: aboutYouOf(user),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  // What the server knows may be newer than this device; what is being typed is newer still.
  useEffect(() => {
    if (!profile) return;
    reset(aboutYouOf(profile), { keepDirtyValues: true, keepErrors: true, keepTouched: true });
  }, [profile, reset]);

  useEffect(() => {
    if (submitCount > 0) focusFirstWrong(formRef.current);
  }, [submitCount]);

  const { field: gender } = useController({
    control,
    name: 'gender',
    rules: { validate: validate(aboutYouProblems.gender) },
  });
  const { field: interests } = useController({
    control,
    name: 'interests',
    rules: { validate: validate((chosen) => aboutYouProblems.interests(offeredOf(chosen))) },
  });

  function offeredOf(chosen: string[]): string[] {
    return stillOffered(chosen, offered);
  }

  function submitted(values: AboutYou) {
    const change = changeOf({ ...values, interests: offeredOf(values.interests) });
    return saveHere(
      (where) => ({ ...change, ...where, login_status: 'GOTGOELOCATION' }),
      () => ({ ...change, login_status: 'GOTINTERESTS' }),
    );
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-label={texts.form}
      onSubmit={(event) => void handleSubmit(submitted)(event)}
      className="@container flex flex-col gap-1 px-5 [@media(min-height:31.25rem)]:[&_input]:scroll-mb-44"
    >
      <TextInput
        label={texts.firstName}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={MAX_NAME_LENGTH}
        readOnly={busy}
        error={errors.name?.message}
        {...register('name', { validate: validate(aboutYouProblems.name) })}
      />
      <TextInput
        label={texts.age}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        readOnly={busy}
        error={errors.age?.message}
        {...register('age', { validate: validate(aboutYouProblems.age) })}
      />
      <GenderField
        value={gender.value}
        error={errors.gender?.message}
        locked={busy}
        onChange={gender.onChange}
        onLeave={gender.onBlur}
      />
      <InterestsGrid
        chosen={interests.value}
        error={errors.interests?.message}
        locked={busy}
        onChange={interests.onChange}
        onLeave={interests.onBlur}
      />
      <StickyFoot>
        {state.step === 'ready' && state.refusal && (
          <p role="alert" className="mb-2 text-sm text-danger">
            {state.refusal}
          </p>
        )}
        <LocationReason locating={state.step === 'locating'} onTypeInstead={stopWaiting} />
        <Button type="submit" loading={busy} className="mt-2 w-full">
          {texts.goOn}
        </Button>
      </StickyFoot>
    </form>
  );
}
