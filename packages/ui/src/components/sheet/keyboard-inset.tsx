import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A page that is zoomed in is cut off below as well, but nothing lies on it. */
const ZOOMED = 1.01;

function coveredBelow(): number {
  const seen = window.visualViewport;
  if (!seen || seen.scale > ZOOMED) return 0;
  return Math.max(0, Math.round(window.innerHeight - seen.height - seen.offsetTop));
}

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', listener);
  seen?.addEventListener('scroll', listener);
  return () => {
    seen?.removeEventListener('resize', listener);
    seen?.removeEventListener('scroll', listener);
  };
}

/** How much of the page's lower end the on-screen keyboard lies on, in pixels. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, coveredBelow);
}

const takesText = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Leaves the height of the keyboard free at the end of a sheet, and keeps the field in use above it. */
export function KeyboardSpacer() {
  const room = useRef<HTMLDivElement>(null);
  const covered = useKeyboardInset();

  useEffect(() => {
    const field = document.activeElement;
    const sheet = room.current?.closest('dialog');
    if (covered > 0 && takesText(field) && sheet?.contains(field)) {
      field.scrollIntoView({ block: 'center' });
    }
  }, [covered]);

  return <div ref={room} aria-hidden="true" style={{ height: covered }} />;
}
