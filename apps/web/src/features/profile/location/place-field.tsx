import { MAX_PLACE_LENGTH } from '@baeon/contracts/profile/onboarding';
import type { Place } from '@baeon/contracts/places/places-wire';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { fieldBorder, fieldBox, FieldFrame } from '@baeon/ui/components/form/field-frame.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import {
  type PlaceKind,
  placeDetail,
  placeText,
  usePlaceSuggestions,
} from './place-suggestions.ts';
import { profileTexts } from '../profile-texts.ts';

type Props = {
  label: string;
  kind: PlaceKind;
  value: string;
  locked: boolean;
  error?: string | null;
  /** Shown as wrong, though the message stands at another field. */
  marked?: boolean;
  onType: (text: string) => void;
  onChoose: (text: string, place: Place) => void;
};

/** Leaving the field keeps what was typed, even while an entry happens to be highlighted. */
function keepTyped(
  state: UseComboboxState<Place>,
  { type, changes }: UseComboboxStateChangeOptions<Place>,
): Partial<UseComboboxState<Place>> {
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}

/** Suggestions under the fold, or under a phone's keyboard, are none. */
function bringIntoView(list: HTMLElement): void {
  list.scrollIntoView({ block: 'nearest' });
  const view = window.visualViewport;
  const visibleTo = view ? view.offsetTop + view.height : window.innerHeight;
  const { bottom } = list.getBoundingClientRect();
  if (bottom > visibleTo) list.parentElement?.scrollIntoView({ block: 'start' });
}

/**
 * Closes the list when somebody moves on. A tap elsewhere closes it with its click only: the list
 * stands above what is tapped, which must not move away under the finger.
 */
function useMovingOn(open: boolean, frame: RefObject<HTMLElement | null>, close: () => void) {
  const pressing = useRef(false);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  useEffect(() => {
    if (!open) return;
    const pressed = () => {
      pressing.current = true;
    };
    const released = ({ target }: Event) => {
      pressing.current = false;
      if (!frame.current?.contains(target as Node)) latestClose.current();
    };
    // The page is scrolled, not tapped: the list stays while its field has the focus.
    const cancelled = () => {
      pressing.current = false;
      if (!frame.current?.contains(document.activeElement)) latestClose.current();
    };
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('click', released, true);
    document.addEventListener('pointercancel', cancelled, true);
    return () => {
      pressing.current = false;
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('click', released, true);
      document.removeEventListener('pointercancel', cancelled, true);
    };
  }, [open, frame]);

  return {
    onBlur: () => {
      if (!pressing.current) close();
    },
  };
}

/** A text field that suggests places. A suggestion is a help, never a must. */
export function PlaceField(props: Props) {
  const { label, kind, value, locked, error, marked, onType, onChoose } = props;
  const texts = useTexts(profileTexts).location;
  // Only what is typed here is looked up, not what a choice or the profile put into the field.
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(false);
  const places = usePlaceSuggestions(typed, kind);
  const isOpen = wanted && places.length > 0;
  if (locked && wanted) setWanted(false);
  const listRef = useRef<HTMLUListElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const movingOn = useMovingOn(isOpen, frameRef, () => setWanted(false));

  useEffect(() => {
    if (isOpen && listRef.current) bringIntoView(listRef.current);
  }, [isOpen]);

  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<Place>({
    items: places,
    isOpen,
    inputValue: value,
    selectedItem: null,
    itemToString: (place) => place?.name ?? '',
    stateReducer: keepTyped,
    onIsOpenChange: ({ type, isOpen }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) setWanted(isOpen);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setTyped('');
      onChoose(placeText(selectedItem, places), selectedItem);
    },
  });

  function keyPressed(event: KeyboardEvent<HTMLInputElement>) {
    const leaveToBrowser =
      event.key === 'Home' ||
      event.key === 'End' ||
      // With nothing to close or to choose, Escape closes the sheet and Enter submits the form.
      (event.key === 'Escape' && !isOpen) ||
      (event.key === 'Enter' && highlightedIndex === -1);
    if (leaveToBrowser) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  }

  return (
    <FieldFrame label={label} error={error}>
      {({ id, aria }) => (
        <div ref={frameRef}>
          <div
            className={classNames(
              fieldBox,
              marked ? 'border-danger' : fieldBorder(error),
              // Late, so that a short wait does not flash.
              locked && 'bg-sunken delay-300',
            )}
          >
            <input
              {...getInputProps({
                ...aria,
                ...(marked && { 'aria-invalid': true }),
                id,
                readOnly: locked,
                // The label names the field already.
                'aria-labelledby': undefined,
                autoCapitalize: 'words',
                autoCorrect: 'off',
                spellCheck: false,
                maxLength: MAX_PLACE_LENGTH,
                onKeyDown: keyPressed,
                onBlur: movingOn.onBlur,
                onChange: ({ currentTarget }) => {
                  setTyped(currentTarget.value);
                  setWanted(true);
                  onType(currentTarget.value);
                },
              })}
              className="w-full min-w-0 flex-1 self-stretch bg-transparent px-[16px] text-base text-ink outline-none"
            />
          </div>
          <ul
            {...getMenuProps({ 'aria-label': texts.suggestions, ref: listRef })}
            hidden={!isOpen}
            className="mt-2 max-h-64 overflow-y-auto overscroll-contain rounded-field bg-raised p-1 shadow-float"
          >
            {isOpen &&
              places.map((place, index) => (
                <li
                  key={`${place.name} ${placeDetail(place)}`}
                  {...getItemProps({ item: place, index })}
                  className={classNames(
                    'min-h-13 cursor-pointer rounded-small px-3 py-1.5 leading-5',
                    index === highlightedIndex && 'bg-brand-soft',
                  )}
                >
                  <span className="block font-medium">{place.name}</span>
                  <span className="block text-sm text-ink-muted">{placeDetail(place)}</span>
                </li>
              ))}
          </ul>
          <span role="status" className="sr-only">
            {isOpen && texts.suggested(places.length)}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
