import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './scroll-lock.ts';
import { announceDialog } from './top-dialog.ts';

function showModally(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
}

export type Opener = { element: HTMLElement; around: HTMLElement | null };

export function openerNow(): Opener | null {
  const element = document.activeElement;
  return element instanceof HTMLElement ? { element, around: element.parentElement } : null;
}

/** What opened it may have given way meanwhile, as a button to get something does to a link to it. */
export function giveBackTo({ element, around }: Opener): void {
  const target = element.isConnected ? element : around?.querySelector<HTMLElement>('a, button');
  target?.focus({ preventScroll: true });
}

export type DialogOptions = {
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
  { open, onClose, focusOn }: DialogOptions,
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

/** An open list takes Escape for itself; the dialog goes with the next one. */
export function isForOpenList({ key, target }: KeyboardEvent): boolean {
  return (
    key === 'Escape' && target instanceof Element && target.getAttribute('aria-expanded') === 'true'
  );
}

/** Hears every way in which a person sends a modal dialog away, until told to stop. */
function listenForClosing(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressedOn: EventTarget | null = null;

  dialog.addEventListener(
    'keydown',
    (event) => {
      if (isForOpenList(event)) event.preventDefault();
    },
    { signal },
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      // A file picker inside says `cancel` too.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    },
    { signal },
  );
  // Browsers let nobody refuse a second Escape: then the dialog is closed already.
  // One that has been opened again meanwhile hears late of the time before.
  const closed = () => {
    if (!dialog.open) onClose();
  };
  dialog.addEventListener('close', closed, { signal });

  // A text selection that ends outside is a click on the backdrop as well, but did not begin there.
  dialog.addEventListener('pointerdown', ({ target }) => (pressedOn = target), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && pressedOn === dialog) onClose();
    },
    { signal },
  );
  return () => listening.abort();
}
