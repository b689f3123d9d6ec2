import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** The bar with the tabs, which stays free; under a phone's keyboard there is none. */
const TAB_BAR_PX = 72;
const GAP_PX = 8;
const LEAST_PX = 144;
/** Moving a little, as a phone does when its keyboard comes, is not yet moving on. */
const MOVED_ON_PX = 48;

/** How high something may be to end above a phone's keyboard and the tabs. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(LEAST_PX);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      if (!element.current) return;
      const seen = view ? view.offsetTop + view.height : window.innerHeight;
      const bottom = Math.min(seen, window.innerHeight - TAB_BAR_PX) - GAP_PX;
      setRoom(Math.max(LEAST_PX, bottom - element.current.getBoundingClientRect().top));
    };
    measure();
    view?.addEventListener('resize', measure);
    return () => view?.removeEventListener('resize', measure);
  }, [element]);
  return room;
}

/** Whoever moves the page looks for something else. */
export function useCloseOnScroll(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const view = window.visualViewport;
    let from = window.scrollY;
    const settle = () => {
      from = window.scrollY;
    };
    const moved = () => {
      if (Math.abs(window.scrollY - from) > MOVED_ON_PX) close();
    };
    view?.addEventListener('resize', settle);
    window.addEventListener('scroll', moved, { passive: true });
    return () => {
      view?.removeEventListener('resize', settle);
      window.removeEventListener('scroll', moved);
    };
  }, []);
}
