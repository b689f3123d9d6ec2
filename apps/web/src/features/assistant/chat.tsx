import { ArrowDown, RotateCcw } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { ProductPowers } from '../../components/products/product-actions.tsx';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';
import {
  Bubble,
  ChatIntro,
  SpokenReply,
  SuggestionChips,
  Thinking,
  TimeOfDay,
} from './chat-parts.tsx';
import { ChatReply } from './chat-reply.tsx';
import { Composer, type Draft } from './composer.tsx';
import { type ChatEntry, isWaiting, type ChatState } from './chat-state.ts';
import { useScrollToNewest } from './use-scroll-to-newest.ts';

/** What lies over the lower end of the page, in pixels. */
export type Below = { bar: number; keyboard: number };

type Props = {
  chat: ChatState;
  powers: ProductPowers;
  below: Below;
  onSend: (text: string) => void;
  onRetry: () => void;
  voice?: ReactNode;
  draft?: Draft | null;
};

function footPlace({ bar, keyboard }: Below): CSSProperties {
  const overBar = `calc(env(safe-area-inset-bottom) + ${bar}px)`;
  return { bottom: keyboard > 0 ? `max(${keyboard}px, ${overBar})` : overBar };
}

export function Chat({ chat, powers, below, onSend, onRetry, voice, draft = null }: Props) {
  const texts = useTexts(assistantTexts);
  const list = useRef<HTMLOListElement>(null);
  const { messages } = chat;
  const waiting = isWaiting(chat);
  const newest = useScrollToNewest(list, messages, below.keyboard);
  useKeptFocus(list, messages);
  const last = messages.at(-1);
  const suggestions = last?.role === 'assistant' && !last.failed ? last.suggestions : [];

  return (
    <div data-fills-column className="flex flex-1 flex-col">
      <SpokenReply chat={chat} />
      <div className="flex flex-1 flex-col px-4 pt-2 pb-4 [&_a,&_button]:scroll-mb-44">
        {messages.length === 0 ? (
          <ChatIntro onChoose={onSend} />
        ) : (
          <ol
            ref={list}
            role="list"
            aria-label={texts.conversation}
            className="flex flex-col gap-5"
          >
            {messages.map((message) => (
              <li
                key={message.id}
                data-message={message.id}
                tabIndex={-1}
                className="flex min-w-0 flex-col gap-2"
              >
                <Message message={message} powers={powers} />
                {message === last && message.role === 'assistant' && message.failed && (
                  <RetryButton onRetry={onRetry} />
                )}
              </li>
            ))}
            {waiting && (
              <li className="flex flex-col">
                <Thinking />
              </li>
            )}
          </ol>
        )}
        {suggestions.length > 0 && (
          <div className="pt-4">
            <SuggestionChips label={texts.sayNext} texts={suggestions} onChoose={onSend} />
          </div>
        )}
      </div>
      <div
        style={footPlace(below)}
        className="sticky z-10 border-t border-line bg-surface px-[16px] py-[12px] [@media(max-height:20rem)]:static"
      >
        {newest.missed && <NewReplyButton onPress={newest.show} />}
        <Composer waiting={waiting} onSend={onSend} voice={voice} draft={draft} />
      </div>
      <div aria-hidden="true" style={{ height: Math.max(0, below.keyboard - below.bar) }} />
    </div>
  );
}

function Message({ message, powers }: { message: ChatEntry; powers: ProductPowers }) {
  const mine = message.role === 'user';
  return (
    <>
      <Bubble from={message.role}>{message.content}</Bubble>
      <div className={mine ? 'flex justify-end' : 'flex'}>
        <TimeOfDay of={message.timestamp} />
      </div>
      {!mine && !message.failed && <ChatReply reply={message} powers={powers} />}
    </>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button
      type="button"
      onClick={onRetry}
      className={buttonClass('secondary', 'min-h-11! gap-2 self-start rounded-full! text-sm!')}
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      {useTexts(assistantTexts).retry}
    </button>
  );
}

function NewReplyButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute -top-14 left-1/2 inline-flex min-h-11 -translate-x-1/2 animate-rise items-center gap-2 rounded-full bg-ink px-5 text-sm font-semibold whitespace-nowrap text-surface shadow-float"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {useTexts(assistantTexts).newReply}
    </button>
  );
}

/** A chip that was pressed goes away with the focus: it is put on what came in its place. */
function useKeptFocus(list: { current: HTMLElement | null }, messages: ChatEntry[]): void {
  const newestId = messages.at(-1)?.id;
  const before = useRef(newestId);
  useEffect(() => {
    if (before.current === newestId) return;
    before.current = newestId;
    if (document.activeElement !== document.body) return;
    const item = list.current?.querySelector<HTMLElement>(`[data-message="${newestId}"]`);
    item?.focus({ preventScroll: true });
  }, [list, newestId]);
}
