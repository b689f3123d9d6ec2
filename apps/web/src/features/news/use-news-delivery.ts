import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { endNewsAtLogout, keepNewsComing, listenToWorker } from './keep-news.ts';

/** After what people wait for; not every browser can tell when it has nothing to do. */
const LATER_MS = 3000;

/** Once for the whole app: news keep coming to whoever is signed in, and to nobody else. */
export function useNewsDelivery(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => void navigate(path));

  useEffect(endNewsAtLogout, []);
  useEffect(() => listenToWorker((path) => open(path)), []);
  useEffect(() => {
    const timer = setTimeout(keepNewsComing, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
