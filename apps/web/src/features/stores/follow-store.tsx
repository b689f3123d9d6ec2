import type { Store } from '@baeon/contracts/stores/stores-wire';
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { paths, storePath } from '../../config/paths.ts';
import { followWishIn, type LoginDetour } from '../../lib/login-detour.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/texts.ts';
import { FollowToggle } from './follow-toggle.tsx';
import { storeTexts } from './store-texts.ts';
import { useFollow } from './use-follow.ts';

type Props = { store: Pick<Store, 'id' | 'place_id' | 'name' | 'followed'>; nameId: string };

/** Shows the wish at once. A visitor has to say who they are first; the wish is kept for then. */
export function FollowStore({ store, nameId }: Props) {
  const { id, place_id: placeId, name, followed } = store;
  const navigate = useNavigate();
  const { state } = useLocation();
  const { signedIn } = useSession();
  const { follow, busy } = useFollow({ placeId, storeId: id });
  const cameToFollow = signedIn && followWishIn(state) === placeId;

  const fulfil = useEffectEvent(() => {
    // Out of the history first, so that neither a reload nor Back asks for it again.
    void navigate(storePath(id), { replace: true, state: null });
    if (!followed) follow(true);
  });

  useEffect(() => {
    if (cameToFollow) fulfil();
  }, [cameToFollow]);

  function logInFirst() {
    const message = textsOf(storeTexts).logInToFollow(name);
    const detour: LoginDetour = { returnTo: storePath(id), follow: placeId };
    toast(message, { id: message });
    void navigate(paths.login, { state: detour });
  }

  return (
    <FollowToggle
      followed={followed}
      nameId={nameId}
      busy={busy}
      onToggle={() => (signedIn ? follow(!followed) : logInFirst())}
    />
  );
}
