import { dayNumber } from '@baeon/contracts/common/local-date';
import type { Honour } from '@baeon/contracts/honour/honour-wire';
import { ChevronDown, HandHeart } from 'lucide-react';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useMinute } from '@baeon/ui/lib/use-minute.ts';
import { dateText } from './deal-dates.ts';
import { honourTexts } from './honour-texts.ts';

type Props = { honour: Honour | null | undefined; timeZone: string };

/** 'Honoured 128 of 130 · last today', and what the store said to those whom it refused. */
export function HonourLine({ honour, timeZone }: Props) {
  const texts = useTexts(honourTexts);
  const now = useMinute();
  if (!honour) return null;
  const { honoured, shown, last_at, replies } = honour;
  const when = last_at && lastText(last_at, now, timeZone, texts);
  return (
    <div className="mt-2 text-sm text-ink-muted">
      <p title={texts.what} className="flex items-start gap-1.5">
        <HandHeart aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          <span className="font-semibold text-ink">
            {texts.honoured(digitsText(honoured), digitsText(shown))}
          </span>
          {when && ` · ${texts.last(when)}`}
        </span>
      </p>
      {replies.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-small font-semibold text-link">
            {texts.replies}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          <ul role="list" className="flex flex-col gap-3 border-l-2 border-line pl-3">
            {replies.map(({ reason, at, reply }) => (
              <li key={at + reply}>
                {texts.reasons[reason]} · {dateText({ expiry: at, timeZone })}
                <span className="block text-pretty wrap-anywhere text-ink">
                  {texts.replied(reply)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function lastText(
  at: string,
  now: Date,
  timeZone: string,
  texts: (typeof honourTexts)['english'],
): string {
  const days = dayNumber(now, timeZone) - dayNumber(new Date(at), timeZone);
  if (days <= 0) return texts.today;
  return days === 1 ? texts.yesterday : texts.on(dateText({ expiry: at, timeZone }));
}
