import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changeLine } from './waitlist-api.ts';

/** Puts somebody in line who wanted that before they logged in. */
export default function WaitWish({ id }: { id: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const fulfil = useEffectEvent(() => {
    // Out of the history first, so that neither a reload nor Back asks for it again.
    void navigate({ pathname, search, hash }, { replace: true, state: null });
    void changeLine(client, id, 'PUT');
  });
  useEffect(() => fulfil(), []);
  return null;
}
