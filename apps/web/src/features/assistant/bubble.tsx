import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { once } from '../../lib/scheduling.ts';
import { useTexts } from '../../lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';

const timeOfDay = once(
  () => new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }),
);

export function TimeOfDay({ of }: { of: string }) {
  return (
    <time dateTime={of} className="px-1 text-xs leading-4 text-ink-muted tabular-nums">
      {timeOfDay().format(new Date(of))}
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
