import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { scannerTexts } from '../scanner-texts.ts';
import type { Payment } from './payment-code.ts';
import { visibleText } from './scanned-text.ts';

/** Whom a code wants to be paid, and how much. Nothing is opened before somebody taps. */
export function FoundPayment({ payment }: { payment: Payment }) {
  const { payment: texts } = useTexts(scannerTexts);
  const { payee, address, amount, note, url } = payment;
  return (
    <>
      <dl className="flex flex-col gap-3 rounded-card bg-sunken px-4 py-4 wrap-anywhere">
        <div>
          <dt className="text-sm text-ink-muted">{texts.payee}</dt>
          <dd className="text-xl leading-7 font-bold">
            <bdi className="line-clamp-3">{visibleText(payee ?? address)}</bdi>
          </dd>
          {payee !== null && (
            <dd className="text-sm text-ink-muted">
              <bdi>{address}</bdi>
            </dd>
          )}
        </div>
        <div>
          <dt className="text-sm text-ink-muted">{texts.amount}</dt>
          <dd className={amount === null ? '' : 'text-xl leading-7 font-bold'}>
            {amount === null ? texts.anyAmount : rupeesText(amount)}
          </dd>
        </div>
        {note !== null && (
          <div>
            <dt className="text-sm text-ink-muted">{texts.note}</dt>
            <dd>
              <bdi className="line-clamp-3">{visibleText(note)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p className="text-sm text-pretty text-ink-muted">{texts.hint}</p>
      <a href={url} className={buttonClass('primary', 'w-full')}>
        {texts.open}
      </a>
    </>
  );
}
