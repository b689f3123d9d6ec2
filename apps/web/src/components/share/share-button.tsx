import { Share2 } from 'lucide-react';
import { lazy } from 'react';
import { Sheet, SheetPart } from '@baeon/ui/components/sheet/sheet.tsx';
import { useSheetParam } from '@baeon/ui/components/sheet/use-sheet-param.ts';
import type { SharedPage } from './share-ways.tsx';

/** Fetched once somebody wants to share. */
const ShareWays = lazy(() => import('./share-ways.tsx'));

const SHOWN = 'share';

/** Opens the ways to pass a page on. */
export function ShareButton({ page, label }: { page: SharedPage; label: string }) {
  const sheet = useSheetParam('show');
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={() => sheet.open(SHOWN)}
        className="grid size-[48px] place-items-center rounded-control hover:bg-brand-soft"
      >
        <Share2 aria-hidden="true" className="size-[20px]" />
      </button>
      <Sheet open={sheet.section === SHOWN} title={label} onClose={sheet.close}>
        <SheetPart>
          <ShareWays page={page} isWhole />
        </SheetPart>
      </Sheet>
    </>
  );
}
