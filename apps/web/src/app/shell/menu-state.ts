/** `hovered` ends when the mouse leaves; `pinned` stays until it is closed on purpose. */
export type MenuState = 'closed' | 'hovered' | 'pinned';
export type MenuEvent = 'hover' | 'unhover' | 'press' | 'open' | 'close';

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
