import type { Coordinates } from '@baeon/contracts/places/geo';
import { lazy } from 'react';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { raiseTexts } from './raise-texts.ts';

const RaiseForm = lazy(async () => {
  const { RaiseForm: form } = await import('./raise-form.tsx');
  return { default: form };
});

type Props = {
  open: boolean;
  /** Where to bargain; without it there is nothing to open. */
  at: Coordinates | null;
  onClose: () => void;
};

export function RaiseSheet({ open, at, onClose }: Props) {
  return (
    <Sheet open={open && at !== null} title={useTexts(raiseTexts).title} onClose={onClose}>
      <SheetPart>{at && <RaiseForm at={at} onDone={onClose} />}</SheetPart>
    </Sheet>
  );
}
