import { toastDurations } from '@baeon/contracts/common/toasts';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import {
  type DefaultToastOptions,
  resolveValue,
  type Toast,
  toast as toasts,
  useToaster,
} from 'react-hot-toast/headless';
import { said } from '../../lib/texts.ts';
import { classNames } from '../class-names.ts';
import { Spinner } from '../button.tsx';
import { useTopDialog } from '../sheet/top-dialog.ts';

const FADE_MS = 160;

const toastOptions: DefaultToastOptions = {
  removeDelay: FADE_MS,
  success: { duration: toastDurations.success },
  error: { duration: toastDurations.error },
  blank: { duration: toastDurations.blank },
};

type Handlers = { startPause: () => void; endPause: () => void };
type LayerProps = { toasts: Toast[]; handlers: Handlers; inDialog?: boolean };

/** Where the top bar ends, on every screen, so that nothing in it is covered. */
const belowBar = 'pt-[calc(env(safe-area-inset-top)+var(--spacing-top-bar)+8px)]';
/** The bar is out of reach then, and what the dialog is about begins lower. */
const atTop = 'pt-[calc(env(safe-area-inset-top)+12px)]';

/** The two live regions are there before the toasts: screen readers miss what arrives with its region. */
function ToastLayer({ toasts, handlers, inDialog = false }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);

  const hasSome = toasts.length > 0;

  // A popover lies in the top layer, above whatever opened before it. Not without need: the browser
  // works out the look of the whole page anew. Its regions are there all the same.
  useEffect(() => {
    const element = layer.current;
    // Its dialog may have gone with the screen on the way to this: what it held is drawn outside next.
    if (!hasSome || !element?.isConnected) return;
    element.showPopover?.();
    return () => element.hidePopover?.();
  }, [hasSome]);

  const errors = toasts.filter((toast) => toast.type === 'error');
  const others = toasts.filter((toast) => toast.type !== 'error');
  const stack = 'flex flex-col items-center gap-[8px]';

  return (
    <div
      ref={layer}
      popover="manual"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-0 bottom-auto m-0 mx-auto flex w-full max-w-120 flex-col gap-[8px]',
        'overflow-visible border-0 bg-transparent px-[16px]',
        inDialog ? atTop : belowBar,
      )}
    >
      <div role="alert" className={stack}>
        {errors.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismissed={handlers.endPause} />
        ))}
      </div>
      <div role="status" className={stack}>
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismissed={handlers.endPause} />
        ))}
      </div>
    </div>
  );
}

/**
 * Draws the toasts with our own styles, because the library's ready-made toaster injects a style
 * element that the content security policy refuses. While a dialog is open they are drawn inside
 * it, where they can be seen, heard and tapped. A dismissed toast goes from under the pointer
 * without the pointer leaving, so dismissing ends the pause as well.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(toastOptions);
  const dialog = useTopDialog();
  const moved = useEffectEvent(handlers.endPause);

  // Cards that move in or out of a dialog leave the pointer behind.
  useEffect(() => {
    if (!dialog) return;
    moved();
    return () => moved();
  }, [dialog]);

  return (
    <>
      <ToastLayer toasts={dialog ? [] : toasts} handlers={handlers} />
      {dialog && createPortal(<ToastLayer inDialog toasts={toasts} handlers={handlers} />, dialog)}
    </>
  );
}

function ToastIcon({ type }: { type: Toast['type'] }) {
  const size = 'size-[20px] shrink-0';
  if (type === 'loading') return <Spinner className={classNames(size, 'text-link')} />;
  if (type === 'success') {
    return <CircleCheck aria-hidden="true" className={classNames(size, 'text-positive')} />;
  }
  if (type === 'error') {
    return <CircleAlert aria-hidden="true" className={classNames(size, 'text-danger')} />;
  }
  return <Info aria-hidden="true" className={classNames(size, 'text-link')} />;
}

/** Many are the contracts' own sentences. */
function textOf(toast: Toast): ReactNode {
  const text = resolveValue(toast.message, toast);
  return typeof text === 'string' ? said(text) : text;
}

type Props = { toast: Toast; onDismissed: () => void };

function ToastCard({ toast, onDismissed }: Props) {
  const { handlers, distance } = useSwipeAway(() => {
    toasts.dismiss(toast.id);
    onDismissed();
  });
  return (
    <div
      {...handlers}
      data-toast={toast.type}
      aria-hidden={!toast.visible || undefined}
      // Follows the finger, so it cannot be a class.
      style={distance === 0 ? undefined : { transform: `translateX(${distance}px)` }}
      className={classNames(
        'pointer-events-auto flex w-fit max-w-full touch-pan-y items-center gap-[12px] rounded-card bg-raised',
        'cursor-pointer px-[16px] py-[12px] text-sm font-medium text-ink shadow-float select-none',
        toast.visible ? 'animate-rise' : '-translate-y-2 opacity-0 transition-[translate,opacity]',
      )}
    >
      <ToastIcon type={toast.type} />
      <span className="min-w-0 wrap-anywhere">{textOf(toast)}</span>
    </div>
  );
}

const TAP_PX = 6;
const AWAY_PX = 56;

/** Whether a sideways movement of a finger is a wish to be rid of the thing. */
export function isSwipedAway(distance: number): boolean {
  return Math.abs(distance) <= TAP_PX || Math.abs(distance) >= AWAY_PX;
}

type Drag = { pointerId: number; startX: number; distance: number };

/** A tap, or a swipe far enough to either side, calls `onAway`; a short drag springs back. */
function useSwipeAway(onAway: () => void) {
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
      if (isSwipedAway(event.clientX - drag.startX)) onAway();
    },
    onPointerCancel() {
      setDrag(null);
    },
  };
  return { handlers, distance: drag?.distance ?? 0 };
}
