import type { DealStore } from '@baeon/contracts/campaigns/campaigns-wire';
import { Navigation } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { DealBlock } from '@baeon/ui/components/deals/deal-facts.tsx';
import { dealTexts, distanceLabel } from '@baeon/ui/components/deals/deal-texts.ts';
import { Button } from '@baeon/ui/components/button.tsx';
import { directionsUrl, storePath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';

const SHOWN_FIRST = 3;

/** Where a deal can be used, and how to get there. */
export function DealStores({ stores }: { stores: readonly DealStore[] }) {
  const { stores: texts } = useTexts(dealsTexts).detail;
  const [all, setAll] = useState(false);
  if (stores.length === 0) return null;
  // One more takes no more room than the button that hides it.
  const few = stores.length <= SHOWN_FIRST + 1;
  const shown = all || few ? stores : stores.slice(0, SHOWN_FIRST);

  return (
    <DealBlock title={texts.title}>
      <ul role="list" className="divide-y divide-line">
        {shown.map((store) => (
          <StoreRow key={store.id} store={store} />
        ))}
      </ul>
      {shown.length < stores.length && (
        <Button kind="secondary" className="mt-2 w-full" onClick={() => setAll(true)}>
          {texts.showAll(stores.length)}
        </Button>
      )}
    </DealBlock>
  );
}

function StoreRow({ store: { id, name, address, location, distance_km } }: { store: DealStore }) {
  const { stores: texts } = useTexts(dealsTexts).detail;
  const [longitude, latitude] = location.coordinates;
  const distance = distanceLabel(distance_km, useTexts(dealTexts));
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <Link
          to={storePath(id)}
          className="inline-flex min-h-6 items-center font-semibold text-link wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-ink-muted wrap-anywhere">
          {[address.line, `${address.city} ${address.pincode}`.trim()]
            .filter((part) => part !== '')
            .join(', ')}
        </p>
        {distance && <p className="text-sm font-medium">{distance}</p>}
      </div>
      <a
        href={directionsUrl(latitude, longitude)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={texts.directionsTo(name)}
        className="grid size-12 shrink-0 place-items-center rounded-control text-link hover:bg-brand-soft"
      >
        <Navigation aria-hidden="true" className="size-5" />
      </a>
    </li>
  );
}
