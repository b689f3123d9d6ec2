import { History, Tag, TrendingUp, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { dealTexts, distanceLabel } from '@baeon/ui/components/deals/deal-texts.ts';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Picture } from '@baeon/ui/components/picture.tsx';
import { lastSegment } from '@baeon/ui/lib/format/format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { Suggested } from './suggested.ts';
import { suggestTexts } from './suggest-texts.ts';

type Props = {
  id: string;
  entry: Suggested;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
  /** Of what was searched for before: away with it. */
  onRemove: () => void;
};

/** One entry. Its cross is for who points; the Delete key does the same. */
export function SuggestRow({ id, entry, active, onPoint, onChoose, onRemove }: Props) {
  const { remove } = useTexts(suggestTexts);
  const { picture, name, detail } = usePartsOf(entry);

  function removed(event: MouseEvent) {
    event.stopPropagation();
    onRemove();
  }

  // Its keys are the field's, which keeps the focus.
  const pointed = { onPointerMove: onPoint, onClick: onChoose };
  return (
    <div
      {...pointed}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-small px-2 py-1.5 leading-5',
        active && 'bg-brand-soft',
      )}
    >
      <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center text-ink-muted">
        {picture}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
        {detail !== '' && <span className="block truncate text-sm text-ink-muted">{detail}</span>}
      </span>
      {entry.kind === 'recent' && (
        <span
          {...{ onClick: removed }}
          aria-hidden="true"
          title={remove}
          className="-my-1.5 -mr-2 grid size-touch shrink-0 place-items-center rounded-control text-ink-muted hover:bg-sunken"
        >
          <X className="size-[18px]" />
        </span>
      )}
    </div>
  );
}

type Parts = { picture: ReactNode; name: string; detail: string };

function usePartsOf(entry: Suggested): Parts {
  const texts = useTexts(dealTexts);
  const withDistance = (text: string, km: number | null) =>
    [text, distanceLabel(km, texts)].filter(Boolean).join(' · ');
  const small = { width: 36, height: 36, eager: true, className: 'size-9 rounded-small' };
  switch (entry.kind) {
    case 'recent':
      return { picture: <History className="size-5" />, name: entry.text, detail: '' };
    case 'popular':
      return { picture: <TrendingUp className="size-5" />, name: entry.text, detail: '' };
    case 'categories': {
      const { name } = entry.category;
      return { picture: <Tag className="size-5" />, name: lastSegment(name), detail: '' };
    }
    case 'stores': {
      const { name, logo, category, distance_km } = entry.store;
      const detail = withDistance(lastSegment(category), distance_km);
      return { picture: <Picture {...small} src={logo} name={name} />, name, detail };
    }
    case 'deals': {
      const { title, image, store, distance_km } = entry.deal;
      const detail = withDistance(store, distance_km);
      return { picture: <Picture {...small} src={image} name={store} />, name: title, detail };
    }
  }
}
