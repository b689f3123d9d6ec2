import type { Application } from '@baeon/contracts/counter/new-shops-wire';
import type { SomeDetails } from '@baeon/contracts/counter/store-details';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { counterWire } from '../../../config/counter-config.ts';
import { callPerson } from '../../../lib/person-api.ts';

export const applicationsQuery = queryOptions({
  queryKey: ['store', null, 'applications'],
  queryFn: ({ signal }) =>
    callPerson<{ applications: Application[] }>(counterWire.applications, { signal }),
  staleTime: 0,
});

const PAUSE_MS = 800;

/** A date that is not chosen yet is nothing to keep. */
const toKeep = ({ special_days: days, ...details }: SomeDetails): SomeDetails => ({
  ...details,
  ...(days && { special_days: days.filter(({ date }) => date !== '') }),
});

/** What somebody enters of a shop; the server has it a moment later, so that no reload loses it. */
export function useShopDraft(id: string, known: SomeDetails) {
  const queries = useQueryClient();
  const [details, setDetails] = useState(known);
  const kept = useRef(known);
  /** One after the other: what was sent later must not arrive before. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  async function keep(latest: SomeDetails): Promise<void> {
    const sent = sending.current
      .catch(() => undefined)
      .then(async () => {
        if (kept.current === latest) return;
        await callPerson(counterWire.application(id), { method: 'PUT', body: toKeep(latest) });
        kept.current = latest;
        void queries.invalidateQueries({ queryKey: applicationsQuery.queryKey });
      });
    sending.current = sent;
    await sent;
  }

  useEffect(() => {
    if (kept.current === details) return;
    // Whoever goes on asks again, and is told then what went wrong.
    const timer = setTimeout(() => void keep(details).catch(() => undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    details,
    change: (more: SomeDetails) => setDetails((before) => ({ ...before, ...more })),
    /** Everything is with the server once this is done. */
    flush: () => keep(details),
  };
}
