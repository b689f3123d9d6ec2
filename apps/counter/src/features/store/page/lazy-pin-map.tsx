import { Button } from '@baeon/ui/components/button.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import type { PinMapProps } from '@baeon/ui/components/map/pin-map.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { pageAppConfig } from '@baeon/ui/lib/page-app-config.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { storePageTexts } from './page-texts.ts';
import { askNames } from './places-api.ts';

const { mapTiles, serviceArea } = pageAppConfig();
export { serviceArea };

type Props = Pick<PinMapProps, 'at' | 'onMove' | 'isUnset'>;

/** Its code comes when it is wanted; what is entered beside it does without. */
export function LazyPinMap(props: Props) {
  const texts = useTexts(storePageTexts);
  const tryAgain = useTexts(uiTexts).tryAgain;
  const [loaded, setLoaded] = useState<{ PinMap: ComponentType<PinMapProps> } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded || failed) return;
    let wanted = true;
    void import('@baeon/ui/components/map/pin-map.tsx').then(
      ({ default: PinMap }) => wanted && setLoaded({ PinMap }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [loaded, failed]);
  if (failed) {
    return (
      <div role="alert" className="flex flex-col items-center gap-3 rounded-card bg-sunken p-5">
        <p>{texts.noMap}</p>
        <Button kind="secondary" onClick={() => setFailed(false)}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  if (!loaded) return <Skeleton className="h-64 rounded-card!" />;
  const words = { ...texts, map: props.onMove ? texts.map : texts.mapStill };
  return <loaded.PinMap {...props} words={words} tiles={mapTiles} askNames={askNames} />;
}
