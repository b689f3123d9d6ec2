import { onPersonLeft } from '../../lib/session.ts';

const STORAGE_KEY = 'talk';

/** Lives as long as the tab. Where storage is refused, the talk only ends with a reload. */
export function storedTalk(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function storeTalk(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Full or refused: what is older than this would be wrong.
    forgetTalk();
  }
}

export function forgetTalk(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The id of whoever talks; null for a visitor. */
export type Talker = string | null;

/** What somebody talked about goes with them, wherever they log out. Returns how to stop. */
export const forgetTalkAtLogout = (): (() => void) => onPersonLeft(forgetTalk);
