import { emailProblem, profileNameProblem } from '@baeon/contracts/profile/profile';
import type { User } from '@baeon/contracts/profile/profile-wire';

export type ProfileFields = { name: string; email: string };

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
