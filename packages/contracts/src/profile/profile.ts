import { isPlainText } from '../common/plain-text.ts';

export const MIN_PROFILE_NAME_LENGTH = 3;
export const MAX_EMAIL_LENGTH = 254;

export const profileMessages = {
  name: 'Name must be at least 3 characters',
  email: 'Invalid email address',
} as const;

/** Letters and the like before one @, a dotted host after it; the rest is the mail server's to judge. */
const EMAIL =
  /^[^\s@<>()[\],;:"\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** An empty name is fine: it is optional. */
export function profileNameProblem(name: string): string | null {
  const length = name.trim().length;
  return length > 0 && length < MIN_PROFILE_NAME_LENGTH ? profileMessages.name : null;
}

/** An empty address is fine: it is optional. */
export function emailProblem(email: string): string | null {
  const text = email.trim();
  if (text === '') return null;
  const local = text.split('@')[0]!;
  const dotted = /^\.|\.$|\.\./.test(local);
  return text.length <= MAX_EMAIL_LENGTH && isPlainText(text) && EMAIL.test(text) && !dotted
    ? null
    : profileMessages.email;
}
