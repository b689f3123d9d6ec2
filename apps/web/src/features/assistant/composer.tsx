import { LONGEST_MESSAGE } from '@baeon/contracts/assistant/assistant';
import { SendHorizontal } from 'lucide-react';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { fieldBorder, fieldBox } from '@baeon/ui/components/form/field-frame.tsx';
import { useOnline } from '@baeon/ui/lib/online.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';

/** Safari ends a composition before it tells of the key that ended it. */
const COMPOSING_KEY = 229;

type Props = {
  /** A reply is still to come. */
  waiting: boolean;
  onSend: (text: string) => void;
  /** Shown while nobody is typing. */
  voice?: ReactNode;
  draft?: Draft | null;
};

/** Words that came from elsewhere, and that the person may still change before sending them. */
export type Draft = { text: string };

const joined = (typed: string, more: string) =>
  [typed.trim(), more]
    .filter((text) => text !== '')
    .join(' ')
    .slice(0, LONGEST_MESSAGE);

/** A screen reader loses its place when what it stands on goes before it has come to the next. */
const LEAVING_MS = 500;

export function Composer({ waiting, onSend, voice, draft = null }: Props) {
  const texts = useTexts(assistantTexts);
  const online = useOnline();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [focused, setFocused] = useState(false);
  const [taken, setTaken] = useState<Draft | null>(null);
  if (draft !== taken) {
    setTaken(draft);
    if (draft) setText(joined(text, draft.text));
  }
  const voiceBox = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const canSend = text.trim() !== '' && !waiting && online;

  function submitted(event: FormEvent) {
    event.preventDefault();
    if (!canSend) return;
    onSend(text);
    setText('');
    // The button goes dead under the focus.
    field.current?.focus({ preventScroll: true });
  }

  function keyPressed(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    submitted(event);
  }

  function entered({ relatedTarget }: FocusEvent) {
    if (!voiceBox.current?.contains(relatedTarget)) return setFocused(true);
    leaving.current = setTimeout(() => setFocused(true), LEAVING_MS);
  }

  function left() {
    clearTimeout(leaving.current);
    setFocused(false);
  }

  return (
    <div className="flex flex-col items-center gap-2 [@media(max-height:30rem)]:flex-row-reverse">
      {online && !focused && text === '' && (
        <div ref={voiceBox} className="contents">
          {voice}
        </div>
      )}
      <p role="status" className="text-center text-sm text-balance text-ink-muted empty:-mb-2">
        {!online && texts.needsConnection}
      </p>
      <form onSubmit={submitted} className="flex w-full min-w-0 items-end gap-[8px]">
        <div className={classNames(fieldBox, fieldBorder(null), 'min-w-0 flex-1')}>
          <label htmlFor={id} className="sr-only">
            {texts.yourMessage}
          </label>
          <textarea
            id={id}
            ref={field}
            rows={1}
            value={text}
            placeholder={texts.typeMessage}
            autoComplete="off"
            enterKeyHint="send"
            maxLength={LONGEST_MESSAGE}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={keyPressed}
            onFocus={entered}
            onBlur={left}
            className="field-sizing-content max-h-[min(8rem,30dvh)] w-full min-w-0 flex-1 resize-none bg-transparent px-[16px] py-[14px] text-base leading-6 text-ink outline-none placeholder:text-ink-muted"
          />
        </div>
        <button
          type="submit"
          aria-label={texts.send}
          disabled={!canSend}
          className="grid size-[56px] shrink-0 place-items-center rounded-field bg-brand text-on-brand transition-colors not-disabled:hover:bg-brand-deep disabled:bg-line disabled:text-ink-muted"
        >
          <SendHorizontal aria-hidden="true" className="size-[24px]" />
        </button>
      </form>
    </div>
  );
}
