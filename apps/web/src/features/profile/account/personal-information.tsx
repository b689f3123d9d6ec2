import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { uiTexts } from '@baeon/ui/components/ui-texts.ts';
import { fullNumber } from '@baeon/ui/lib/format/phone-format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useProfile } from '../profile-api.ts';
import { ProfileForm } from './profile-form.tsx';
import { personalTexts } from './account-texts.ts';

const card = 'mt-3 rounded-card border border-line bg-raised p-5';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-medium text-ink-muted">{term}</dt>
      <dd className="mt-1 flex min-h-7 items-center text-lg leading-7 font-semibold wrap-anywhere tabular-nums">
        {children}
      </dd>
    </div>
  );
}

function Loading({ width }: { width: string }) {
  const { loading } = useTexts(uiTexts);
  return (
    <>
      <Skeleton className={`h-5 ${width}`} />
      <span className="sr-only">{loading}</span>
    </>
  );
}

export function PersonalInformation() {
  const texts = useTexts(personalTexts);
  const { tryAgain } = useTexts(uiTexts);
  const headingId = useId();
  const profile = useProfile();
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const user = profile.data;
  const missing = <span className="text-base font-normal text-ink-muted">{texts.missing}</span>;

  // The form took the focus with it; it goes back to where the editing began.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <section aria-labelledby={headingId}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
        <h2 id={headingId} className="text-lg font-bold">
          {texts.heading}
        </h2>
        {user && !editing && (
          <button
            ref={editButton}
            type="button"
            onClick={() => setEditing(true)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-link hover:bg-brand-soft"
          >
            <Pencil aria-hidden="true" className="size-4" />
            {texts.edit}
          </button>
        )}
      </div>
      {profile.isError && !user ? (
        <div className={card}>
          <p role="alert">{profile.error.message}</p>
          <Button
            kind="secondary"
            className="mt-4"
            loading={profile.isFetching}
            onClick={() => void profile.refetch()}
          >
            {tryAgain}
          </Button>
        </div>
      ) : (
        <div className={card}>
          <dl aria-busy={profile.isPending} className="space-y-4">
            <Fact term={texts.phone}>
              {user ? fullNumber(user.mobile_number) : <Loading width="w-40" />}
            </Fact>
            {!editing && (
              <>
                <Fact term={texts.name}>
                  {user ? (user.name ?? missing) : <Loading width="w-32" />}
                </Fact>
                <Fact term={texts.email}>
                  {user ? (user.email ?? missing) : <Loading width="w-48" />}
                </Fact>
              </>
            )}
          </dl>
          {user && editing && (
            <div className="mt-5 border-t border-line pt-5">
              <ProfileForm user={user} onDone={() => setEditing(false)} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
