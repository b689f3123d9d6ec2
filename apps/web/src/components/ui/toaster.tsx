import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from './class-names.ts';
import { ToastCard } from './toast-card.tsx';
import { useTopDialog } from './top-dialog.ts';

const FADE_MS = 160;

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
    if (!hasSome) return;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
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
  const { toasts, handlers } = useToaster({ removeDelay: FADE_MS });
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
