import { Search, X } from 'lucide-react';
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { fieldBorder, fieldBox } from '@baeon/ui/components/form/field-frame.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';
import type { ShownSuggestions } from '../suggest/suggest-panel.tsx';

const SuggestPanel = lazy(() => import('../suggest/suggest-panel.tsx'));

/** Speaking in place of typing. */
type Voice = {
  /** Somebody speaks, or what they said is being made out. */
  busy: boolean;
  heard: { text: string } | null;
  cancel: () => void;
  controls: ReactNode;
};

type Props = {
  /** What is searched for at the moment. */
  text: string;
  onSearch: (text: string) => void;
  onCategory: (id: string) => void;
  voice: Voice;
};

/** Searches when it is told to: by its button, by Enter, or aloud; suggests what that may be about. */
export function DealSearch({ text, onSearch, onCategory, voice }: Props) {
  const { search: texts } = useTexts(dealsTexts).home;
  const { clearSearch } = useTexts(uiTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);
  /** Searched for here and not yet in the address, which comes after: people may have typed on by then. */
  const [ahead, setAhead] = useState<readonly string[]>([]);
  // A chip takes the place of the text, wherever that was changed.
  if (searched !== text) {
    const own = ahead.lastIndexOf(text);
    setSearched(text);
    setAhead(own < 0 ? [] : ahead.slice(own + 1));
    if (own < 0) setTyped(text);
  }
  const [heard, setHeard] = useState(voice.heard);
  if (heard !== voice.heard) {
    setHeard(voice.heard);
    if (voice.heard) setTyped(voice.heard.text);
  }

  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState<ShownSuggestions>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(null);
  const listId = `${id}-list`;

  function keyPressed(event: KeyboardEvent) {
    if (open) keys.current?.(event);
    else if (event.key === 'ArrowDown') setOpen(true);
  }

  function left({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  function edited(event: ChangeEvent<HTMLInputElement>) {
    voice.cancel();
    setTyped(event.target.value);
    setOpen(true);
  }

  function start(wanted: string) {
    setTyped(wanted);
    const next = wanted.trim();
    setAhead((before) => ((before.at(-1) ?? text) === next ? before : [...before, next]));
    onSearch(wanted);
  }

  function search(wanted: string) {
    voice.cancel();
    setOpen(false);
    // Away with the phone's keyboard, which covers what was found.
    input.current?.blur();
    start(wanted);
  }

  function submitted(event: FormEvent) {
    event.preventDefault();
    search(typed);
  }

  function clear() {
    start('');
    input.current?.focus();
  }

  return (
    <form role="search" onSubmit={submitted} {...{ onBlur: left }} className="@container relative">
      {/* Large letters get the whole line; the button goes under them. */}
      <div className="flex flex-col gap-[8px] @min-[12rem]:flex-row">
        <div
          className={classNames(
            fieldBox,
            voice.busy ? 'border-brand' : fieldBorder(null),
            'relative min-w-0 flex-1',
          )}
        >
          <label htmlFor={id} className="sr-only">
            {texts.label}
          </label>
          <input
            id={id}
            ref={input}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown !== null}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown?.active}
            value={typed}
            placeholder={texts.label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            onChange={edited}
            onKeyDown={keyPressed}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            className="w-full min-w-0 flex-1 appearance-none self-stretch bg-transparent pl-[16px] text-base text-ellipsis text-ink outline-none placeholder:text-ink-muted [&::-webkit-search-cancel-button]:hidden"
          />
          <div className="flex shrink-0 pr-[4px]">
            {typed !== '' && !voice.busy && (
              <button
                type="button"
                aria-label={clearSearch}
                onClick={clear}
                className="grid size-touch place-items-center rounded-control text-ink-muted hover:bg-brand-soft"
              >
                <X aria-hidden="true" className="size-[20px]" />
              </button>
            )}
            {voice.controls}
          </div>
        </div>
        <button
          type="submit"
          aria-label={texts.go}
          className="grid min-h-[56px] shrink-0 place-items-center rounded-field bg-brand text-on-brand transition-colors hover:bg-brand-deep @min-[12rem]:w-[56px]"
        >
          <Search aria-hidden="true" className="size-[24px]" />
        </button>
      </div>
      {open && !voice.busy && (
        <Suspense fallback={null}>
          <SuggestPanel
            id={listId}
            typed={typed}
            onSearch={search}
            onCategory={onCategory}
            onClose={() => setOpen(false)}
            onShown={setShown}
            ref={keys}
          />
        </Suspense>
      )}
    </form>
  );
}
