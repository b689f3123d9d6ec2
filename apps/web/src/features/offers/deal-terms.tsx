import type { Deal } from '@baeon/contracts/coupon';
import { BulletList } from '../../components/ui/bullet-list.tsx';
import { DealBlock } from './deal-block.tsx';

/** Each once: the lines are what the list knows them by. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What it is, and what to mind. */
export function DealTerms({ deal: { campaign, terms } }: { deal: Deal }) {
  return (
    <>
      {campaign.description !== '' && (
        <DealBlock title="About this offer">
          <p className="text-pretty whitespace-pre-line wrap-anywhere">{campaign.description}</p>
        </DealBlock>
      )}
      {terms !== null && (
        <DealBlock title="Terms">
          <BulletList items={linesOf(terms)} />
        </DealBlock>
      )}
    </>
  );
}
