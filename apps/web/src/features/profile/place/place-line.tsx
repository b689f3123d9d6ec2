import { ChevronDown, LocateFixed, MapPin } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePosition } from '../../../lib/use-position.ts';
import { usePlaceAround } from './nearest-place.ts';
import { placeTexts } from './place-texts.ts';

const PlacePicker = lazy(() => import('./place-picker.tsx'));
const UnservedNotice = lazy(() => import('./unserved-notice.tsx'));

type Props = {
  /** Whether it also says what is served, outside of that. */
  withNotice?: boolean;
};

/** Says which place counts and how it is known, and opens the picker. */
export default function PlaceLine({ withNotice = false }: Props) {
  const texts = useTexts(placeTexts);
  const position = usePosition();
  const { at, how, settled } = position;
  const here = usePlaceAround(position);
  const picker = useSheetParam('place');
  const open = () => picker.open('choose');
  const Icon = how === 'device' ? LocateFixed : MapPin;
  const isComing = here.naming || (!at && !settled);

  return (
    <>
      <div className="px-3">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className="flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 text-left leading-5 hover:bg-brand-soft"
        >
          <Icon aria-hidden="true" className="size-[20px] shrink-0 text-link" />
          {isComing ? (
            <Skeleton className="h-4 w-40" />
          ) : how ? (
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{here.name ?? texts.unnamed}</span>{' '}
              <span className="text-sm text-ink-muted">· {texts.how[how]}</span>
            </span>
          ) : (
            <span className="font-semibold text-link">{texts.choose}</span>
          )}
          {(isComing || how) && <span className="sr-only">{texts.change}</span>}
          <ChevronDown aria-hidden="true" className="size-[20px] shrink-0 text-ink-muted" />
        </button>
      </div>
      {withNotice && here.outside && (
        <div className="px-5 pt-2 pb-3">
          <Suspense fallback={<Skeleton className="h-40 rounded-card!" />}>
            <UnservedNotice here={here} onOther={open} />
          </Suspense>
        </div>
      )}
      <Sheet open={picker.section !== null} title={texts.choose} onClose={picker.close}>
        <SheetPart>
          <PlacePicker onDone={picker.close} />
        </SheetPart>
      </Sheet>
    </>
  );
}
