import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { fieldBorder, fieldBox, FieldFrame } from './field-frame.tsx';

export type DropdownOption = { value: string; label: string };

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & {
  label: string;
  placeholder: string;
  options: readonly DropdownOption[];
  hint?: string | undefined;
  error?: string | null | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/** The platform's own picker; its first option is a placeholder that cannot be chosen. */
export function Dropdown({
  label,
  placeholder,
  options,
  hint,
  error,
  className,
  ref,
  ...select
}: Props) {
  const start = select.value === undefined ? { defaultValue: select.defaultValue ?? '' } : {};
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, aria }) => (
        <div className={classNames(fieldBox, fieldBorder(error), 'relative')}>
          <select
            {...select}
            {...start}
            {...aria}
            id={id}
            ref={ref}
            className={classNames(
              'w-full appearance-none self-stretch truncate bg-transparent pr-touch pl-[16px] text-base text-ink outline-none',
              className,
            )}
          >
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute right-[16px] size-[20px] text-ink-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
