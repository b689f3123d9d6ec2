import { type PointerEvent, useState } from 'react';

const TAP_PX = 6;
const AWAY_PX = 56;

/** Whether a sideways movement of a finger is a wish to be rid of the thing. */
export function isGoodbye(distance: number): boolean {
  return Math.abs(distance) <= TAP_PX || Math.abs(distance) >= AWAY_PX;
}

type Drag = { pointerId: number; startX: number; distance: number };

/** A tap, or a swipe far enough to either side, calls `onAway`; a short drag springs back. */
export function useSwipeAway(onAway: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const handlers = {
    onPointerDown(event: PointerEvent) {
      // A mouse that slips off the card still belongs to this drag.
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ pointerId: event.pointerId, startX: event.clientX, distance: 0 });
    },
    onPointerMove(event: PointerEvent) {
      if (drag?.pointerId !== event.pointerId) return;
      setDrag({ ...drag, distance: event.clientX - drag.startX });
    },
    onPointerUp(event: PointerEvent) {
      if (drag?.pointerId !== event.pointerId) return;
      setDrag(null);
      if (isGoodbye(event.clientX - drag.startX)) onAway();
    },
    onPointerCancel() {
      setDrag(null);
    },
  };
  return { handlers, distance: drag?.distance ?? 0 };
}
