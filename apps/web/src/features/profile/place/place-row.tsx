import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { pickerTexts } from './picker-texts.ts';

type Named = { name: string; city: string | null; state: string | null };

/** Where a place lies, to tell it from its namesakes. */
export const detailOf = ({ name, city, state }: Named): string =>
  [city === name ? null : city, state].filter(Boolean).join(', ');

type Props = {
  Icon: LucideIcon;
  name: string;
  detail: string;
  onChoose: () => void;
  /** What else can be done with it, behind a button. */
  children?: ReactNode;
};

/** A place that a tap chooses. */
export function PlaceRow({ Icon, name, detail, onChoose, children }: Props) {
  const { more } = useTexts(pickerTexts);
  const [open, setOpen] = useState(false);
  const actionsId = useId();

  return (
    <li>
      <div className="flex items-center">
        <button
          type="button"
          onClick={onChoose}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-[12px] rounded-control py-1.5 pr-2 text-left leading-5 hover:bg-brand-soft"
        >
          <span className="grid size-[36px] shrink-0 place-items-center rounded-full bg-brand-soft text-link">
            <Icon aria-hidden="true" className="size-[20px]" />
          </span>
          <span className="min-w-0">
            <span className="block font-medium wrap-anywhere">{name}</span>
            {detail && <span className="block text-sm text-ink-muted wrap-anywhere">{detail}</span>}
          </span>
        </button>
        {children && (
          <button
            type="button"
            aria-label={more(name)}
            aria-expanded={open}
            aria-controls={actionsId}
            onClick={() => setOpen(!open)}
            className="grid size-touch shrink-0 place-items-center rounded-control text-ink-muted hover:bg-brand-soft"
          >
            <EllipsisVertical aria-hidden="true" className="size-[20px]" />
          </button>
        )}
      </div>
      {children && (
        <div id={actionsId} hidden={!open} className="pb-2 pl-12">
          {open && <div className="flex flex-wrap gap-2">{children}</div>}
        </div>
      )}
    </li>
  );
}

type ActionProps = {
  text: string;
  /** Shown in place of the text. */
  Icon?: LucideIcon;
  busy: boolean;
  onPress: () => void;
};

export function PlaceAction({ text, Icon, busy, onPress }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={Icon && text}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
      className="grid min-h-11 min-w-11 place-items-center rounded-full border border-line-strong px-3 text-sm font-semibold text-link hover:bg-brand-soft"
    >
      {Icon ? <Icon aria-hidden="true" className="size-[20px]" /> : text}
    </button>
  );
}
