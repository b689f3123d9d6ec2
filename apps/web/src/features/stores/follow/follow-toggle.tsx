import { useEffect, useEffectEvent, useId } from 'react';
import type { Store } from '@baeon/contracts/stores/stores-wire';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { storeTexts } from '../store-texts.ts';
import { paths, storePath } from '../../../config/paths.ts';
import { followWishIn, type LoginDetour } from '../../../lib/login-detour.ts';
import { useSession } from '../../../lib/session.ts';
import { useFollow } from './use-follow.ts';

type Props = {
  followed: boolean;
  /** The id of the name of what is followed. */
  nameId: string;
  onToggle: () => void;
  busy?: boolean;
  /** Cannot be changed at the moment. Looks the same: most such moments are short. */
  locked?: boolean;
  className?: string;
};

/** Named 'Follow' and the store's name, so that fifty of them can be told apart. */
export function FollowToggle(props: Props) {
  const { followed, nameId, onToggle, busy = false, locked = false, className } = props;
  const texts = useTexts(storeTexts);
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      aria-pressed={followed}
      aria-labelledby={`${id} ${nameId}`}
      aria-busy={busy || undefined}
      aria-disabled={locked || undefined}
      onClick={locked ? undefined : onToggle}
      className={classNames(
        'min-h-11 min-w-[min(6.5rem,100%)] rounded-full border px-3 text-sm font-semibold transition-colors',
        followed
          ? 'border-brand bg-brand text-on-brand hover:bg-brand-deep'
          : 'border-line-strong bg-raised text-link hover:bg-brand-soft',
        className,
      )}
    >
      {followed ? texts.followed : texts.follow}
    </button>
  );
}

type FollowStoreProps = {
  store: Pick<Store, 'id' | 'place_id' | 'name' | 'followed'>;
  nameId: string;
};

/** Shows the wish at once. A visitor has to say who they are first; the wish is kept for then. */
export function FollowStore({ store, nameId }: FollowStoreProps) {
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
