import type { Product } from '@baeon/contracts/products/product';
import { useTexts } from '../../lib/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { percentOff, rupeesText } from './money.ts';
import { productTexts } from './product-texts.ts';

type Props = Pick<Product, 'price' | 'list_price'> & { className?: string };

export function ProductPrice({ price, list_price: listPrice, className }: Props) {
  const texts = useTexts(productTexts);
  const look = classNames('flex flex-wrap items-baseline gap-x-2 leading-6', className);
  if (price === null) {
    return <p className={classNames(look, 'text-sm text-ink-muted')}>{texts.priceInShop}</p>;
  }
  const off = percentOff(price, listPrice);
  return (
    <p className={look}>
      <span className="text-lg font-bold tabular-nums">{rupeesText(price)}</span>
      {off !== null && listPrice !== null && (
        <>
          <s className="text-sm text-ink-muted tabular-nums">
            <span className="sr-only">{texts.listPrice} </span>
            {rupeesText(listPrice)}
          </s>
          <span className="text-sm font-semibold text-positive">{texts.percentOff(off)}</span>
        </>
      )}
    </p>
  );
}
