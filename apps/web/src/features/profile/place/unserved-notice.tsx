import { distanceText, FAR_FROM_SERVED_KM } from '@baeon/contracts/places/geo';
import { MapPinOff } from 'lucide-react';
import { useId } from 'react';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { PlaceAround } from './nearest-place.ts';
import { pickerTexts } from './picker-texts.ts';
import { useChoosePlace } from './use-choose-place.ts';

const FAR_KM = 10;

/** '4.2', and from some distance on whole kilometres. */
const kmText = (km: number): string =>
  km < FAR_KM ? distanceText(km) : digitsText(Math.round(km));

const action =
  'min-h-11 rounded-full px-4 text-sm font-semibold bg-brand text-on-brand hover:bg-brand-deep';

type Props = {
  here: PlaceAround;
  /** Leads to the picker, where nobody can say what is near. */
  onOther?: () => void;
  onChosen?: () => void;
};

/** For whoever looks where we are not: what is served, what of it is nearest, and a way to look there. */
export default function UnservedNotice({ here, onOther, onChosen }: Props) {
  const { unserved: texts } = useTexts(pickerTexts);
  const headingId = useId();
  const { choose } = useChoosePlace();
  const { name, around, failed } = here;
  const { service_area: area, nearest_served: nearest } = around ?? {};

  function look() {
    if (!nearest) return;
    const { name: chosen, city, state, latitude, longitude } = nearest;
    choose({ name: chosen, city, state, latitude, longitude });
    onChosen?.();
  }

  return (
    <section
      aria-labelledby={headingId}
      className="flex gap-[12px] rounded-card bg-sunken p-[16px] inset-ring-1 inset-ring-line"
    >
      <MapPinOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="font-semibold wrap-anywhere">
          {name ? texts.title(name) : texts.titleUnnamed}
        </h2>
        {!around && !failed && <NoticeComing />}
        {(area?.name || nearest) && (
          <p className="text-sm text-pretty text-ink-muted tabular-nums">
            {area?.name && texts.served(area.name, kmText(area.radius_km))}{' '}
            {nearest &&
              nearest.distance_km <= FAR_FROM_SERVED_KM &&
              texts.nearest(nearest.name, kmText(nearest.distance_km))}
          </p>
        )}
        {nearest ? (
          <button type="button" onClick={look} className={`mt-3 ${action}`}>
            {texts.look(nearest.name)}
          </button>
        ) : (
          failed &&
          onOther && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOther}
              className={`mt-3 ${action}`}
            >
              {texts.other}
            </button>
          )
        )}
      </div>
    </section>
  );
}

/** As high as what comes. */
function NoticeComing() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-1 h-4 w-full" />
      <Skeleton className="mt-1 h-4 w-3/5" />
      <Skeleton className="mt-3 h-11 w-32 rounded-full!" />
    </div>
  );
}
