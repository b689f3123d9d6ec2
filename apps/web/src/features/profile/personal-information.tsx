import { useId } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LOADING_TEXT } from '../../components/ui/loading-text.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { fullNumber } from '../../lib/phone-format.ts';
import { useProfile } from './profile-api.ts';

export function PersonalInformation() {
  const headingId = useId();
  const profile = useProfile();

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg font-bold">
        Personal Information
      </h2>
      {profile.isError && !profile.data ? (
        <div className="mt-3 rounded-card border border-line bg-raised p-5">
          <p role="alert">{profile.error.message}</p>
          <Button
            kind="secondary"
            className="mt-4"
            loading={profile.isFetching}
            onClick={() => void profile.refetch()}
          >
            Try again
          </Button>
        </div>
      ) : (
        <dl
          aria-busy={profile.isPending}
          className="mt-3 rounded-card border border-line bg-raised p-5"
        >
          <dt className="text-sm font-medium text-ink-muted">Phone Number</dt>
          <dd className="mt-1 flex min-h-7 items-center text-lg font-semibold tabular-nums">
            {profile.data ? (
              fullNumber(profile.data.mobile_number)
            ) : (
              <>
                <Skeleton className="h-5 w-40" />
                <span className="sr-only">{LOADING_TEXT}</span>
              </>
            )}
          </dd>
        </dl>
      )}
    </section>
  );
}
