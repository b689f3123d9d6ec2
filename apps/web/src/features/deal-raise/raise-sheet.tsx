import type { Coordinates } from '@baeon/contracts/geo';
import { Sheet } from '../../components/ui/sheet.tsx';
import { useTexts } from '../../lib/texts.ts';
import { RaiseForm } from './raise-form.tsx';
import { raiseTexts } from './raise-texts.ts';

type Props = {
  open: boolean;
  /** Where to bargain; without it there is nothing to open. */
  at: Coordinates | null;
  onClose: () => void;
};

export function RaiseSheet({ open, at, onClose }: Props) {
  return (
    <Sheet open={open && at !== null} title={useTexts(raiseTexts).title} onClose={onClose}>
      {at && <RaiseForm at={at} onDone={onClose} />}
    </Sheet>
  );
}
