import { type PointerEvent, useState } from 'react';

const AWAY_PX = 80;

/** How far a sheet follows a finger: down only. */
export function draggedBy(startY: number, nowY: number): number {
  return Math.max(0, nowY - startY);
}

type Drag = { pointerId: number; startY: number };

/** Follows a finger that pulls down; far enough calls `onAway`, less springs back. */
export function useDragDown(onAway: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [distance, setDistance] = useState(0);

  function stop(rest: number) {
    setDrag(null);
    setDistance(rest);
  }

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ pointerId: event.pointerId, startY: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      if (drag?.pointerId === event.pointerId) setDistance(draggedBy(drag.startY, event.clientY));
    },
    onPointerUp(event: PointerEvent) {
      if (drag?.pointerId !== event.pointerId) return;
      const pulled = draggedBy(drag.startY, event.clientY);
      if (pulled < AWAY_PX) return stop(0);
      // Stays where the finger left it, and slides away from there.
      stop(pulled);
      onAway();
    },
    onPointerCancel: () => stop(0),
  };
  return { handlers, distance, dragging: drag !== null, reset: () => stop(0) };
}
