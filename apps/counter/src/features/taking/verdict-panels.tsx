import { Button, Spinner } from '@baeon/ui/components/button.tsx';
import type { TakeResult } from '@baeon/contracts/counter/redemptions-wire';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { FullPanel, verdictButton } from './full-panel.tsx';
import { nextCoupon, type TakingParts } from './take-coupon.ts';
import type { TakingState } from './taking-state.ts';
import { takingTexts } from './taking-texts.ts';
import { UndoSheet } from './undo-sheet.tsx';

/** Green: what comes off the bill, and the way back for ten minutes. */
export function TakenPanel({ taken, parts }: { taken: TakeResult; parts: TakingParts }) {
  const texts = useTexts(takingTexts);
  const [undoing, setUndoing] = useState(false);
  const { saving_rupees, title, holder, redemption_id } = taken;
  return (
    <FullPanel
      look="yes"
      big
      heading={saving_rupees === null ? texts.taken : texts.off(rupeesText(saving_rupees))}
      onEscape={nextCoupon}
      foot={
        <>
          <button type="button" onClick={nextCoupon} className={verdictButton('first')}>
            {texts.next}
          </button>
          <button type="button" onClick={() => setUndoing(true)} className={verdictButton('other')}>
            {texts.undo}
          </button>
          <UndoSheet
            id={undoing ? redemption_id : null}
            call={parts.call}
            onClose={() => setUndoing(false)}
            onUndone={nextCoupon}
          />
        </>
      }
    >
      <CircleCheck aria-hidden="true" className="-order-1 size-24" strokeWidth={2.25} />
      {saving_rupees !== null && <p className="text-2xl font-bold">{texts.taken}</p>}
      <p className="text-lg">{title}</p>
      {holder && <p className="text-lg">{texts.holder(holder)}</p>}
    </FullPanel>
  );
}

/** Red: why not, to be read out. */
export function RefusedPanel({ title, message }: { title: string | null; message: string }) {
  const texts = useTexts(takingTexts);
  return (
    <FullPanel
      look="no"
      heading={message}
      onEscape={nextCoupon}
      foot={
        <button type="button" onClick={nextCoupon} className={verdictButton('first')}>
          {texts.next}
        </button>
      }
    >
      <CircleX aria-hidden="true" className="-order-1 size-24" strokeWidth={2.25} />
      <p className="-order-1 text-[clamp(1.75rem,9vw,2.5rem)] leading-tight font-extrabold">
        {texts.refused}
      </p>
      {title && <p className="text-lg">{title}</p>}
    </FullPanel>
  );
}

type UnsureProps = {
  state: Extract<TakingState, { step: 'taking' | 'unsure' }>;
  onRetry: () => void;
};

/** On its way; or nobody knows whether it arrived. */
export function UnsurePanel({ state, onRetry }: UnsureProps) {
  const texts = useTexts(takingTexts);
  if (state.step === 'taking') {
    return (
      <FullPanel look="plain" heading={texts.taking} foot={null}>
        <Spinner className="-order-1 size-16" />
        <p className="text-lg">{state.take.title}</p>
      </FullPanel>
    );
  }
  return (
    <FullPanel
      look="plain"
      heading={texts.unsureTitle}
      foot={
        <Button className="min-h-16 text-lg" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      <p className="text-lg">{state.take.title}</p>
      <p className="text-pretty">{texts.unsure}</p>
      {state.message && <p className="text-ink-muted">{state.message}</p>}
    </FullPanel>
  );
}
