import { Link, matchPath, useLocation, useParams, useSearchParams } from 'react-router';
import type { Deal } from '@baeon/contracts/campaigns/campaigns-wire';
import { claimMessages } from '@baeon/contracts/coupons/coupons';
import { useQueryClient } from '@tanstack/react-query';
import { TicketX } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { dealPath, paths } from '../../../config/paths.ts';
import { heldCouponOptions } from '../../../features/coupons/coupons-api.ts';
import { dealOptions, useDeal } from '../../../features/deals/deals-api.ts';
import { currentUserId, useSession } from '../../../lib/session.ts';
import { fetchPosition } from '../../../lib/use-position.ts';
import { type Prefetch, screenFile } from '../../screen-file.tsx';
import { ShareButton } from '../../../components/share/share-button.tsx';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { EmptyState, LoadError } from '@baeon/ui/components/empty-state.tsx';
import type { ClaimTarget } from '../../../features/coupons/claim/claim-retry.ts';
import { showClaimed, useClaim } from '../../../features/coupons/claim/use-claim.ts';
import { PushOfferLater } from '../../../features/push/push-offer-later.tsx';
import { dealsTexts } from '../../../features/deals/deals-texts.ts';
import { DealFoot } from '../../../features/deals/detail/deal-foot.tsx';
import { DealPage, DealSkeleton } from '../../../features/deals/detail/deal-page.tsx';
import { SaveButton, useIsSaved } from '../../../features/deals/saved/save-button.tsx';
import { useStanding } from '../../../features/deals/waitlist/waitlist-api.ts';
import { isGone } from '@baeon/ui/lib/api-error.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';
import { LoginPanel, useLoginFirst } from '../../login-first.tsx';
import { PlaceholderHeading, ScreenWrapper } from '../../shell/screen-wrapper.tsx';

const passed = screenFile(() => import('../../pass-screen.tsx'));
const heldCoupon = screenFile(() => import('../../held-coupon-screen.tsx'));

/** In the part of the address that no server sees: whoever knows it may have the coupon. */
function passTokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('gift');
}

const isHeld = (params: URLSearchParams) => params.get('from_user') === 'true';

const prefetch: Prefetch = (client, { pathname, search, hash }) => {
  const id = matchPath(paths.offer, pathname)?.params.id ?? '';
  if (passTokenIn(hash)) return [passed.load()];
  if (isHeld(new URLSearchParams(search))) {
    const person = currentUserId();
    const code = heldCoupon.load();
    return person === null ? [code] : [code, client.prefetchQuery(heldCouponOptions(person, id))];
  }
  const deal = async () => client.prefetchQuery(dealOptions(id, await fetchPosition(client)));
  return [deal()];
};

/** One address for three things: a deal, a coupon that is held, and one that a friend offers. */
export default function OfferScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const token = passTokenIn(hash);

  if (token) return <passed.Screen token={token} />;
  if (isHeld(params)) return <heldCoupon.Screen couponId={id} />;
  return <DealScreen key={id} campaignId={id} fromHome={params.get('from_home') === 'true'} />;
}
OfferScreen.prefetch = prefetch;

const LOGIN_FIRST = 'login-first';

type Props = { campaignId: string; fromHome: boolean };

/** One deal and the way to get it. Visitors are asked to log in on the way. */
function DealScreen({ campaignId, fromHome }: Props) {
  const texts = useTexts(screenTexts);
  const { signedIn } = useSession();
  const found = useDeal(campaignId);
  const { claiming, waiting, unsettled, claim } = useClaim();
  const client = useQueryClient();
  const login = useLoginFirst<ClaimTarget>((target) => void get(target));

  async function get(target: ClaimTarget): Promise<void> {
    toast.dismiss(LOGIN_FIRST);
    const outcome = await claim(target);
    if (outcome.kind === 'claimed') void showClaimed(client, outcome.result);
    if (outcome.kind === 'refused') toast.error(outcome.error.message);
  }

  function logInFirst(target: ClaimTarget): void {
    toast(claimMessages.loginFirst, { id: LOGIN_FIRST });
    login.ask(target);
  }

  const inLine = Boolean(useStanding(campaignId));
  const deal = isGone(found.error) ? undefined : found.data;
  const target = deal && {
    campaignId: deal.campaign.id,
    pincode: deal.advertiser.address.pincode,
  };

  return (
    <ScreenWrapper
      ownHeading
      title={deal?.campaign.title ?? texts.titles.deal}
      parent={fromHome ? paths.home : paths.offers}
      action={deal && <DealActions deal={deal} />}
    >
      {deal && target ? (
        <>
          <DealPage deal={deal}>
            <SetupHint visible={deal.coupon_id !== null} />
            {deal.coupon_id !== null && <PushOfferLater topic="ending_coupons" />}
            {inLine && <PushOfferLater topic="waitlists" />}
            {fromHome && <BackToHome />}
          </DealPage>
          <DealFoot
            deal={deal}
            claiming={claiming !== null}
            waiting={waiting}
            unsettled={unsettled === target.campaignId}
            onGet={() => (signedIn ? void get(target) : logInFirst(target))}
          />
        </>
      ) : (
        <>
          <PlaceholderHeading>{texts.titles.deal}</PlaceholderHeading>
          {!found.error ? (
            <DealSkeleton />
          ) : isGone(found.error) ? (
            <GoneDeal />
          ) : (
            <LoadError title={texts.deal.notLoaded} of={found} />
          )}
        </>
      )}
      <LoginPanel open={login.open} onClose={login.cancel} />
    </ScreenWrapper>
  );
}

/** What is over or yours already is only shown as saved if it is. */
function DealActions({ deal }: { deal: Deal }) {
  const { campaign, advertiser } = deal;
  const isSaved = useIsSaved(campaign.id);
  const isWorthIt = deal.coupon_id === null && deal.state !== 'ended';
  const page = { path: dealPath(campaign.id), deal: campaign.title, store: advertiser.name };
  return (
    <div className="flex">
      {(isWorthIt || isSaved) && <SaveButton deal={campaign} />}
      <ShareButton page={page} label={useTexts(dealsTexts).share} />
    </div>
  );
}

function BackToHome() {
  return (
    <Link to={paths.home} className={buttonClass('secondary', 'w-full')}>
      {useTexts(screenTexts).offers.backToHome}
    </Link>
  );
}

/** For people who came in through a deal, and have told nothing about themselves yet. */
function SetupHint({ visible }: { visible: boolean }) {
  const texts = useTexts(screenTexts).deal.setUp;
  const { home, signedIn } = useSession();
  if (!visible || !signedIn || home) return null;
  return (
    <div className="rounded-card border border-line bg-raised px-5 py-4">
      <h2 className="font-bold">{texts.heading}</h2>
      <p className="mt-0.5 mb-3 text-sm text-pretty text-ink-muted">{texts.text}</p>
      <Link to={paths.root} className={buttonClass('secondary', 'w-full')}>
        {texts.action}
      </Link>
    </div>
  );
}

function GoneDeal() {
  const texts = useTexts(screenTexts);
  return (
    <EmptyState
      Icon={TicketX}
      title={texts.deal.gone}
      text={texts.deal.whyGone}
      action={
        <Link to={paths.offers} className={buttonClass('primary')}>
          {texts.offers.some}
        </Link>
      }
    />
  );
}
