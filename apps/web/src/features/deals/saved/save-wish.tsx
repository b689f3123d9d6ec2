import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { saveDeal } from './save-deal.ts';

/** Saves what somebody wanted to save before they logged in. */
export default function SaveWish({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const fulfil = useEffectEvent(() => {
    // Out of the history first, so that neither a reload nor Back asks for it again.
    void navigate({ pathname, search, hash }, { replace: true, state: null });
    void saveDeal(client, id, true);
  });
  useEffect(() => fulfil(), []);
  return null;
}
