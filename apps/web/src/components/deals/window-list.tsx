import {
  observeWindowOffset,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isScrollLocked } from '../ui/scroll-lock.ts';

/** Entries before the end at which the next page is sent for. */
const RUNWAY = 12;

/** Behind a popup the page is pinned and only seems to have been scrolled to its top. */
function observeUnlessLocked(
  list: Virtualizer<Window, Element>,
  moved: (offset: number, isScrolling: boolean) => void,
) {
  return observeWindowOffset(list, (offset, isScrolling) => {
    if (!isScrollLocked()) moved(offset, isScrolling);
  });
}

/** How far below the page's top an element begins, wherever the page is scrolled to. */
function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const page = document.body;
    const measure = () => {
      const own = element.current?.getBoundingClientRect().top ?? 0;
      setTop(Math.round(own - page.getBoundingClientRect().top));
    };
    measure();
    // What stands above the list loads, wraps and grows without telling it.
    const watch = new ResizeObserver(measure);
    watch.observe(page);
    return () => watch.disconnect();
  }, [element]);

  return top;
}

type Props<T> = {
  entries: readonly T[];
  keyOf: (entry: T) => string;
  /** How high an entry usually is; what is on the screen is measured. */
  usualPx: number;
  gapPx: number;
  /** The id of its heading. */
  labelledBy?: string;
  /** Further ones come as the end comes near. */
  hasMore?: boolean;
  /** They are on their way already. */
  busy?: boolean;
  onEndNear?: () => void;
  children: (entry: T) => ReactNode;
};

/** Only the entries around what is on the screen exist, so that ten thousand scroll like ten. */
export function WindowList<T>(props: Props<T>) {
  const { entries, keyOf, usualPx, gapPx, labelledBy, children } = props;
  const { hasMore = false, busy = false, onEndNear } = props;
  const list = useRef<HTMLUListElement>(null);
  const top = useTopInPage(list);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it gives
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => usualPx,
    getItemKey: (index) => {
      const entry = entries[index];
      return entry === undefined ? index : keyOf(entry);
    },
    gap: gapPx,
    overscan: 6,
    scrollMargin: top,
    observeElementOffset: observeUnlessLocked,
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();

  const last = shown.at(-1)?.index ?? 0;
  const endIsNear = hasMore && !busy && last >= entries.length - RUNWAY;
  const tell = useEffectEvent(() => onEndNear?.());
  useEffect(() => {
    if (endIsNear) tell();
    // Each page brings its own end.
  }, [endIsNear, entries.length]);

  return (
    <ul
      role="list"
      ref={list}
      aria-labelledby={labelledBy}
      style={{ height: rows.getTotalSize() }}
      className="relative"
    >
      {shown.map(({ index, key, start }) => {
        const entry = entries[index];
        if (entry === undefined) return null;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={hasMore ? -1 : entries.length}
            // Follows the scrolling, so it cannot be a class.
            style={{ transform: `translateY(${start - top}px)` }}
            className="absolute inset-x-0 top-0"
          >
            {children(entry)}
          </li>
        );
      })}
    </ul>
  );
}
