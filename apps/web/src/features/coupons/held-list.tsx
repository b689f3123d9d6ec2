import type { HeldCoupon } from '@baeon/contracts/coupon';
import { observeWindowOffset, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { isScrollLocked } from '../../components/ui/scroll-lock.ts';
import { HeldRow } from './held-row.tsx';

/** A row with a title of one line; what is on the screen is measured. */
const USUAL_ROW_PX = 133;

type Props = {
  coupons: readonly HeldCoupon[];
  now: Date;
  onOpen: (couponId: string) => void;
  /** The id of its heading. */
  labelledBy: string;
};

/** Behind a sheet the page is pinned and only seems to have been scrolled to its top. */
const observeUnlessLocked: typeof observeWindowOffset = (list, moved) =>
  observeWindowOffset(list, (offset, isScrolling) => {
    if (!isScrollLocked()) moved(offset, isScrolling);
  });

/** How far below the page's top the list begins, wherever the page is scrolled to. */
function useTopInPage() {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const page = document.body;
    const measure = () => {
      const own = list.current?.getBoundingClientRect().top ?? 0;
      setTop(Math.round(own - page.getBoundingClientRect().top));
    };
    measure();
    // What stands above the list comes and goes without telling it.
    const watch = new ResizeObserver(measure);
    watch.observe(page);
    return () => watch.disconnect();
  }, []);

  return { list, top };
}

/** However many there are, only the rows around what is in sight exist. */
export function HeldList({ coupons, now, onOpen, labelledBy }: Props) {
  const { list, top } = useTopInPage();
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized.
  const rows = useWindowVirtualizer({
    count: coupons.length,
    estimateSize: () => USUAL_ROW_PX,
    getItemKey: (index) => coupons[index]?.coupon.id ?? index,
    overscan: 6,
    scrollMargin: top,
    observeElementOffset: observeUnlessLocked,
    useFlushSync: false,
  });

  return (
    <ul
      ref={list}
      role="list"
      aria-labelledby={labelledBy}
      style={{ height: rows.getTotalSize() }}
      className="relative"
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const held = coupons[index];
        return (
          held && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={coupons.length}
              // Follows the scrolling, so it cannot be a class.
              style={{ transform: `translateY(${start - top}px)` }}
              className="absolute inset-x-0 top-0 pb-3"
            >
              <HeldRow held={held} now={now} onOpen={onOpen} />
            </li>
          )
        );
      })}
    </ul>
  );
}
