import type { User } from '@baeon/contracts/profile/profile-wire';
import type { Theme } from '@baeon/contracts/profile/theme';
import { currentSession, subscribeToSession } from './session.ts';

/** A session that another version stored may name none. */
export const themeOf = (user: Partial<User> | null): Theme => user?.theme ?? 'system';

/** The styles look at it, and where it names neither light nor dark at the device. */
function showTheme(): void {
  const { user, signedIn } = currentSession();
  document.documentElement.dataset['theme'] = signedIn ? themeOf(user) : 'system';
}

/** From the first moment on, and with whoever signs in or changes their mind, in this tab or another. */
export function followTheme(): void {
  showTheme();
  subscribeToSession(showTheme);
}
