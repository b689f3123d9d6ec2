import { Spinner } from '@baeon/ui/components/button.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';

type Props = { busy: boolean; onPress: () => void };

/** Beside the title of each step: the rest can wait. */
export function LaterButton({ busy, onPress }: Props) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      onClick={onPress}
      className="flex min-h-[48px] items-center gap-2 rounded-control px-[12px] font-semibold text-link hover:bg-brand-soft"
    >
      {busy && <Spinner className="size-4" />}
      {useTexts(screenTexts).onboarding.later}
    </button>
  );
}
