import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { dealPath, storePath } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { usePosition } from '../../../lib/use-position.ts';
import { useForgetSearches, useSuggestions } from './suggest-api.ts';
import { SuggestRow } from './suggest-row.tsx';
import { groupsOf, type Suggested } from './suggested.ts';
import { suggestTexts } from './suggest-texts.ts';
import { useCloseOnScroll, useRoomBelow } from './use-panel-place.ts';

/** What the field says of its list: null while there is none, else which entry is pointed at. */
export type ShownSuggestions = { active: string | undefined } | null;

type Props = {
  id: string;
  typed: string;
  onSearch: (text: string) => void;
  onCategory: (id: string) => void;
  onClose: () => void;
  onShown: (shown: ShownSuggestions) => void;
  /** What the keys of the field do here. */
  ref: Ref<(event: KeyboardEvent) => void>;
};

/** What may be meant, under the search box that has the focus and keeps it. */
export default function SuggestPanel(props: Props) {
  const { id, typed, onSearch, onCategory, onClose, onShown, ref } = props;
  const texts = useTexts(suggestTexts);
  const navigate = useNavigate();
  const { at } = usePosition();
  const groups = groupsOf(useSuggestions(typed, at));
  const forget = useForgetSearches();
  const entries = groups.flatMap((group) => group.entries);
  const [pointedAt, setPointedAt] = useState<{ typed: string; key: string } | null>(null);
  // With every letter the list is another one.
  const active = entries.findIndex(
    ({ key }) => pointedAt?.typed === typed && key === pointedAt.key,
  );
  const activeId = active < 0 ? undefined : optionId(id, active);
  const isShown = entries.length > 0;
  useCloseOnScroll(onClose);

  useEffect(() => {
    onShown(isShown ? { active: activeId } : null);
    return () => onShown(null);
  }, [isShown, activeId, onShown]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const point = (nth: number) => {
    const entry = entries[(nth + entries.length) % entries.length];
    setPointedAt(entry ? { typed, key: entry.key } : null);
  };

  function choose(entry: Suggested) {
    onClose();
    if (entry.kind === 'categories') onCategory(entry.category.id);
    else if (entry.kind === 'stores') void navigate(storePath(entry.store.id));
    else if (entry.kind === 'deals') void navigate(dealPath(entry.deal.campaign_id));
    else onSearch(entry.text);
  }

  const pressed = (event: KeyboardEvent) => {
    const entry = entries[active];
    if (!isShown || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') point(active + 1);
    else if (event.key === 'ArrowUp') point(active < 0 ? -1 : active - 1);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && entry) choose(entry);
    else if (event.key === 'Delete' && entry?.kind === 'recent') forget(entry.text);
    else return;
    event.preventDefault();
  };
  useImperativeHandle(ref, () => pressed);

  if (!isShown) return null;
  return (
    <Frame>
      <p role="status" className="sr-only">
        {texts.count(entries.length)}
      </p>
      {groups[0]?.kind === 'recent' && typed.trim() === '' && (
        <button
          type="button"
          onClick={() => forget(null)}
          className="absolute top-1 right-2 min-h-[44px] rounded-control px-2 text-sm font-semibold text-link hover:underline"
        >
          {texts.clear}
        </button>
      )}
      <div id={id} role="listbox" aria-label={texts.suggestions}>
        {groups.map(({ kind, entries: ofKind }) => (
          <div key={kind} role="group" aria-label={texts.groups[kind]}>
            <p aria-hidden="true" className="px-2 pt-2 pb-1 text-sm font-semibold text-ink-muted">
              {texts.groups[kind]}
            </p>
            {ofKind.map((entry) => (
              <SuggestRow
                key={entry.key}
                id={optionId(id, entries.indexOf(entry))}
                entry={entry}
                active={entries.indexOf(entry) === active}
                onPoint={() => setPointedAt({ typed, key: entry.key })}
                onChoose={() => choose(entry)}
                onRemove={() => entry.kind === 'recent' && forget(entry.text)}
              />
            ))}
          </div>
        ))}
      </div>
    </Frame>
  );
}

/** As high as there is room for it. */
function Frame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const maxHeight = useRoomBelow(frame);
  // The field keeps the focus, and a phone its keyboard.
  const pressed = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
  return (
    <div
      {...pressed}
      ref={frame}
      style={{ maxHeight }}
      className="absolute inset-x-0 top-full z-20 mt-2 animate-rise overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-2 shadow-float"
    >
      {children}
    </div>
  );
}

const optionId = (id: string, nth: number): string => `${id}-${nth}`;
