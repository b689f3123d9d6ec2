import type { Store } from '@baeon/contracts/store';
import { useNavigate } from 'react-router';
import { paths, storePath } from '../../config/paths.ts';
import type { LoginDetour } from '../../lib/login-detour.ts';
import { useSession } from '../../lib/session.ts';
import { FollowToggle } from './follow-toggle.tsx';
import { useFollow } from './stores-api.ts';

type Props = { store: Pick<Store, 'id' | 'place_id' | 'followed'>; nameId: string };

/** Shows the wish at once. A visitor has to say who they are first. */
export function FollowStore({ store, nameId }: Props) {
  const navigate = useNavigate();
  const { signedIn } = useSession();
  const { follow, busy } = useFollow();

  function toggle() {
    const detour: LoginDetour = { returnTo: storePath(store.id) };
    if (!signedIn) return void navigate(paths.login, { state: detour });
    follow({ placeId: store.place_id, storeId: store.id, wanted: !store.followed });
  }

  return <FollowToggle followed={store.followed} nameId={nameId} busy={busy} onToggle={toggle} />;
}
