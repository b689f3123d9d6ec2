import { Button } from '@baeon/ui/components/button.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { calendarDayText } from '../../lib/day-and-time.ts';
import { FullPanel } from './full-panel.tsx';
import { editBill, nextCoupon, takeSeen, type TakingParts } from './take-coupon.ts';
import type { TakingState } from './taking-state.ts';
import { takingTexts } from './taking-texts.ts';

type Props = { of: Extract<TakingState, { step: 'seen' }>; parts: TakingParts };

/** What a code is good for, and the one tap that takes it. */
export function SeenCoupon({ of, parts }: Props) {
  const texts = useTexts(takingTexts);
  const { seen, bill, problem } = of;
  const field = useRef<HTMLInputElement>(null);
  const minimum = seen.minimum_bill_rupees;

  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  return (
    <FullPanel
      look="plain"
      heading={seen.title}
      onEscape={nextCoupon}
      foot={
        <>
          <Button
            type="submit"
            form="take"
            className="min-h-18 bg-yes! text-xl font-bold text-on-verdict! hover:bg-yes!"
          >
            {texts.take}
          </Button>
          <Button kind="secondary" onClick={nextCoupon}>
            {texts.notNow}
          </Button>
        </>
      }
    >
      {seen.holder && <p className="text-lg font-semibold">{texts.holder(seen.holder)}</p>}
      <p className="text-ink-muted">
        {texts.validUntil(calendarDayText(seen.valid_until, parts.store.time_zone))}
      </p>
      {seen.doubts.length > 0 && (
        <ul
          role="list"
          aria-label={texts.doubtsTitle}
          className="flex flex-col gap-2 rounded-field border-2 border-accent px-4 py-3 font-semibold"
        >
          {seen.doubts.map((doubt) => (
            <li key={doubt} className="flex items-center gap-3">
              <TriangleAlert aria-hidden="true" className="size-6 shrink-0" />
              {texts.doubts[doubt]}
            </li>
          ))}
        </ul>
      )}
      {seen.description && <p>{seen.description}</p>}
      {seen.terms && (
        <div className="text-sm">
          <h3 className="font-semibold">{texts.terms}</h3>
          <p className="whitespace-pre-line text-ink-muted">{seen.terms}</p>
        </div>
      )}
      <form
        id="take"
        noValidate
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault();
          void takeSeen(parts);
        }}
      >
        <TextInput
          ref={field}
          label={texts.bill}
          name="bill"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          required={Boolean(minimum)}
          value={bill}
          onChange={({ currentTarget }) => editBill(currentTarget.value)}
          hint={minimum ? texts.billNeeded(rupeesText(minimum)) : texts.billOptional}
          error={problem && texts.billProblems[problem]}
          className="text-xl font-semibold"
        />
      </form>
    </FullPanel>
  );
}
