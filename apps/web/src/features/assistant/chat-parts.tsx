import { type ReactNode, useState } from 'react';
import { Sparkles } from 'lucide-react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { readerLocale } from '@baeon/ui/lib/format/reader-locale.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { assistantTexts, type AssistantTexts } from './assistant-texts.ts';
import { type ChatState, isWaiting } from './chat-state.ts';

let clock: { locale: string | undefined; format: Intl.DateTimeFormat } | undefined;

/** '03:45 pm'. One clock for all bubbles, until the language changes. */
function timeText(moment: string): string {
  const locale = readerLocale();
  if (!clock || clock.locale !== locale) {
    const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
    clock = { locale, format };
  }
  return clock.format.format(new Date(moment));
}

export function TimeOfDay({ of }: { of: string }) {
  return (
    <time dateTime={of} className="px-1 text-xs leading-4 text-ink-muted tabular-nums">
      {timeText(of)}
    </time>
  );
}

type Props = { from: 'user' | 'assistant'; children: ReactNode };

export function Bubble({ from, children }: Props) {
  const texts = useTexts(assistantTexts);
  const mine = from === 'user';
  return (
    <div
      className={classNames(
        'w-fit max-w-[88%] rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-line',
        mine
          ? 'self-end rounded-br-small bg-brand text-on-brand'
          : 'self-start rounded-bl-small bg-brand-soft',
      )}
    >
      <span className="sr-only">{mine ? texts.byYou : texts.byAssistant} </span>
      {children}
    </div>
  );
}

const delays = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'];

export function Thinking() {
  return (
    <Bubble from="assistant">
      <span className="inline-flex items-center gap-2.5 text-ink-muted">
        <span aria-hidden="true" className="inline-flex gap-1">
          {delays.map((delay) => (
            <span
              key={delay}
              className={`size-2 animate-breathe rounded-full bg-link [animation-duration:1.2s] ${delay}`}
            />
          ))}
        </span>
        {useTexts(assistantTexts).thinking}
      </span>
    </Bubble>
  );
}

type SuggestionChipsProps = {
  label: string;
  texts: readonly string[];
  onChoose: (text: string) => void;
};

/** What could be said, for those who would rather tap than type. */
export function SuggestionChips({ label, texts, onChoose }: SuggestionChipsProps) {
  return (
    <ul role="list" aria-label={label} className="flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(text)}
            className="min-h-11 max-w-full rounded-full border border-line-strong bg-raised px-4 py-1.5 text-left text-sm leading-5 font-semibold text-link transition-colors wrap-anywhere hover:bg-brand-soft"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Before anything was said. */
export function ChatIntro({ onChoose }: { onChoose: (text: string) => void }) {
  const texts = useTexts(assistantTexts);
  return (
    <div className="my-auto flex flex-col items-center py-4 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-link">
        <Sparkles aria-hidden="true" className="size-9" strokeWidth={1.75} />
      </span>
      <h2 className="mt-5 text-xl font-bold text-balance">{texts.title}</h2>
      <p className="mt-2 mb-6 max-w-80 text-pretty text-ink-muted">{texts.intro}</p>
      <div className="[&>ul]:justify-center">
        <SuggestionChips label={texts.forAStart} texts={texts.starters} onChoose={onChoose} />
      </div>
    </div>
  );
}

function spokenText(chat: ChatState, texts: AssistantTexts): string {
  if (isWaiting(chat)) return texts.thinking;
  const last = chat.messages.at(-1);
  if (last?.role !== 'assistant') return '';
  const count = last.failed ? 0 : last.products.length;
  return count > 0 ? `${last.content} ${texts.spokenCount(count)}` : last.content;
}

/** Says what came in to people who do not see it. What was there already is not news. */
export function SpokenReply({ chat }: { chat: ChatState }) {
  const texts = useTexts(assistantTexts);
  const [known] = useState(chat);
  return (
    <p role="status" className="sr-only">
      {chat === known ? '' : spokenText(chat, texts)}
    </p>
  );
}
