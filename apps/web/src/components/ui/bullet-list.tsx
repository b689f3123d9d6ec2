import type { ReactNode } from 'react';

/** `role` is spelled out because Safari forgets lists whose markers are drawn by hand. */
export function BulletList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul role="list" className="space-y-2">
      {items.map((item, index) => (
        // The items are plain texts in a fixed order, so their place is their identity.
        <li key={index} className="relative pl-5">
          <span
            aria-hidden="true"
            className="absolute top-2 left-0 size-2 rounded-full bg-accent"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
