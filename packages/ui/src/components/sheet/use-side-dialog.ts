import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  type DialogOptions,
  giveBackTo,
  isForOpenList,
  type Opener,
  openerNow,
} from './use-modal-dialog.ts';

type Options = DialogOptions & {
  /** What it is about: another thing takes the focus anew. */
  about: string;
};

/**
 * Shows a dialog beside what opened it, which stays within reach. Whoever opens it by keyboard is
 * taken there, Escape and closing take them back.
 */
export function useSideDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { open, onClose, focusOn, about }: Options,
): void {
  const openedFrom = useRef<Opener>(null);
  const sentAway = useEffectEvent(onClose);
  const shown = open ? about : null;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.setAttribute('open', '');
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isForOpenList(event)) sentAway();
    };
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeAttribute('open');
    };
  }, [dialog, open]);

  useLayoutEffect(() => {
    const element = dialog.current;
    const focused = document.activeElement;
    if (!element) return;
    if (shown !== null) {
      if (!element.contains(focused)) openedFrom.current = openerNow();
      focusOn.current?.focus({ preventScroll: true });
      return;
    }
    // Who went on elsewhere meanwhile stays there.
    const isLost = element.contains(focused) || focused === document.body;
    if (openedFrom.current && isLost) giveBackTo(openedFrom.current);
    openedFrom.current = null;
  }, [dialog, focusOn, shown]);
}
