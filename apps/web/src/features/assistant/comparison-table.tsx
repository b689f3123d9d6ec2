import type { ChatResult } from '@baeon/contracts/assistant/assistant-wire';
import type { Product } from '@baeon/contracts/products/products-wire';
import { useId } from 'react';
import { ProductActions, type ProductPowers } from '../../components/products/product-actions.tsx';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { assistantTexts } from './assistant-texts.ts';

const featureCell =
  'sticky left-0 z-1 w-24 border-r border-line bg-raised px-3 py-2.5 text-left text-sm leading-5 font-semibold text-ink-muted';
const cell = 'px-3 py-2.5 text-left align-top text-sm leading-5';

/** Two just fit on a phone; of more, the next is cut off, so that people see that it goes on. */
const leastWidth = (count: number) => `${6 + count * (count > 2 ? 9.5 : 8)}rem`;

type Props = Pick<ChatResult, 'products' | 'rows'> & { powers: ProductPowers };

/** Side by side, by what their makers say. Wider than the screen, it scrolls inside itself. */
export function ComparisonTable({ products, rows, powers }: Props) {
  const texts = useTexts(assistantTexts);
  const id = useId();
  const nameId = (product: Product) => `${id}-${product.id}`;
  return (
    // Can be scrolled, so the keyboard must reach it.
    <div
      role="region"
      aria-labelledby={`${id}-caption`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative max-w-full scroll-pl-27 overflow-x-auto overscroll-x-contain rounded-card border border-line bg-raised"
    >
      <table
        style={{ minWidth: leastWidth(products.length) }}
        className="w-full table-fixed border-collapse wrap-anywhere"
      >
        <caption id={`${id}-caption`} className="sr-only">
          {texts.comparison(products.map(({ name }) => name).join(', '))}
        </caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={featureCell}>
              <span className="sr-only">{texts.feature}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={cell}>
                <Picture
                  src={product.image}
                  name={product.name}
                  width={96}
                  height={96}
                  className="mb-2 w-20 rounded-tile"
                />
                <span id={nameId(product)} className="font-bold">
                  {product.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className={featureCell}>
                {label}
              </th>
              {products.map((product, place) => (
                <td key={product.id} className={cell}>
                  {values[place] ?? <NotSaid />}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={featureCell}>
              <span className="sr-only">{texts.whatYouCanDo}</span>
            </th>
            {products.map((product) => (
              <td key={product.id} className={cell}>
                <ProductActions product={product} nameId={nameId(product)} {...powers} stacked />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function NotSaid() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-muted">
        –
      </span>
      <span className="sr-only">{useTexts(assistantTexts).notGiven}</span>
    </>
  );
}
