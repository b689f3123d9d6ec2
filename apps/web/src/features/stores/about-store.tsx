import type { Store } from '@baeon/contracts/stores/stores-wire';
import { useId } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { storeTexts } from './store-texts.ts';

type Props = { store: Pick<Store, 'name' | 'about' | 'address'> };

/** Who they are and where to find them, word by word. */
export function AboutStore({ store: { name, about, address } }: Props) {
  const texts = useTexts(storeTexts);
  const headingId = useId();
  const facts = [
    [texts.name, name],
    [texts.address, address.line],
    [texts.city, address.city],
    [texts.state, address.state],
    [texts.pincode, address.pincode],
  ] as const;

  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id={headingId} className="text-lg font-bold">
        {texts.about}
      </h2>
      {about && <p className="mt-2 text-pretty whitespace-pre-line wrap-anywhere">{about}</p>}
      <dl className="mt-3 flex flex-col gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="flex flex-wrap gap-x-4">
            <dt className="w-24 text-ink-muted">{term}</dt>
            <dd className="min-w-0 flex-1 basis-28 font-medium wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
