import { X } from 'lucide-react';
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../lib/texts.ts';
import { useWide } from '../../lib/use-wide.ts';
import { classNames } from '../class-names.ts';
import { paneClass } from '../side-pane.tsx';
import { KeyboardSpacer } from './keyboard-inset.tsx';
import { Skeleton } from '../layout.tsx';
import { uiTexts } from '../ui-texts.ts';
import { useSideDialog } from './use-side-dialog.ts';
import { useModalDialog } from './use-modal-dialog.ts';

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  /** On a wide screen it stands beside the list that it was opened from, which can be used on. */
  beside?: boolean;
  children: ReactNode;
};

/** From the lower edge on a phone; in the middle where there is room around it. */
const place =
  'fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[90dvh] w-full max-w-120 flex-col overflow-hidden ' +
  'rounded-t-sheet border-0 border-t border-line bg-surface p-0 text-ink shadow-float open:flex ' +
  'md:inset-y-0 md:my-auto md:h-fit md:rounded-sheet md:border';

/** Slides both ways where the browser can animate the way out of `display: none`; else it is just there. */
const motion =
  'pointer-events-none translate-y-full transition-[translate,opacity,display,overlay] transition-discrete duration-(--motion-sheet) ease-glide ' +
  'open:pointer-events-auto open:translate-y-0 starting:open:translate-y-full ' +
  'md:translate-y-4 md:opacity-0 md:open:translate-y-0 md:open:opacity-100 ' +
  'md:starting:open:translate-y-4 md:starting:open:opacity-0';

const backdrop =
  'backdrop:bg-ink/45 dark:backdrop:bg-canvas/75 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete ' +
  'backdrop:duration-(--motion-sheet) open:backdrop:opacity-100 starting:open:backdrop:opacity-0 motion-reduce:backdrop:transition-none';

/** Under the finger it must not lag behind; let go, it glides. */
function pulledDown(distance: number, dragging: boolean): CSSProperties {
  return { translate: `0 ${distance}px`, ...(dragging ? { transition: 'none' } : {}) };
}

async function slidAway(dialog: HTMLDialogElement | null): Promise<void> {
  const animations = dialog?.getAnimations?.() ?? [];
  await Promise.allSettled(animations.map(({ finished }) => finished));
}

/** Beside a list it has no backdrop and no edge to slide from. */
const besideClass = `m-0 h-auto max-h-none w-auto max-w-none flex-col border-0 p-0 text-ink open:flex ${paneClass}`;

/** The open state is the caller's: `onClose` is a wish, from Escape, the backdrop, a pull or the button. */
export function Sheet({ open, title, onClose, beside = false, children }: Props) {
  const texts = useTexts(uiTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { handlers, distance, dragging, reset } = useDragDown(onClose);
  const inPane = useWide() && beside;
  useSideDialog(dialog, { open: open && inPane, onClose, focusOn: heading, about: title });
  // Not the first field: that would cover half of the sheet with a keyboard.
  useModalDialog(dialog, { open: open && !inPane, onClose, focusOn: heading });

  // What it holds stays while it slides away, and is gone afterwards.
  const [filled, setFilled] = useState(open);
  if (open && !filled) setFilled(true);
  if (!open && distance > 0) reset();

  useEffect(() => {
    if (open || !filled) return;
    let wanted = true;
    void slidAway(dialog.current).then(() => wanted && setFilled(false));
    return () => {
      wanted = false;
    };
  }, [open, filled]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // Follows the finger, so it cannot be a class.
      style={open && distance > 0 ? pulledDown(distance, dragging) : undefined}
      className={inPane ? besideClass : classNames(place, motion, backdrop)}
    >
      {(open || filled) && (
        <>
          <div
            {...(inPane ? {} : handlers)}
            className={classNames('shrink-0 pt-[8px]', !inPane && 'touch-none select-none')}
          >
            <span
              aria-hidden="true"
              className="mx-auto block h-[4px] w-[40px] rounded-full bg-line-strong md:hidden"
            />
            <div className="flex items-center justify-between gap-[8px] pt-[4px] pr-[8px] pl-gutter">
              <h2
                id={titleId}
                ref={heading}
                tabIndex={-1}
                className="min-w-0 text-lg leading-6 font-bold wrap-anywhere"
              >
                {title}
              </h2>
              <button
                type="button"
                aria-label={texts.close}
                onClick={onClose}
                className="grid size-[48px] shrink-0 place-items-center rounded-control text-ink-muted hover:bg-brand-soft"
              >
                <X aria-hidden="true" className="size-[24px]" />
              </button>
            </div>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pt-1 pb-[calc(env(safe-area-inset-bottom)+20px)]">
            {children}
            <KeyboardSpacer />
          </div>
        </>
      )}
    </dialog>
  );
}

const AWAY_PX = 80;

/** How far a sheet follows a finger: down only. */
function draggedBy(startY: number, nowY: number): number {
  return Math.max(0, nowY - startY);
}

type Drag = { pointerId: number; startY: number };

/** Follows a finger that pulls down; far enough calls `onAway`, less springs back. */
function useDragDown(onAway: () => void) {
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

/** Around what a sheet holds, where that is fetched only once somebody opens it. */
export function SheetPart({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Coming />}>{children}</Suspense>;
}

function Coming() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 py-2">
      <p className="sr-only">{useTexts(uiTexts).loading}</p>
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-12 w-full rounded-field!" />
      <Skeleton className="h-12 w-full rounded-field!" />
    </div>
  );
}
