import type { DealForm } from '@baeon/contracts/counter/store-deals-wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { counterWire } from '../../../config/counter-config.ts';
import { callPerson } from '../../../lib/person-api.ts';

const PAUSE_MS = 700;

type Standing = 'kept' | 'trouble' | null;

/** Keeps what is typed of a new deal with the store, a moment after the last key and when the page is left. */
export function useKeptDraft(storeId: string, id: string) {
  const queries = useQueryClient();
  const [standing, setStanding] = useState<Standing>(null);
  const waiting = useRef<DealForm | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function send(keepalive: boolean): Promise<void> {
    const body = waiting.current;
    clearTimeout(timer.current);
    if (!body) return;
    waiting.current = null;
    const address = counterWire.things(storeId, `drafts/${id}`);
    try {
      await callPerson(address, { method: 'PUT', body, keepalive });
      setStanding('kept');
    } catch {
      waiting.current ??= body;
      setStanding('trouble');
    }
    await queries.invalidateQueries({ queryKey: ['store', storeId, 'drafts'] });
  }

  const left = useEffectEvent(() => void send(true));
  useEffect(() => {
    window.addEventListener('pagehide', left);
    return () => {
      window.removeEventListener('pagehide', left);
      left();
    };
  }, []);

  return {
    standing,
    note(form: DealForm) {
      waiting.current = form;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(false), PAUSE_MS);
    },
    /** It is a deal now. */
    drop() {
      waiting.current = null;
      clearTimeout(timer.current);
    },
  };
}

/** What is typed of a deal that runs already stays with this tab until it is saved. */
export const typedOf = (id: string) => {
  const key = `deal ${id}`;
  const tried = <T>(action: () => T): T | null => {
    try {
      return action();
    } catch {
      // Some private windows keep nothing.
      return null;
    }
  };
  return {
    read: () => tried(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as DealForm | null),
    note: (form: DealForm) => void tried(() => sessionStorage.setItem(key, JSON.stringify(form))),
    drop: () => void tried(() => sessionStorage.removeItem(key)),
  };
};
