import { useEffect, useRef } from 'react';
import { useCoveredBelow } from './use-covered-below.ts';

const takesText = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Leaves the height of the keyboard free at the end of a sheet, and keeps the field in use above it. */
export function KeyboardRoom() {
  const room = useRef<HTMLDivElement>(null);
  const covered = useCoveredBelow();

  useEffect(() => {
    const field = document.activeElement;
    const sheet = room.current?.closest('dialog');
    if (covered > 0 && takesText(field) && sheet?.contains(field)) {
      field.scrollIntoView({ block: 'center' });
    }
  }, [covered]);

  return <div ref={room} aria-hidden="true" style={{ height: covered }} />;
}
