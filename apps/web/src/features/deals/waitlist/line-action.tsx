import { Hourglass } from 'lucide-react';
import { Spinner } from '@baeon/ui/components/button.tsx';
import { timeOfDay } from '@baeon/ui/lib/format/time-of-day.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useLine, useStanding } from './waitlist-api.ts';
import { waitlistTexts } from './waitlist-texts.ts';

type Props = { deal: { id: string; title: string } };

/** On the card of a sold-out deal: a way into its line, or the place there. What else there is to do stands on its page. */
export default function LineAction({ deal: { id, title } }: Props) {
  const texts = useTexts(waitlistTexts);
  const standing = useStanding(id);
  const { busy, join } = useLine(id);
  if (standing === undefined) return null;
  if (standing) {
    const { held_until, place } = standing;
    return (
      <span
        className={`inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold ${held_until ? 'text-positive' : 'text-ink-muted'}`}
      >
        <Hourglass aria-hidden="true" className="size-4" />
        {held_until ? texts.heldShort(timeOfDay(new Date(held_until))) : texts.placeShort(place)}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={`${texts.tellMe}: ${title}`}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : join}
      className="relative z-1 inline-flex min-h-11 items-center justify-center rounded-full border border-line-strong px-4 text-sm font-semibold text-link hover:bg-brand-soft"
    >
      <span className={busy ? 'opacity-0' : undefined}>{texts.tellMeShort}</span>
      {busy && <Spinner className="absolute" />}
    </button>
  );
}
