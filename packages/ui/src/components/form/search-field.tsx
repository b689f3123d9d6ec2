import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { classNames } from '../class-names.ts';
import { uiTexts } from '../ui-texts.ts';
import { fieldBorder, fieldBox } from './field-frame.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
};

/** A search box that filters as people type. Its label is for screen readers: the glass says it. */
export function SearchField({ label, value, onChange, placeholder = label }: Props) {
  const texts = useTexts(uiTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.key === 'Enter') input.current?.blur();
    if (event.key !== 'Escape' || value === '') return;
    // Some browsers empty the field themselves, without telling React.
    event.preventDefault();
    onChange('');
  }

  return (
    <div role="search" className={classNames(fieldBox, fieldBorder(null), 'relative')}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute left-[16px] size-[20px] text-ink-muted"
      />
      <input
        id={id}
        ref={input}
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keyPressed}
        className="w-full min-w-0 flex-1 appearance-none self-stretch bg-transparent pr-[48px] pl-[48px] text-base text-ellipsis text-ink outline-none placeholder-shown:pr-[12px] placeholder:text-ink-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={texts.clearSearch}
          onClick={clear}
          className="absolute right-[4px] grid size-touch place-items-center rounded-control text-ink-muted hover:bg-brand-soft"
        >
          <X aria-hidden="true" className="size-[20px]" />
        </button>
      )}
    </div>
  );
}
