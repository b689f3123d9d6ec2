import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../components/ui/class-names.ts';

type Props = {
  label: string;
  Icon: LucideIcon;
  /** Whether its name stands on it. */
  wide?: boolean;
  /** Not `disabled` for real, which would throw the focus away. */
  busy?: boolean;
  onPress: () => void;
};

/** To be pressed while it lies on the camera's picture. */
export function RoundButton({ label, Icon, wide = false, busy = false, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={wide ? undefined : label}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
      className={classNames(
        'inline-flex min-h-[52px] min-w-[52px] items-center justify-center gap-2.5 rounded-full border border-on-lens/30 bg-lens/70 font-semibold',
        'not-aria-disabled:hover:bg-lens not-aria-disabled:active:scale-95 aria-disabled:text-on-lens-muted',
        wide && 'px-5',
      )}
    >
      <Icon aria-hidden="true" className="size-[24px] shrink-0" />
      {wide && label}
    </button>
  );
}
