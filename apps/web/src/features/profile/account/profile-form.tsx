import { MAX_NAME_LENGTH, userToasts } from '@baeon/contracts/profile/onboarding';
import { emailProblem, profileNameProblem } from '@baeon/contracts/profile/profile';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { Button } from '@baeon/ui/components/button.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useUpdateUser } from '../profile-api.ts';
import { personalTexts } from './account-texts.ts';

/** Leaving a field tells at once; while someone types, the message waits for a pause. */
const TYPING_PAUSE_MS = 500;

type Props = { user: User; onDone: () => void };

export function ProfileForm({ user, onDone }: Props) {
  const texts = useTexts(personalTexts);
  // What the person set out from; a profile that arrives meanwhile must not change the fields.
  const [before] = useState(() => profileFields(user));
  const update = useUpdateUser();
  const saving = useRef(false);
  const { register, handleSubmit, setFocus, formState } = useForm<ProfileFields>({
    defaultValues: before,
    mode: 'all',
    delayError: TYPING_PAUSE_MS,
  });
  const { errors, isValid } = formState;

  useEffect(() => setFocus('name'), [setFocus]);

  const rules = (field: keyof ProfileFields) => ({
    validate: (value: string) => fieldProblem(field, value, before) ?? true,
  });

  async function save(fields: ProfileFields) {
    const change = profileChange(fields, before);
    if (Object.keys(change).length === 0) return onDone();
    if (saving.current) return;
    saving.current = true;
    try {
      await update.mutateAsync(change);
      toast.success(userToasts.updated);
      onDone();
    } catch {
      toast.error(userToasts.updateFailed);
    } finally {
      saving.current = false;
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
      aria-label={texts.form}
      className="space-y-2"
    >
      <TextInput
        {...register('name', rules('name'))}
        label={texts.name}
        type="text"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={MAX_NAME_LENGTH}
        readOnly={update.isPending}
        error={errors.name?.message}
      />
      <TextInput
        {...register('email', rules('email'))}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={update.isPending}
        error={errors.email?.message}
      />
      <p role="alert" className="text-sm leading-5 text-danger empty:hidden">
        {update.error?.message}
      </p>
      <div className="flex flex-wrap gap-3 pt-1">
        {/* What was sent cannot be called back. */}
        <Button kind="secondary" className="flex-1" disabled={update.isPending} onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" className="flex-1" loading={update.isPending} disabled={!isValid}>
          {texts.update}
        </Button>
      </div>
    </form>
  );
}

type ProfileFields = { name: string; email: string };

export function profileFields({ name, email }: Pick<User, 'name' | 'email'>): ProfileFields {
  return { name: name ?? '', email: email ?? '' };
}

const problems = { name: profileNameProblem, email: emailProblem };

/**
 * The message to show for a field, or null when it is fine. What was not changed is fine: a short
 * first name from the first visit must not keep someone from adding an email.
 */
export function fieldProblem(
  field: keyof ProfileFields,
  value: string,
  before: ProfileFields,
): string | null {
  return value.trim() === before[field] ? null : problems[field](value);
}

/** Only what differs from before. */
export function profileChange(
  { name, email }: ProfileFields,
  before: ProfileFields,
): Partial<ProfileFields> {
  return {
    ...(name.trim() === before.name ? {} : { name: name.trim() }),
    ...(email.trim() === before.email ? {} : { email: email.trim() }),
  };
}
