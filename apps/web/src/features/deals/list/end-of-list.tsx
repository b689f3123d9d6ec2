import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';

/** Says that there is no more around here, and leads elsewhere. */
export function EndOfList() {
  const texts = useTexts(dealsTexts).home;
  const place = useSheetParam('place');
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 pt-6 text-center text-ink-muted">
      {texts.end}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => place.open('choose')}
        className="min-h-11 font-semibold text-link underline-offset-4 hover:underline"
      >
        {texts.changePlace}
      </button>
    </p>
  );
}
