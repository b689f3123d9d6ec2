import type { Coordinates } from '@baeon/contracts/geo';
import { Sheet } from '../../components/ui/sheet.tsx';
import { RaiseForm } from './raise-form.tsx';

type Props = {
  open: boolean;
  /** Where to bargain; without it there is nothing to open. */
  at: Coordinates | null;
  onClose: () => void;
};

export function RaiseSheet({ open, at, onClose }: Props) {
  return (
    <Sheet open={open && at !== null} title="Raise a Deal" onClose={onClose}>
      {at && <RaiseForm at={at} onDone={onClose} />}
    </Sheet>
  );
}
