import type { Advertiser } from '@baeon/contracts/campaigns/campaigns-wire';
import { type ReactNode, useId } from 'react';
import { digitsText } from '../../lib/format/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { dealTexts } from './deal-texts.ts';
import { DealDate, EndingNote } from './valid-till.tsx';
import { BulletList } from '../layout.tsx';
import { classNames } from '../class-names.ts';

type FactsProps = {
  expiry: string;
  timeZone: string;
  /** Null of what cannot run out. */
  dealsLeft: number | null;
};

/** Until when and how many, side by side where there is room. */
export function DealFactTiles({ expiry, timeZone, dealsLeft }: FactsProps) {
  const { facts: texts } = useTexts(dealTexts);
  return (
    <dl className="flex flex-wrap gap-2">
      <Tile term={texts.validTill} note={<EndingNote expiry={expiry} timeZone={timeZone} />}>
        <DealDate expiry={expiry} timeZone={timeZone} />
      </Tile>
      {dealsLeft !== null && (
        <Tile term={texts.dealsLeft} note={dealsLeft === 0 ? texts.allGone : texts.oneEach}>
          {digitsText(dealsLeft)}
        </Tile>
      )}
    </dl>
  );
}

type TileProps = { term: string; note: ReactNode; children: ReactNode };

function Tile({ term, note, children }: TileProps) {
  return (
    <div className="min-w-0 flex-1 basis-32 rounded-field bg-sunken px-3 py-3 min-[360px]:px-4">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="text-lg leading-6 font-bold">
        {children}
        <span className="mt-0.5 block text-sm leading-5 font-normal text-balance text-ink-muted">
          {note}
        </span>
      </dd>
    </div>
  );
}

/** 'Bengaluru, Karnataka, 560038', without what is not known. */
export function addressText({ city, state, pincode }: Advertiser['address']): string {
  return [city, state, pincode].filter((part) => part !== '').join(', ');
}

/** A part of what is told about a deal, under its own heading. */
export function DealBlock({ title, children }: { title: string; children: ReactNode }) {
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

/** Each once: the lines are what the list knows them by. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What it is, and what to mind. */
export function DealTerms({ description, terms }: { description: string; terms: string | null }) {
  const texts = useTexts(dealTexts);
  return (
    <>
      {description !== '' && (
        <DealBlock title={texts.about}>
          <p className="text-pretty whitespace-pre-line wrap-anywhere">{description}</p>
        </DealBlock>
      )}
      {terms !== null && (
        <DealBlock title={texts.terms}>
          <BulletList items={linesOf(terms)} />
        </DealBlock>
      )}
    </>
  );
}

/** From here on people should hurry. */
const FEW = 3;

/** How many there are still to be had. The last few stand out. */
export function DealsLeft({ count, className }: { count: number; className?: string }) {
  const texts = useTexts(dealTexts);
  return (
    <span className={classNames(count <= FEW && 'font-semibold text-danger', className)}>
      {count === 0 ? texts.soldOut : texts.dealsLeft(count)}
    </span>
  );
}

/** Of the store, out of five. */
export function Rated({ rating, className }: { rating: number; className?: string }) {
  const { rated } = useTexts(dealTexts);
  const score = rating.toFixed(1);
  return (
    <span className={classNames('whitespace-nowrap', className)}>
      <span aria-hidden="true">{`★ ${score}`}</span>
      <span className="sr-only">{rated(score)}</span>
    </span>
  );
}
