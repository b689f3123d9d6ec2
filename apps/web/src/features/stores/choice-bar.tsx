import { useId } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useTexts } from '../../lib/texts.ts';
import { storeTexts } from './store-texts.ts';

type Props = {
  /** Null where there is nothing to choose from. */
  count: number | null;
  /** Why it cannot go on, once people have tried. */
  problem: string | null;
  loading: boolean;
  disabled: boolean;
  onDone: () => void;
};

/** Stays at the bottom edge, however long the list is; on a low screen it would cover the list. */
export function ChoiceBar({ count, problem, loading, disabled, onDone }: Props) {
  const texts = useTexts(storeTexts);
  const problemId = useId();
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 mx-auto max-w-120 border-t border-line bg-surface px-5 pt-3 pb-[calc(env(safe-area-inset-bottom)+12px)] [@media(max-height:500px)]:static">
      {problem && (
        <p id={problemId} className="pb-2 text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p aria-live="polite" className="font-semibold tabular-nums empty:hidden">
          {count !== null && texts.selected(count)}
        </p>
        <Button
          className="min-w-0 flex-1 basis-44"
          loading={loading}
          disabled={disabled}
          aria-describedby={problem ? problemId : undefined}
          onClick={onDone}
        >
          {texts.viewCoupons}
        </Button>
      </div>
    </div>
  );
}
