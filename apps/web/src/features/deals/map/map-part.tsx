import { List, Map as MapIcon, MapPinned } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { EmptyState } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { paneClass } from '@baeon/ui/components/side-pane.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { DealsMapProps } from './deals-map.tsx';
import { viewTexts } from './view-texts.ts';

type Part = ComponentType<DealsMapProps>;

/** Fetched with the first map, and asked for again where it did not come. */
let known: Part | null = null;

type Props = DealsMapProps & {
  /** In the pane beside the list; a text names what lies over it there. */
  beside?: true | string;
};

/** The map, in place of the list or beside it. */
export function MapPart({ beside, ...props }: Props) {
  return (
    <div
      inert={typeof beside === 'string'}
      className={beside ? paneClass : 'relative -mb-[7px] min-h-96 flex-1'}
    >
      <LoadedMap quietly={beside !== undefined} {...props} />
    </div>
  );
}

/** Its code is fetched when it is wanted, or on a wide screen once the list stands. */
function LoadedMap({ quietly, ...props }: DealsMapProps & { quietly: boolean }) {
  const [DealsMap, setPart] = useState<{ Part: Part } | null>(known && { Part: known });
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (DealsMap || failed) return;
    let wanted = true;
    const load = () =>
      import('./deals-map.tsx').then(
        (file) => {
          known = file.default;
          if (wanted) setPart({ Part: file.default });
        },
        () => wanted && setFailed(true),
      );
    const callOff = quietly ? whenIdle(() => void load()) : (void load(), () => undefined);
    return () => {
      wanted = false;
      callOff();
    };
  }, [DealsMap, failed, quietly]);

  if (DealsMap) return <DealsMap.Part {...props} />;
  if (failed) return <NotLoaded onRetry={() => setFailed(false)} />;
  return quietly ? null : <Skeleton className="absolute inset-0 rounded-none!" />;
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(viewTexts);
  return (
    <EmptyState
      alert
      Icon={MapPinned}
      title={texts.notLoaded}
      text={texts.sameInList}
      action={<Button onClick={onRetry}>{useTexts(uiTexts).tryAgain}</Button>}
    />
  );
}

/** Floats over a list that goes on; a wide screen has both. */
export function ViewToggle({ isMap, onToggle }: { isMap: boolean; onToggle: () => void }) {
  const texts = useTexts(viewTexts);
  const Icon = isMap ? List : MapIcon;
  return (
    <button
      type="button"
      onClick={onToggle}
      className="fixed bottom-[calc(env(safe-area-inset-bottom)+65px+16px)] left-1/2 z-5 flex min-h-12 -translate-x-1/2 items-center gap-2 rounded-full bg-ink px-5 font-semibold text-surface shadow-float lg:hidden"
    >
      <Icon aria-hidden="true" className="size-5" />
      {isMap ? texts.list : texts.map}
    </button>
  );
}
