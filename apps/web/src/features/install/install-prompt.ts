import { isApplePhone } from '@baeon/ui/device/apple-phone.ts';

/** What Chromium offers where the app can be installed; not in TypeScript's description of browsers. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const listeners = new Set<() => void>();
let offered: BeforeInstallPromptEvent | null = null;

function become(next: BeforeInstallPromptEvent | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** The browser says it once, early, and to whoever listens then. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Its own banner would come at a moment of its choosing.
    event.preventDefault();
    become(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => become(null));
}

export const canInstall = (): boolean => offered !== null;

/** The browser asks the person; it lets us do so once. */
export function install(): void {
  void offered?.prompt();
  become(null);
}

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where only the person can do it, by a menu. */
export function installsByMenu(): boolean {
  return isApplePhone() && !window.matchMedia('(display-mode: standalone)').matches;
}
