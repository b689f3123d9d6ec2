import type { Advertiser } from '@baeon/contracts/coupon';
import type { ReactNode } from 'react';
import { DealDate, Ending } from './valid-till.tsx';

type FactsProps = { expiry: string; timeZone: string; dealsLeft: number };

/** Until when and how many, side by side where there is room. */
export function DealFacts({ expiry, timeZone, dealsLeft }: FactsProps) {
  return (
    <dl className="flex flex-wrap gap-2">
      <Tile term="Valid Till" note={<Ending expiry={expiry} timeZone={timeZone} />}>
        <DealDate expiry={expiry} timeZone={timeZone} />
      </Tile>
      <Tile term="Deals Left" note={dealsLeft === 0 ? 'All gone' : 'One for each person'}>
        {dealsLeft.toLocaleString()}
      </Tile>
    </dl>
  );
}

type TileProps = { term: string; note: ReactNode; children: ReactNode };

function Tile({ term, note, children }: TileProps) {
  return (
    <div className="min-w-0 flex-1 basis-32 rounded-field bg-sunken px-4 py-3">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="text-lg leading-6 font-bold">
        {children}
        <span className="mt-0.5 block text-sm leading-5 font-normal text-ink-muted">{note}</span>
      </dd>
    </div>
  );
}

/** 'Bengaluru, Karnataka, 560038', without what is not known. */
export function addressText({ city, state, pincode }: Advertiser['address']): string {
  return [city, state, pincode].filter((part) => part !== '').join(', ');
}
