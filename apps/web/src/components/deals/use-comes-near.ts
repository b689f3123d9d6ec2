import { type RefObject, useEffect, useState } from 'react';

/** For who has not moved the page yet: what begins here is not in sight by the least move. */
const AHEAD = '100px';

/** Who has gone so far once may be on the way back to there. */
let beenThere = false;

/** Whether an element is about to be seen: it lies close to the screen, or the page has been moved. */
export function useComesNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => beenThere || !('IntersectionObserver' in window));

  useEffect(() => {
    if (near || !element.current) return;
    const comes = () => {
      beenThere = true;
      setNear(true);
    };
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && comes(),
      { rootMargin: `0px 0px ${AHEAD}` },
    );
    watch.observe(element.current);
    window.addEventListener('scroll', comes, { once: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', comes);
    };
  }, [element, near]);

  return near;
}
