import { interestsProblem, userToasts } from '@baeon/contracts/profile/onboarding';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { Button } from '@baeon/ui/components/button.tsx';
import { focusFirstWrong } from '@baeon/ui/components/form/field-frame.tsx';
import { StickyFoot } from '@baeon/ui/components/layout.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { stillOffered, useInterests, useProfile } from '../profile-api.ts';
import { InterestsGrid } from './interests-grid.tsx';
import { useLocationSave } from '../location/location-save.ts';
import { profileTexts } from '../profile-texts.ts';

/** Changes what the person is interested in. */
export function InterestsEditor({ onSaved }: { onSaved: () => void }) {
  const texts = useTexts(profileTexts).interests;
  const { user } = useSession();
  const known = useProfile().data ?? user;
  const { data: offered } = useInterests();
  const [edited, setEdited] = useState<string[] | null>(null);
  const [refused, setRefused] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const { state, busy, save } = useLocationSave({
    stays: true,
    tell: () => toast.success(userToasts.updated),
    onSaved: () => {
      setEdited(null);
      onSaved();
    },
  });

  const chosen = stillOffered(edited ?? known?.interests ?? [], offered);
  const problem = interestsProblem(chosen);

  function submitted(event: FormEvent) {
    event.preventDefault();
    if (!problem) return void save({ interests: chosen });
    flushSync(() => setRefused(true));
    focusFirstWrong(formRef.current);
  }

  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={submitted}
      aria-label={texts.form}
      className="@container [&_input]:scroll-mb-24"
    >
      <InterestsGrid
        titled
        chosen={chosen}
        locked={busy}
        error={refused ? problem : null}
        onChange={setEdited}
      />
      <StickyFoot inSheet>
        {state.step === 'ready' && state.refusal && (
          <p role="alert" className="mb-2 text-sm text-danger">
            {state.refusal}
          </p>
        )}
        <Button type="submit" loading={busy} className="w-full">
          {texts.save}
        </Button>
      </StickyFoot>
    </form>
  );
}
