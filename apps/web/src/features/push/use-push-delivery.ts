import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { isCounterPath } from '../../config/paths.ts';
import { onSignedOut } from '../../lib/session.ts';
import { whenIdle } from '@baeon/ui/lib/scheduling.ts';

/** What did not come now comes when the app is next opened. */
const load = () => import('./push-delivery.ts').catch(() => null);

/** Nothing reaches this device any more once its person is gone. Returns how to stop. */
export const endPushAtLogout = (): (() => void) =>
  onSignedOut(() => void load().then((delivery) => delivery?.endPush()));

/** Once for the whole app, and not before what people wait for. */
export function usePushDelivery(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => {
    if (isCounterPath(path)) window.location.assign(path);
    else void navigate(path);
  });

  useEffect(endPushAtLogout, []);
  useEffect(() => {
    const over = new AbortController();
    const callOff = whenIdle(async () => {
      const delivery = await load();
      if (!delivery || over.signal.aborted) return;
      over.signal.addEventListener(
        'abort',
        delivery.startPushDelivery((path) => open(path)),
      );
    });
    return () => {
      callOff();
      over.abort();
    };
  }, []);
}
