import { useLayoutEffect, useRef } from 'react';

/** Stands in for a name that is still to come, and hands the focus on to it then. */
export function QuietHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const left = heading.current;
    return () => {
      if (document.activeElement !== left) return;
      // The name comes with the very change that takes this heading away.
      queueMicrotask(() =>
        document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true }),
      );
    };
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} className="sr-only">
      {children}
    </h1>
  );
}
