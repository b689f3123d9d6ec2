import { useEffect, useRef } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { ToastCard } from './toast-card.tsx';

const FADE_MS = 160;

/**
 * Draws the toasts with our own styles, because the library's ready-made toaster injects a style
 * element that the content security policy refuses. The two live regions are always in the page:
 * screen readers miss what arrives together with its region. A dismissed toast goes from under the
 * pointer without the pointer leaving, so dismissing ends the pause as well.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: FADE_MS });
  const layer = useRef<HTMLDivElement>(null);

  // A popover lies in the top layer, above whatever sheet or dialog is open.
  useEffect(() => layer.current?.showPopover?.(), []);

  const errors = toasts.filter((toast) => toast.type === 'error');
  const others = toasts.filter((toast) => toast.type !== 'error');
  const stack = 'flex flex-col items-center gap-2';

  return (
    <div
      ref={layer}
      popover="manual"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-0 top-0 bottom-auto m-0 mx-auto w-full max-w-120 flex-col gap-2 overflow-visible border-0 bg-transparent px-4 pt-[calc(env(safe-area-inset-top)+12px)] open:flex"
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
