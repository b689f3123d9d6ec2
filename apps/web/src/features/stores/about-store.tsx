import type { Store } from '@baeon/contracts/store';
import { useId } from 'react';

type Props = { store: Pick<Store, 'name' | 'about' | 'address'> };

/** Who they are and where to find them, word by word. */
export function AboutStore({ store: { name, about, address } }: Props) {
  const headingId = useId();
  const facts = [
    ['Store name', name],
    ['Address', address.line],
    ['City', address.city],
    ['State', address.state],
    ['Pincode', address.pincode],
  ] as const;

  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id={headingId} className="text-lg font-bold">
        About
      </h2>
      {about && <p className="mt-2 text-pretty">{about}</p>}
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-medium break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
