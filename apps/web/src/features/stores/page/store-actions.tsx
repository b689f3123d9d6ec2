import type { Store } from '@baeon/contracts/stores/stores-wire';
import { Navigation, Phone } from 'lucide-react';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { directionsUrl } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { storeTexts } from '../store-texts.ts';

/** Ways to the store: a map app, the phone. */
export function StoreActions({ store }: { store: Pick<Store, 'location' | 'phone'> }) {
  const texts = useTexts(storeTexts);
  const [longitude, latitude] = store.location.coordinates;
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={directionsUrl(latitude, longitude)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('primary', 'min-w-0 flex-1 basis-40 gap-2 px-3!')}
      >
        <Navigation aria-hidden="true" className="size-5 shrink-0" />
        {texts.directions}
      </a>
      {store.phone && (
        <a
          href={`tel:${store.phone.replaceAll(/[^+\d]/g, '')}`}
          className={buttonClass('secondary', 'gap-2 px-4!')}
        >
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          {texts.call}
        </a>
      )}
    </div>
  );
}
