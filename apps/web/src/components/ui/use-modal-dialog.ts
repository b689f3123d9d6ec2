import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { listenForClosing } from './dialog-closing.ts';
import { lockScroll } from './scroll-lock.ts';
import { announceDialog } from './top-dialog.ts';

function showModally(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
}

type Opener = { element: HTMLElement; around: HTMLElement | null };

function openerNow(): Opener | null {
  const element = document.activeElement;
  return element instanceof HTMLElement ? { element, around: element.parentElement } : null;
}

/** What opened it may have given way meanwhile, as a button to get something does to a link to it. */
function giveBackTo({ element, around }: Opener): void {
  const target = element.isConnected ? element : around?.querySelector<HTMLElement>('a, button');
  target?.focus({ preventScroll: true });
}

type Options = {
  open: boolean;
  onClose: () => void;
  /** What takes the focus when it opens. */
  focusOn: RefObject<HTMLElement | null>;
};

/**
 * Shows a dialog modally while it is to be open: the page behind holds still, and the focus is put
 * back to where it was. The open state is the caller's; `onClose` is a wish.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onClose, focusOn }: Options,
): void {
  const openedFrom = useRef<Opener>(null);
  const sentAway = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) {
      // Not while cleaning up: React puts the focus back to where it was before a change.
      if (openedFrom.current) giveBackTo(openedFrom.current);
      openedFrom.current = null;
      return;
    }
    openedFrom.current = openerNow();
    showModally(element);
    focusOn.current?.focus({ preventScroll: true });
    const unlock = lockScroll();
    const announceClosed = announceDialog(element);
    const stopListening = listenForClosing(element, () => sentAway());
    return () => {
      stopListening();
      announceClosed();
      element.close?.();
      element.removeAttribute('open');
      unlock();
    };
  }, [dialog, focusOn, open]);
}
