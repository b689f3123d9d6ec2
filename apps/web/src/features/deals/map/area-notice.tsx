import { MapPinned, X } from 'lucide-react';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { mapTexts } from './map-texts.ts';

/** Over the list, while it is of an area that was searched on the map. */
export default function AreaNotice({ onClear }: { onClear: () => void }) {
  const texts = useTexts(mapTexts);
  return (
    <p className="mx-5 flex items-center gap-2 rounded-card bg-brand-soft py-1 pr-1 pl-4 text-sm font-medium">
      <MapPinned aria-hidden="true" className="size-5 shrink-0 text-link" />
      <span className="min-w-0 flex-1">{texts.aroundArea}</span>
      <button
        type="button"
        aria-label={texts.backToPlace}
        onClick={onClear}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </p>
  );
}
