import type { HeldCoupon } from '@baeon/contracts/coupon';
import { type ReactNode, useId } from 'react';
import { BulletList } from '../../components/ui/bullet-list.tsx';

/** Where it can be used, what it is, and what to mind. */
export function HeldAbout({ held }: { held: HeldCoupon }) {
  const { advertiser, campaign, store_id, terms } = held;
  const { city, state, pincode } = advertiser.address;
  const facts = [
    ['Store name', advertiser.name],
    ['City', city],
    ['State', state],
    ['Pincode', pincode],
  ] as const;

  return (
    <>
      <Block title="About">
        {store_id === null && <p className="mb-2">You can use it at any store.</p>}
        <dl className="flex flex-col gap-y-2">
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([term, fact]) => (
              <div key={term} className="flex flex-wrap gap-x-4">
                <dt className="w-24 text-ink-muted">{term}</dt>
                <dd className="min-w-0 flex-1 basis-28 font-medium wrap-anywhere">{fact}</dd>
              </div>
            ))}
        </dl>
      </Block>
      <Block title="About this offer">
        <p className="text-pretty whitespace-pre-line wrap-anywhere">{campaign.description}</p>
      </Block>
      {terms !== null && (
        <Block title="Terms">
          <BulletList items={linesOf(terms)} />
        </Block>
      )}
    </>
  );
}

/** Each once: the lines are what the list knows them by. */
const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

function Block({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id={titleId} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
