import { useTexts } from '../../lib/texts.ts';
import { BulletList } from '../ui/bullet-list.tsx';
import { DealBlock } from './deal-block.tsx';
import { dealTexts } from './deal-texts.ts';

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
