import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';

/** `hovered` ends when the mouse leaves; `pinned` stays until it is closed on purpose. */
type MenuState = 'closed' | 'hovered' | 'pinned';
type MenuEvent = 'hover' | 'unhover' | 'press' | 'open' | 'close';

export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'hover':
      return state === 'closed' ? 'hovered' : state;
    case 'unhover':
      return state === 'hovered' ? 'closed' : state;
    case 'press':
      // A mouse hovers before it clicks; that click means "keep it open", not "close it".
      return state === 'pinned' ? 'closed' : 'pinned';
    case 'open':
      return 'pinned';
    case 'close':
      return 'closed';
  }
}

/** Long enough to cross the gap between button and list with a shaky hand. */
const UNHOVER_DELAY_MS = 150;

/** Which item a key moves to, from the one at `index` (-1: none yet). */
export function itemAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('ul a, ul button') ?? [])];
}

/** A button that shows and hides a list of links: by mouse, finger and keyboard alike. */
export function useDisclosureMenu() {
  const [state, dispatch] = useReducer(menuReducer, 'closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const unhover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusWhenOpen = useRef<number | null>(null);
  const open = state !== 'closed';

  useEffect(() => () => clearTimeout(unhover.current), []);

  useEffect(() => {
    if (!open) return;
    if (focusWhenOpen.current !== null) itemsIn(root.current).at(focusWhenOpen.current)?.focus();
    focusWhenOpen.current = null;

    const pressedOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) dispatch('close');
    };
    const escaped = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Read before closing, because what is hidden loses the focus.
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      dispatch('close');
    };
    document.addEventListener('pointerdown', pressedOutside);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', pressedOutside);
      document.removeEventListener('keydown', escaped);
    };
  }, [open]);

  const rootHandlers = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      clearTimeout(unhover.current);
      dispatch('hover');
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      unhover.current = setTimeout(() => dispatch('unhover'), UNHOVER_DELAY_MS);
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // No target at all means that the window lost the focus, not that the person moved on.
      if (relatedTarget && !root.current?.contains(relatedTarget)) dispatch('close');
    },
    onKeyDown(event: KeyboardEvent) {
      const all = itemsIn(root.current);
      const index = all.indexOf(document.activeElement as HTMLElement);
      const next = itemAfterKey(event.key, index, all.length);
      if (next === null) return;
      event.preventDefault();
      if (open) return all[next]?.focus();
      focusWhenOpen.current = next;
      dispatch('open');
    },
  };

  return { open, dispatch, root, button, rootHandlers };
}
