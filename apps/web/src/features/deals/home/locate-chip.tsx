import { LocateFixed, MapPin } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Spinner } from '../../../components/ui/button.tsx';
import { paths } from '../../../config/paths.ts';
import { LocationError } from '../../../device/geolocation.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { UserPosition } from '../../../lib/use-position.ts';
import { dealsTexts } from '../deals-texts.ts';

const chip =
  '-mx-3 inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-link hover:bg-brand-soft';

/** A way to be found, for who has not been: the device's, or where it may not be asked, by hand. */
export function LocateChip({ at, settled, canAsk, locate }: UserPosition) {
  const texts = useTexts(dealsTexts).home;
  const [asking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      await locate();
    } catch (error) {
      if (!(error instanceof LocationError)) throw error;
      toast.error(error.message, { id: error.message });
    } finally {
      setAsking(false);
    }
  }

  if (canAsk) {
    return (
      <button
        type="button"
        aria-busy={asking || undefined}
        aria-disabled={asking || undefined}
        onClick={asking ? undefined : () => void ask()}
        className={chip}
      >
        {asking ? (
          <Spinner className="size-4" />
        ) : (
          <LocateFixed aria-hidden="true" className="size-4 shrink-0" />
        )}
        {texts.locate}
      </button>
    );
  }
  if (!settled || at) return null;
  return (
    <Link to={`${paths.user}?section=location`} className={chip}>
      <MapPin aria-hidden="true" className="size-4 shrink-0" />
      {texts.setLocation}
    </Link>
  );
}
