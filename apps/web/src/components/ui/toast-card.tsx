import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { resolveValue, type Toast, toast as toasts } from 'react-hot-toast/headless';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { useSwipeAway } from './use-swipe-away.ts';

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

type Props = { toast: Toast; onDismissed: () => void };

export function ToastCard({ toast, onDismissed }: Props) {
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
      <span className="min-w-0 wrap-anywhere">{resolveValue(toast.message, toast)}</span>
    </div>
  );
}
