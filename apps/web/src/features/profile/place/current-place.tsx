import type { ChosenPlace } from '@baeon/contracts/profile/chosen-place-wire';
import { LocateFixed, MapPin, X } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePosition } from '../../../lib/use-position.ts';
import { useChosenPlace } from '../../../lib/visit-place.ts';
import { usePlaceAround } from './nearest-place.ts';
import { detailOf } from './place-row.tsx';
import { pickerTexts } from './picker-texts.ts';
import { placeTexts } from './place-texts.ts';
import { SaveAs } from './save-as.tsx';
import UnservedNotice from './unserved-notice.tsx';
import { useChoosePlace } from './use-choose-place.ts';

/** The place in use: what it is to be called again, and the way back from a choice. */
export function CurrentPlace({ onDone }: { onDone: () => void }) {
  const texts = useTexts(placeTexts);
  const { stop } = useTexts(pickerTexts);
  const { user } = useSession();
  const chosen = useChosenPlace(user);
  const position = usePosition();
  const here = usePlaceAround(position);
  const { choose } = useChoosePlace();
  const { at, how } = position;
  if (!at || !how) return null;

  const found = here.around?.place;
  const { city = null, state = null } = chosen ??
    found ?? { city: user?.city ?? null, state: null };
  const place: ChosenPlace | null = here.name ? { name: here.name, city, state, ...at } : null;
  const Icon = how === 'device' ? LocateFixed : MapPin;

  return (
    <div className="flex flex-col gap-3">
      <div className="rounded-card bg-brand-soft p-[16px]">
        <div className="flex gap-[12px]">
          <Icon aria-hidden="true" className="mt-0.5 size-[20px] shrink-0 text-link" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">
              {here.name ?? texts.unnamed}{' '}
              <span className="text-sm font-normal text-ink-muted">· {texts.how[how]}</span>
            </p>
            {place && <p className="text-sm text-ink-muted wrap-anywhere">{detailOf(place)}</p>}
          </div>
          {how === 'chosen' && (
            <button
              type="button"
              aria-label={stop}
              onClick={() => {
                choose(null);
                onDone();
              }}
              className="-mt-2 -mr-2 grid size-touch shrink-0 place-items-center rounded-control text-ink-muted hover:bg-surface"
            >
              <X aria-hidden="true" className="size-[20px]" />
            </button>
          )}
        </div>
        {place && (
          <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
            <SaveAs place={place} />
          </div>
        )}
      </div>
      {here.outside && <UnservedNotice here={here} onChosen={onDone} />}
    </div>
  );
}
