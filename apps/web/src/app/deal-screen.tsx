import { claimMessages } from '@baeon/contracts/claim';
import { TicketX } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { buttonClass } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { LoadTrouble } from '../components/ui/load-trouble.tsx';
import { paths } from '../config/paths.ts';
import type { ClaimTarget } from '../features/coupons/claim-api.ts';
import { useClaim } from '../features/coupons/use-claim.ts';
import { DealFoot } from '../features/offers/deal-foot.tsx';
import { DealPage } from '../features/offers/deal-page.tsx';
import { DealSkeleton } from '../features/offers/deal-skeleton.tsx';
import { useDeal } from '../features/offers/offers-api.ts';
import { isGone } from '../lib/api-error.ts';
import { useSession } from '../lib/session.ts';
import { LoginPanel } from './login-panel.tsx';
import { QuietHeading } from './quiet-heading.tsx';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';
import { useLoginFirst } from './use-login-first.ts';

const TITLE = 'Deal';
const LOGIN_FIRST = 'login-first';

type Props = { campaignId: string; fromHome: boolean };

/** One deal and the way to get it. Visitors are asked to log in on the way. */
export function DealScreen({ campaignId, fromHome }: Props) {
  const { signedIn } = useSession();
  const found = useDeal(campaignId);
  const { claiming, waiting, claim } = useClaim();
  const login = useLoginFirst<ClaimTarget>((target) => void get(target));

  async function get(target: ClaimTarget): Promise<void> {
    toast.dismiss(LOGIN_FIRST);
    const outcome = await claim(target);
    if (outcome.kind === 'claimed') toast.success(outcome.result.msg);
    if (outcome.kind === 'refused') toast.error(outcome.error.message);
  }

  function logInFirst(target: ClaimTarget): void {
    toast(claimMessages.loginFirst, { id: LOGIN_FIRST });
    login.ask(target);
  }

  const deal = isGone(found.error) ? undefined : found.data;
  const target = deal && {
    campaignId: deal.campaign.id,
    pincode: deal.advertiser.address.pincode,
  };

  return (
    <ScreenWrapper
      ownHeading
      title={deal?.campaign.title ?? TITLE}
      parent={fromHome ? paths.home : paths.offers}
    >
      {deal && target ? (
        <>
          <DealPage deal={deal}>
            <SetupHint visible={deal.coupon_id !== null} />
            {fromHome && <BackToHome />}
          </DealPage>
          <DealFoot
            deal={deal}
            claiming={claiming !== null}
            waiting={waiting}
            onGet={() => (signedIn ? void get(target) : logInFirst(target))}
          />
        </>
      ) : (
        <>
          <QuietHeading>{TITLE}</QuietHeading>
          {!found.error ? (
            <DealSkeleton />
          ) : isGone(found.error) ? (
            <GoneDeal />
          ) : (
            <LoadTrouble title="This deal could not be loaded" of={found} />
          )}
        </>
      )}
      <LoginPanel open={login.open} onClose={login.cancel} />
    </ScreenWrapper>
  );
}

const BackToHome = () => (
  <Link to={paths.home} className={buttonClass('secondary', 'w-full')}>
    Back to home
  </Link>
);

/** For people who came in through a deal, and have told nothing about themselves yet. */
function SetupHint({ visible }: { visible: boolean }) {
  const { home, signedIn } = useSession();
  if (!visible || !signedIn || home) return null;
  return (
    <div className="rounded-card border border-line bg-raised px-5 py-4">
      <h2 className="font-bold">There is more for you nearby</h2>
      <p className="mt-0.5 mb-3 text-sm text-pretty text-ink-muted">
        Tell us a little about yourself, and see the deals around you. Your coupon is safe.
      </p>
      <Link to={paths.root} className={buttonClass('secondary', 'w-full')}>
        Finish setting up
      </Link>
    </div>
  );
}

function GoneDeal() {
  return (
    <EmptyState
      Icon={TicketX}
      title="This deal is no longer here"
      text="The store took it back, or the link is not complete."
      action={
        <Link to={paths.offers} className={buttonClass('primary')}>
          See the offers
        </Link>
      }
    />
  );
}
