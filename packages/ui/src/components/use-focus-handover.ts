import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what takes the place of a button that was pressed: the focus that went with the button is its. */
export function useFocusHandover<T extends HTMLElement>(isThere: boolean): RefObject<T | null> {
  const successor = useRef<T>(null);
  const wasThere = useRef(isThere);

  useLayoutEffect(() => {
    const hasCome = isThere && !wasThere.current;
    wasThere.current = isThere;
    if (hasCome && document.activeElement === document.body) {
      successor.current?.focus({ preventScroll: true });
    }
  }, [isThere]);

  return successor;
}
