import type { Product } from '@baeon/contracts/product';
import { classNames } from '../ui/class-names.ts';
import { percentOff, rupeesText } from './money.ts';

type Props = Pick<Product, 'price' | 'list_price'> & { className?: string };

export function ProductPrice({ price, list_price: listPrice, className }: Props) {
  const look = classNames('flex flex-wrap items-baseline gap-x-2 leading-6', className);
  if (price === null) {
    return <p className={classNames(look, 'text-sm text-ink-muted')}>See the price in the shop</p>;
  }
  const off = percentOff(price, listPrice);
  return (
    <p className={look}>
      <span className="text-lg font-bold tabular-nums">{rupeesText(price)}</span>
      {off !== null && listPrice !== null && (
        <>
          <s className="text-sm text-ink-muted tabular-nums">
            <span className="sr-only">List price </span>
            {rupeesText(listPrice)}
          </s>
          <span className="text-sm font-semibold text-positive">{`${off}% off`}</span>
        </>
      )}
    </p>
  );
}
