import { dateText, daysLeft, endingText, type Validity } from './deal-dates.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { classNames } from '../ui/class-names.ts';

type Props = Validity & { label?: string; className?: string };

/** 'Valid till 30 Nov 2026'. */
export function ValidTill({ label = 'Valid till', className, ...validity }: Props) {
  return (
    <span className={className}>
      {`${label} `}
      <DealDate {...validity} />
    </span>
  );
}

/** The date alone, for where a label stands beside it. */
export function DealDate(validity: Validity) {
  return (
    <time dateTime={validity.expiry} className="whitespace-nowrap">
      {dateText(validity)}
    </time>
  );
}

/** '12 days left', and in a colour that stands out when it is the last day or the one before. */
export function Ending({ className, ...validity }: Validity & { className?: string }) {
  const now = useMinute();
  const days = daysLeft(validity, now);
  const soon = days === null || days <= 1;
  return (
    <span className={classNames(soon && 'font-semibold text-danger', className)}>
      {endingText(validity, now)}
    </span>
  );
}
