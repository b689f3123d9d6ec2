import {
  observeWindowOffset,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isScrollLocked } from '@baeon/ui/components/sheet/scroll-lock.ts';
import { ListRow, type WindowListProps } from './list-row.tsx';

/** Entries before the end at which the next page is sent for. */
const RUNWAY = 8;

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

type Props = WindowListProps<unknown> & {
  /** How many stand above it. */
  from: number;
  hasMore: boolean;
  busy: boolean;
};

/** The entries of a list from some place on, as far as they are on the screen. */
export default function WindowTail(props: Props) {
  const { entries, keyOf, usualPx, gapPx, from, hasMore, busy, onEndNear, children } = props;
  const room = useRef<HTMLLIElement>(null);
  const top = useTopInPage(room);
  const count = entries.length - from;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it gives
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => usualPx,
    getItemKey: (index) => {
      const entry = entries[from + index];
      return entry === undefined ? index : keyOf(entry);
    },
    gap: gapPx,
    overscan: 3,
    scrollMargin: top,
    observeElementOffset: observeUnlessLocked,
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();

  const last = shown.at(-1)?.index ?? 0;
  const endIsNear = hasMore && !busy && last >= count - RUNWAY;
  const tell = useEffectEvent(() => onEndNear?.());
  useEffect(() => {
    if (endIsNear) tell();
    // Each page brings its own end.
  }, [endIsNear, count]);

  const { reveal } = props;
  const inSight = useEffectEvent((key: string) => {
    const index = entries.findIndex((entry) => keyOf(entry) === key);
    if (index >= from) rows.scrollToIndex(index - from, { align: 'center' });
  });
  useEffect(() => {
    if (reveal !== undefined) inSight(reveal);
  }, [reveal]);

  return (
    <>
      {shown.map(({ index, key, start }) => {
        const entry = entries[from + index];
        if (entry === undefined) return null;
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-posinset={from + index + 1}
            aria-setsize={hasMore ? -1 : entries.length}
            // Out of the flow where the room below begins. Follows the scrolling, so it cannot be a class.
            style={{ transform: `translateY(${start - top}px)` }}
            className="absolute inset-x-0"
          >
            <ListRow entry={entry} draw={children} />
          </li>
        );
      })}
      <li ref={room} aria-hidden="true" style={{ height: rows.getTotalSize() }} />
    </>
  );
}
