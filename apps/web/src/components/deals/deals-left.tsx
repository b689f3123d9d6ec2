import { classNames } from '../ui/class-names.ts';

/** From here on people should hurry. */
const FEW = 3;

export function dealsLeftText(count: number): string {
  if (count === 0) return 'Sold out';
  return count === 1 ? '1 deal left' : `${count.toLocaleString()} deals left`;
}

/** How many there are still to be had. The last few stand out. */
export function DealsLeft({ count, className }: { count: number; className?: string }) {
  return (
    <span className={classNames(count <= FEW && 'font-semibold text-danger', className)}>
      {dealsLeftText(count)}
    </span>
  );
}
