import type { Honour } from '@baeon/contracts/honour/honour-wire';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { refusalTexts } from './refusal-texts.ts';

type Props = Pick<Honour, 'replies'> & { timeZone: string };

export default function HonourReplies({ replies, timeZone }: Props) {
  const texts = useTexts(refusalTexts);
  return (
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
            <span className="block text-pretty wrap-anywhere text-ink">{texts.replied(reply)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
