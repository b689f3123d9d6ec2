import { useId } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Spinner } from '@baeon/ui/components/button.tsx';

type Props = {
  label: string;
  hint?: string;
  on: boolean;
  busy?: boolean;
  onChange: (on: boolean) => void;
};

/** A choice that takes effect at once; all of its row can be tapped. */
export function PushSwitch({ label, hint, on, busy = false, onChange }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChange(!on)}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-[12px] gap-y-[8px] px-[16px] py-2.5 text-left outline-offset-[-3px] transition-colors hover:bg-brand-soft"
    >
      {/* The longest word fits, or the switch goes under it. */}
      <span className="min-w-min flex-1">
        <span id={id} className="block font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-pretty text-ink-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="ml-auto grid w-[48px] shrink-0 place-items-center">
        {busy ? <Spinner className="text-link" /> : <Knob on={on} />}
      </span>
    </button>
  );
}

/** On is filled and to the right, with a dot of the other kind: told by more than colour. */
function Knob({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex h-[28px] w-[48px] shrink-0 items-center rounded-full border-2 px-[3px] transition-colors',
        on ? 'justify-end border-brand bg-brand' : 'border-line-strong bg-transparent',
      )}
    >
      <span
        className={classNames(
          'rounded-full',
          on ? 'size-[18px] bg-on-brand' : 'size-[14px] bg-line-strong',
        )}
      />
    </span>
  );
}
