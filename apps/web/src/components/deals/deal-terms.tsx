import { BulletList } from '../ui/bullet-list.tsx';
import { DealBlock } from './deal-block.tsx';

/** Each once: the lines are what the list knows them by. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** What it is, and what to mind. */
export function DealTerms({ description, terms }: { description: string; terms: string | null }) {
  return (
    <>
      {description !== '' && (
        <DealBlock title="About this offer">
          <p className="text-pretty whitespace-pre-line wrap-anywhere">{description}</p>
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
