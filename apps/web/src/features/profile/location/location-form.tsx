import { keptPlace, placeProblem, userToasts } from '@baeon/contracts/profile/onboarding';
import type { UpdateUserResult } from '@baeon/contracts/profile/profile-wire';
import { LocateFixed, MapPinOff } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { Button } from '@baeon/ui/components/button.tsx';
import { focusFirstWrong } from '@baeon/ui/components/form/field-frame.tsx';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { isWorkingOn } from './location-save-state.ts';
import { useLocationSave } from './location-save.ts';
import { PlaceField } from './place-field.tsx';
import { useProfile, type UserChange } from '../profile-api.ts';
import { profileTexts } from '../profile-texts.ts';

type Typed = {
  area: string;
  city: string;
  /** The city that the area came with; null for an area that was typed by hand. */
  areaCity: string | null;
};

type Props = {
  submitLabel: string;
  /** A step of setting up also says how far the person has come with it. */
  asStep?: boolean;
  /** Why the device was of no help before. */
  notice?: string | null;
  onSaved: (result: UpdateUserResult) => void;
};

/** Where the person is: told by the device, or typed. */
export function LocationForm({ submitLabel, asStep = false, notice = null, onSaved }: Props) {
  const texts = useTexts(profileTexts).location;
  const { user } = useSession();
  const known = useProfile().data ?? user;
  const [typed, setTyped] = useState<Partial<Typed>>(() => (asStep ? typedBefore() : {}));
  const [refused, setRefused] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  /** Set when somebody submits the form rather than wait for the device. */
  const instead = useRef<UserChange | null>(null);

  const { state, save, saveHere, stopWaiting } = useLocationSave({
    stays: !asStep,
    tell: (saved) => {
      if (saved.place_found === false) toast(textsOf(profileTexts).location.notFound);
      if (!asStep) toast.success(userToasts.updated);
    },
    onSaved: (saved) => {
      setTyped({});
      if (asStep) forgetDraft('place');
      onSaved(saved);
    },
  });

  const knownPlace = { area: known?.area ?? '', city: known?.city ?? '' };
  const area = typed.area ?? knownPlace.area;
  // An area that is typed by hand may lie anywhere, not just in the city of the one before.
  const elsewhere = typed.areaCity === null && area.trim() !== '' && area !== knownPlace.area;
  const place = { area, city: typed.city ?? (elsewhere ? '' : knownPlace.city) };
  const areaCity = typed.area === undefined ? known?.city : typed.areaCity;
  const placeError = refused ? placeProblem(place) : null;
  const locating = state.step === 'locating';
  const problem = locating ? null : state.problem;

  const saving = state.step !== 'ready' && !locating;

  function change(text: Partial<Typed>) {
    // Who types does not want the device's answer any more, which would replace what is typed.
    if (locating) stopWaiting();
    const now = { ...typed, ...text };
    setTyped(now);
    if (asStep) keepDraft('place', now);
  }

  function locate() {
    instead.current = null;
    const status = asStep ? ({ login_status: 'GOTGOELOCATION' } as const) : {};
    void saveHere(
      (where) => ({ ...where, ...status }),
      () => instead.current,
    );
  }

  function submitted(event: FormEvent) {
    event.preventDefault();
    if (placeProblem(place)) {
      flushSync(() => setRefused(true));
      return focusFirstWrong(formRef.current);
    }
    const status = asStep ? ({ login_status: 'GOTLOCATION' } as const) : {};
    const written = { ...keptPlace(place), ...status };
    if (!locating) return void save(written);
    instead.current = written;
    stopWaiting();
  }

  return (
    <>
      <Button
        kind="secondary"
        className="w-full"
        loading={isWorkingOn('device', state)}
        onClick={locate}
      >
        <LocateFixed aria-hidden="true" className="size-5 shrink-0" />
        {texts.here}
      </Button>
      <p role="status" className="sr-only">
        {locating && texts.finding}
      </p>
      {/* Below the button, which so stays under the finger that pressed it. */}
      {problem ? (
        <LocationNotice role="alert" text={problem} />
      ) : (
        notice && <LocationNotice text={notice} />
      )}
      <OrLine />
      <form
        ref={formRef}
        noValidate
        onSubmit={submitted}
        aria-label={texts.form}
        className="flex flex-col gap-1"
      >
        <PlaceField
          label={texts.area}
          kind="area"
          value={place.area}
          locked={saving}
          error={placeError}
          onType={(area) => change({ area, areaCity: null })}
          onChoose={(text, { kind, city }) =>
            change(
              kind === 'area' ? { area: text, city, areaCity: city } : { area: '', city: text },
            )
          }
        />
        <PlaceField
          label={texts.city}
          kind="city"
          value={place.city}
          locked={saving}
          marked={placeError !== null}
          onType={(city) => change({ city })}
          onChoose={(text, { city }) =>
            change({ city: text, ...(areaCity && areaCity !== city && { area: '' }) })
          }
        />
        {state.step === 'ready' && state.refusal && (
          <p role="alert" className="pb-3 text-sm text-danger">
            {state.refusal}
          </p>
        )}
        <Button type="submit" className="w-full" loading={isWorkingOn('form', state)}>
          {submitLabel}
        </Button>
      </form>
    </>
  );
}

/** What a reload interrupted. */
function typedBefore(): Partial<Typed> {
  const { area, city, areaCity } = readDraft('place');
  return {
    ...(typeof area === 'string' && { area }),
    ...(typeof city === 'string' && { city }),
    ...((typeof areaCity === 'string' || areaCity === null) && { areaCity }),
  };
}

function OrLine() {
  return (
    <div className="flex items-center gap-3 py-4 text-sm text-ink-muted">
      <span className="h-px flex-1 bg-line" />
      {useTexts(profileTexts).location.or}
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

/** Why there is no location yet, and what to do about it. */
function LocationNotice({ text, role }: { text: string; role?: 'alert' }) {
  const { canType } = useTexts(profileTexts).location;
  return (
    <div role={role} className="mt-3 flex gap-3 rounded-card bg-brand-soft p-4">
      <MapPinOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-link" />
      <div>
        <p className="font-semibold">{text}</p>
        <p className="text-sm text-ink-muted">{canType}</p>
      </div>
    </div>
  );
}
