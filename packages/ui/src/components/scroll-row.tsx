import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'div'> & {
  children: ReactNode;
  /** Where the arrows stand, if not half way down. */
  arrowsAt?: string;
};

/** How far there is to go to each side. */
type Hidden = { before: boolean; after: boolean };

/** A pixel of rounding is not worth an arrow. */
const SLACK_PX = 2;

/** In a column amid a wider page nothing but this says that the row goes on behind its edge. */
const fades = ({ before, after }: Hidden): string =>
  classNames(
    before && 'min-[500px]:max-lg:mask-l-from-90%',
    after && 'min-[500px]:max-lg:mask-r-from-90%',
  );

/**
 * A row that goes on to the side. A finger pushes it, a mouse has its wheel and an arrow at each end
 * that hides something; keys move from one thing in it to the next, so they need no arrows.
 */
export function ScrollRow({ children, className, arrowsAt = 'top-1/2', ...row }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>({ before: false, after: false });

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const before = scrollLeft > SLACK_PX;
      const after = scrollLeft + clientWidth < scrollWidth - SLACK_PX;
      setHidden((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const turn = (event: WheelEvent) => {
      // A touchpad says sideways itself, and Ctrl zooms.
      if (event.ctrlKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
      const from = element.scrollLeft;
      element.scrollLeft += event.deltaY;
      // At its end the page goes on.
      if (element.scrollLeft !== from) event.preventDefault();
    };
    const over = new AbortController();
    const { signal } = over;
    element.addEventListener('scroll', look, { passive: true, signal });
    element.addEventListener('wheel', turn, { passive: false, signal });
    const size = new ResizeObserver(look);
    size.observe(element);
    // What comes later makes the row longer, not wider.
    const content = new MutationObserver(look);
    content.observe(element, { childList: true });
    return () => {
      over.abort();
      size.disconnect();
      content.disconnect();
    };
  }, []);

  const push = (direction: 1 | -1) => {
    const element = ref.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  };

  return (
    <div className="relative">
      <div
        ref={ref}
        className={classNames(
          'flex overflow-x-auto [scrollbar-width:none]',
          fades(hidden),
          className,
        )}
        {...row}
      >
        {children}
      </div>
      {hidden.before && <Arrow side="left" at={arrowsAt} onPress={() => push(-1)} />}
      {hidden.after && <Arrow side="right" at={arrowsAt} onPress={() => push(1)} />}
    </div>
  );
}

type ArrowProps = { side: 'left' | 'right'; at: string; onPress: () => void };

/** For a mouse only. */
function Arrow({ side, at, onPress }: ArrowProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-arrow={side}
      onClick={onPress}
      className={classNames(
        'absolute hidden size-[44px] -translate-y-1/2 place-items-center rounded-full border border-line-strong bg-surface text-ink shadow-float hover:bg-brand-soft [@media(hover:hover)_and_(pointer:fine)]:grid',
        at,
        side === 'left' ? 'left-1' : 'right-1',
      )}
    >
      <Icon className="size-[20px]" />
    </button>
  );
}
