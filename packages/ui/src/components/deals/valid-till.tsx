import { daysLeft, type Validity } from '@baeon/contracts/campaigns/ending';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { classNames } from '../class-names.ts';
import { dateText, endingText } from './deal-dates.ts';
import { dealTexts } from './deal-texts.ts';

type Props = Validity & { className?: string };

/** 'Valid till 30 Nov 2026'. */
export function ValidTill({ className, ...validity }: Props) {
  return (
    <span className={className}>
      <TextAround say={useTexts(dealTexts).validTill}>
        <DealDate {...validity} />
      </TextAround>
    </span>
  );
}

/** The date alone, for where a label stands beside it. */
export function DealDate(validity: Validity) {
  return (
    <time dateTime={validity.expiry} className="inline-block">
      {dateText(validity)}
    </time>
  );
}

/** '12 days left', and in a colour that stands out when it is the last day or the one before. */
export function EndingNote({ className, ...validity }: Props) {
  const texts = useTexts(dealTexts);
  const now = useMinute();
  const days = daysLeft(validity, now);
  const soon = days === null || days <= 1;
  return (
    <span className={classNames(soon && 'font-semibold text-danger', className)}>
      {endingText(validity, now, texts)}
    </span>
  );
}

/** Occurs in no text, so it shows where the sentence leaves room. */
const ROOM = '\u0000';

type TextAroundProps = { say: (inner: string) => string; children: ReactNode };

/** A sentence around what is more than text, wherever the language has its place. */
export function TextAround({ say, children }: TextAroundProps) {
  const [before, after] = say(ROOM).split(ROOM);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
