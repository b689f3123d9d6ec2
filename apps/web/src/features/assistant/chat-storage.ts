import { onSignedOut } from '../../lib/session.ts';

/** Older than the name: what a tab keeps outlives an update of the app. */
const STORAGE_KEY = 'talk';

/** Lives as long as the tab. Where storage is refused, the chat only ends with a reload. */
export function storedChatText(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function storeChatText(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Full or refused: what is older than this would be wrong.
    forgetChat();
  }
}

export function forgetChat(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The id of whoever chats; null for a visitor. */
export type ChatOwner = string | null;

/** What somebody chatted about goes with them, wherever they log out. Returns how to stop. */
export const forgetChatAtLogout = (): (() => void) => onSignedOut(forgetChat);
