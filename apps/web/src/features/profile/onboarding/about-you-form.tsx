import { type Gender, genders, MAX_NAME_LENGTH } from '@baeon/contracts/profile/onboarding';
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { Button } from '@baeon/ui/components/button.tsx';
import { ChoiceCheck, ChoiceGroup, ChoiceTile } from '@baeon/ui/components/form/choice-group.tsx';
import { focusFirstWrong } from '@baeon/ui/components/form/field-frame.tsx';
import { StickyFoot } from '@baeon/ui/components/layout.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { forgetDraft } from '../../../lib/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { stillOffered, useInterests, useProfile, type UserChange } from '../profile-api.ts';
import {
  type AboutYou,
  aboutYouOf,
  aboutYouProblems,
  changeOf,
  goodPartOf,
  useAboutYouDraft,
} from './about-you-values.ts';
import { InterestsGrid } from './interests-grid.tsx';
import { LocationReason } from '../location/location-reason.tsx';
import { type SavedLocation, useLocationSave } from '../location/location-save.ts';
import { profileTexts } from '../profile-texts.ts';

/** A rule of the contracts, in the form library's words. */
const validate =
  <T,>(problem: (value: T) => string | null) =>
  (value: T) =>
    problem(value) ?? true;

export type AboutYouHandle = {
  /** What is told well so far, for whoever wants to tell the rest later; null without a name, which is said. */
  toldSoFar: () => Promise<UserChange | null>;
};

type FormProps = { ref: Ref<AboutYouHandle>; onSaved: (saved: SavedLocation) => void };

/** First name, age, gender and interests. They are saved with where the device is, if it tells. */
export function AboutYouForm({ ref, onSaved }: FormProps) {
  const texts = useTexts(profileTexts).aboutYou;
  const { user } = useSession();
  const { data: profile } = useProfile();
  const { data: offered } = useInterests();
  const formRef = useRef<HTMLFormElement>(null);
  const { state, busy, saveHere, stopWaiting } = useLocationSave({
    stays: false,
    onSaved: (saved) => {
      forgetDraft('about-you');
      onSaved(saved);
    },
  });
  const form = useForm<AboutYou>({
    defaultValues: aboutYouOf(user),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { control, formState, handleSubmit, register, reset, getValues, trigger } = form;
  const { errors, submitCount } = formState;
  useAboutYouDraft(form);

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

  useImperativeHandle(ref, () => ({
    async toldSoFar() {
      const named = await trigger('name', { shouldFocus: true });
      const values = getValues();
      return named ? goodPartOf({ ...values, interests: offeredOf(values.interests) }) : null;
    },
  }));

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

type Props = {
  value: Gender | '';
  error: string | undefined;
  locked: boolean;
  onChange: (gender: Gender) => void;
  onLeave: () => void;
};

function GenderField({ value, error, locked, onChange, onLeave }: Props) {
  const texts = useTexts(profileTexts).aboutYou;
  const name = useId();
  return (
    <ChoiceGroup label={texts.gender} radio error={error} locked={locked} onLeave={onLeave}>
      {(choice) => (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-2">
          {genders.map((gender) => (
            <ChoiceTile
              key={gender}
              type="radio"
              name={name}
              value={gender}
              checked={value === gender}
              onChange={() => onChange(gender)}
              className="justify-center gap-1.5 px-1 has-aria-invalid:border-danger max-[359px]:text-sm min-[360px]:gap-2"
              {...choice}
            >
              <ChoiceCheck />
              {texts.genders[gender]}
            </ChoiceTile>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}
