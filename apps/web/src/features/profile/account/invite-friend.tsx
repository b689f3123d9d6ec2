import type { Referral } from '@baeon/contracts/referrals/referrals-wire';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import WaysToShare from '../../../components/share/share-ways.tsx';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { appConfig } from '../../../config/app-config.ts';
import { invitationPath, referralUrl } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { inviteTexts } from './invite-texts.ts';

/** The link that brings a friend along, and what it has brought so far. */
export function InviteFriend() {
  const texts = useTexts(inviteTexts);
  const referral = useQuery({
    queryKey: queryKeys.referral,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callApi<Referral>(referralUrl(currentSession().user?.id ?? ''), { signal }),
  });
  if (referral.isError) return <LoadError title={texts.notLoaded} of={referral} />;
  if (!referral.data) return <InviteSkeleton />;
  const { code, bonus, thanked, limit } = referral.data;
  const isOver = thanked >= limit;
  return (
    <>
      <p className="pb-3 text-pretty">{isOver ? texts.enough : texts.how}</p>
      {!isOver && (
        <p className="mb-4 flex items-center gap-3 rounded-card bg-brand-soft p-4 font-bold">
          <Gift aria-hidden="true" className="size-6 shrink-0 text-link" />
          {bonus}
        </p>
      )}
      <WaysToShare
        isWhole
        page={{ path: invitationPath(code), store: texts.message(appConfig.brandName) }}
      />
      <p className="pt-3 text-sm text-ink-muted">{texts.soFar(thanked, limit)}</p>
    </>
  );
}

function InviteSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-22 w-full" />
    </div>
  );
}
