import { useTexts } from '../../lib/texts.ts';
import { classNames } from '../ui/class-names.ts';
import { dealTexts } from './deal-texts.ts';

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
