import { HOLD_MINUTES } from '@baeon/contracts/waitlist/waitlist';
import type { ReactNode } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { timeOfDay } from '@baeon/ui/lib/format/time-of-day.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useLine, useStanding } from './waitlist-api.ts';
import { waitlistTexts } from './waitlist-texts.ts';

type Props = {
  campaignId: string;
  taking: boolean;
  onTake: () => void;
  /** What there is to do besides for who is not in line. */
  children?: ReactNode;
};

/** What can be done about a sold-out deal: wait for one, take the one that is held, or let it go. */
export function LineFoot({ campaignId, taking, onTake, children }: Props) {
  const texts = useTexts(waitlistTexts);
  const standing = useStanding(campaignId);
  const { busy, join, leave } = useLine(campaignId);
  if (!standing) {
    return (
      <div className="flex flex-col gap-2">
        <Button
          className="w-full"
          loading={busy || taking || standing === undefined}
          onClick={join}
        >
          {texts.tellMe}
        </Button>
        {children}
      </div>
    );
  }
  const { place, in_line, held_until } = standing;
  return (
    <>
      <div role="status" className="pb-3 text-center text-balance">
        <p className="font-bold">
          {held_until ? texts.held(timeOfDay(new Date(held_until))) : texts.place(place, in_line)}
        </p>
        <p className="mt-0.5 text-sm text-ink-muted">
          {held_until ? texts.heldHint : texts.placeHint(HOLD_MINUTES)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {held_until && (
          <Button className="flex-1 basis-36" loading={taking} onClick={onTake}>
            {texts.take}
          </Button>
        )}
        <Button kind="secondary" className="flex-1 basis-28" loading={busy} onClick={leave}>
          {held_until ? texts.letGo : texts.leave}
        </Button>
      </div>
    </>
  );
}
