import { type ReactNode, useId } from 'react';

/** A part of what is told about a deal, under its own heading. */
export function DealBlock({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id={titleId} className="mb-2 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
