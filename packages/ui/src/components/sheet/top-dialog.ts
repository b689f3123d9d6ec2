import { useSyncExternalStore } from 'react';

let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(dialogs: readonly HTMLDialogElement[]): void {
  openDialogs = dialogs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a modal dialog opened; what comes back says that it closed. */
export function announceDialog(dialog: HTMLDialogElement): () => void {
  change([...openDialogs, dialog]);
  return () => change(openDialogs.filter((other) => other !== dialog));
}

/**
 * The modal dialog that lies on top, if any. Everything outside of it is out of reach of fingers
 * and screen readers alike, so what must stay reachable has to be drawn inside.
 */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => openDialogs.at(-1) ?? null);
}
