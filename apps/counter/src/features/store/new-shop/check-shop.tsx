import type { SomeDetails } from '@baeon/contracts/counter/store-details';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { ReactNode } from 'react';
import type { Part } from '../page/fields.ts';
import { LazyPinMap } from '../page/lazy-pin-map.tsx';
import { storePageTexts } from '../page/page-texts.ts';
import { hoursLines } from './hours-lines.ts';
import { newShopTexts } from './new-shop-texts.ts';

type Props = { details: SomeDetails; onChange: (part: Part) => void };

/** Everything once more before it is asked for, and the way back to each part of it. */
export function CheckShop({ details, onChange }: Props) {
  const texts = useTexts(newShopTexts);
  const page = useTexts(storePageTexts);
  const row = (part: Part, children: ReactNode) => (
    <section className="rounded-card border border-line bg-raised p-4">
      <div className="flex items-start justify-between gap-3">
        <h2 className="pt-2 text-lg font-bold">{page[part]}</h2>
        <button
          type="button"
          aria-label={texts.change(page[part])}
          onClick={() => onChange(part)}
          className="min-h-touch shrink-0 rounded-control px-3 font-semibold text-link hover:bg-brand-soft"
        >
          {texts.changePart}
        </button>
      </div>
      {children}
    </section>
  );
  return (
    <>
      <p className="text-pretty text-ink-muted">{texts.checkText}</p>
      {row(
        'basics',
        <>
          <p className="font-semibold wrap-anywhere">{details.name}</p>
          <ShopBasics details={details} />
        </>,
      )}
      {row('place', <ShopPlace details={details} />)}
      {row('hours', <ShopHours details={details} />)}
    </>
  );
}

export function ShopBasics({ details }: { details: SomeDetails }) {
  return (
    <div className="wrap-anywhere">
      <p className="text-sm text-ink-muted">
        {[details.category, details.phone].filter(Boolean).join(' · ')}
      </p>
      {details.about && <p className="mt-1 text-pretty whitespace-pre-line">{details.about}</p>}
    </div>
  );
}

export function ShopPlace({ details }: { details: SomeDetails }) {
  const { latitude, longitude } = details;
  return (
    <>
      <p className="mb-3 wrap-anywhere">
        {[details.address_line, details.city, details.state, details.pincode]
          .filter(Boolean)
          .join(', ')}
      </p>
      {latitude !== undefined && longitude !== undefined && (
        <LazyPinMap at={{ latitude, longitude }} />
      )}
    </>
  );
}

export function ShopHours({ details }: { details: SomeDetails }) {
  const { noHours, closed } = useTexts(storePageTexts);
  const lines = hoursLines(details, closed);
  if (lines.length === 0) return <p className="text-ink-muted">{noHours}</p>;
  return (
    <dl>
      {lines.map(({ day, times }) => (
        <div key={day} className="flex justify-between gap-3 py-0.5">
          <dt className="shrink-0 whitespace-nowrap">{day}</dt>
          <dd className="text-right tabular-nums">{times}</dd>
        </div>
      ))}
    </dl>
  );
}
