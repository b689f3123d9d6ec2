import { Search, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { fieldBorder, fieldBox } from '../../components/ui/field-frame.tsx';

type Props = {
  /** What is searched for at the moment. */
  text: string;
  onSearch: (text: string) => void;
};

/** Searches when it is told to: by its button, or by Enter. */
export function DealSearch({ text, onSearch }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  // A chip takes the place of the text, wherever that was changed.
  if (searched !== text) {
    setSearched(text);
    setTyped(text);
  }

  function submitted(event: FormEvent) {
    event.preventDefault();
    // Away with the phone's keyboard, which covers what was found.
    input.current?.blur();
    onSearch(typed);
  }

  function clear() {
    setTyped('');
    onSearch('');
    input.current?.focus();
  }

  return (
    <form role="search" onSubmit={submitted} className="flex items-center gap-2">
      <div className={classNames(fieldBox, fieldBorder(null), 'relative min-w-0 flex-1')}>
        <label htmlFor={id} className="sr-only">
          Search deals
        </label>
        <input
          id={id}
          ref={input}
          type="search"
          value={typed}
          placeholder="Search deals"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-13 w-full min-w-0 flex-1 appearance-none bg-transparent pr-12 pl-4 text-base text-ellipsis text-ink outline-none placeholder:text-ink-muted placeholder-shown:pr-3 [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={clear}
            className="absolute right-1 grid size-11 place-items-center rounded-xl text-ink-muted hover:bg-brand-soft"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
      <button
        type="submit"
        aria-label="Search"
        className="grid min-h-14 w-[56px] shrink-0 place-items-center rounded-field bg-brand text-on-brand transition-colors hover:bg-brand-deep"
      >
        <Search aria-hidden="true" className="size-6" />
      </button>
    </form>
  );
}
