import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTurns } from '../in-turn.tsx';
import { ListRow, type WindowListProps } from './list-row.tsx';

/** Are always there. */
const HEAD = 6;
/** Fill a phone's screen. */
const FIRST = 4;

/** Those of the first rows go before the code for the others, unless somebody moves the page. */
const AFTER_PICTURES_MS = 500;

const loadTail = () => import('./window-tail.tsx');
const WindowTail = lazy(loadTail);

/**
 * Only the first entries and those around what is on the screen exist, so that ten thousand scroll
 * like ten. The first do not wait for what it takes to leave out the others.
 */
export function WindowList<T>(props: WindowListProps<T>) {
  const { entries, keyOf, gapPx, labelledBy, children } = props;
  const { hasMore = false, busy = false, onEndNear, reveal } = props;
  const list = useRef<HTMLUListElement>(null);
  const isFilled = useTurns(1) > 0;
  const beyond = entries.length - HEAD;

  const tell = useEffectEvent(() => onEndNear?.());
  // Each page brings its own end.
  const endInSight = beyond <= 0 && hasMore && !busy ? entries.length : null;
  useEffect(() => {
    if (endInSight !== null) tell();
  }, [endInSight]);

  const inSight = useEffectEvent((key: string) => {
    const index = entries.slice(0, HEAD).findIndex((entry) => keyOf(entry) === key);
    list.current?.children[index]?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (reveal !== undefined) inSight(reveal);
  }, [reveal]);

  const size = hasMore ? -1 : entries.length;
  return (
    <ul ref={list} role="list" aria-labelledby={labelledBy} className="relative">
      {entries.slice(0, isFilled ? HEAD : FIRST).map((entry, index) => (
        <li
          key={keyOf(entry)}
          aria-posinset={index + 1}
          aria-setsize={size}
          style={{ marginBottom: index + 1 < entries.length ? gapPx : 0 }}
        >
          <ListRow entry={entry} draw={children} />
        </li>
      ))}
      {isFilled && beyond > 0 && <Beyond {...props} hasMore={hasMore} busy={busy} />}
    </ul>
  );
}

type BeyondProps<T> = WindowListProps<T> & { hasMore: boolean; busy: boolean };

/** Room for the others, until somebody comes near it. */
function Beyond<T>(props: BeyondProps<T>) {
  const { entries, usualPx, gapPx } = props;
  const room = useRef<HTMLLIElement>(null);
  const near = useComesNear(room) || props.reveal !== undefined;

  useEffect(() => {
    const timer = setTimeout(() => void loadTail(), AFTER_PICTURES_MS);
    return () => clearTimeout(timer);
  }, []);

  const height = (entries.length - HEAD) * (usualPx + gapPx);
  const empty = <li ref={room} aria-hidden="true" style={{ height }} />;
  if (!near) return empty;
  return (
    <Suspense fallback={empty}>
      <WindowTail {...(props as BeyondProps<unknown>)} from={HEAD} />
    </Suspense>
  );
}

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
