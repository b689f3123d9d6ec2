import { useId } from 'react';
import { Button } from '../../components/ui/button.tsx';

type Props = {
  /** Null where there is nothing to choose from. */
  count: number | null;
  /** Why it cannot go on, once people have tried. */
  problem: string | null;
  loading: boolean;
  disabled: boolean;
  onDone: () => void;
};

/** Stays at the bottom edge, however long the list above it is. */
export function ChoiceBar({ count, problem, loading, disabled, onDone }: Props) {
  const problemId = useId();
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 mx-auto max-w-120 border-t border-line bg-surface px-4 pt-3 pb-[calc(env(safe-area-inset-bottom)+12px)]">
      {problem && (
        <p id={problemId} className="pb-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        <p aria-live="polite" className="font-semibold whitespace-nowrap tabular-nums empty:hidden">
          {count !== null && `${count} selected`}
        </p>
        <Button
          className={count === null ? 'flex-1' : 'min-w-44'}
          loading={loading}
          disabled={disabled}
          aria-describedby={problem ? problemId : undefined}
          onClick={onDone}
        >
          View Coupons
        </Button>
      </div>
    </div>
  );
}
