import type { HeldCoupon } from '@baeon/contracts/coupons/coupons-wire';
import { WindowList } from '../../components/window-list/window-list.tsx';
import { HeldRow } from './held-row.tsx';

/** A row with a title of one line. */
const USUAL_ROW_PX = 121;
const GAP_PX = 12;

type Props = {
  coupons: readonly HeldCoupon[];
  now: Date;
  onOpen: (couponId: string) => void;
  /** The id of its heading. */
  labelledBy: string;
};

export function HeldList({ coupons, now, onOpen, labelledBy }: Props) {
  return (
    <WindowList
      entries={coupons}
      keyOf={({ coupon }) => coupon.id}
      usualPx={USUAL_ROW_PX}
      gapPx={GAP_PX}
      labelledBy={labelledBy}
    >
      {(held) => <HeldRow held={held} now={now} onOpen={onOpen} />}
    </WindowList>
  );
}
