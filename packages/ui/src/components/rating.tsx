import { Star } from 'lucide-react';
import { digitsText } from '../lib/format/format.ts';
import { useTexts } from '../lib/texts.ts';
import { classNames } from './class-names.ts';
import { uiTexts } from './ui-texts.ts';

const STARS = 5;

type Props = {
  /** Null for something that nobody has rated yet. */
  rating: number | null;
  count: number;
  /** `short` is one star and the number, `stars` draws all five. */
  kind?: 'short' | 'stars';
  className?: string;
};

/** What people think of a place: a number out of five and how many said so. */
export function Rating({ rating, count, kind = 'short', className }: Props) {
  const texts = useTexts(uiTexts);
  const look = classNames('inline-flex items-center gap-1 text-sm', className);
  if (rating === null) {
    return (
      <span className={look}>
        <span className="rounded-full bg-brand-soft px-2.5 py-0.5 font-semibold text-link">
          {texts.unrated}
        </span>
      </span>
    );
  }
  const score = rating.toFixed(1);
  const people = digitsText(count);
  return (
    <span className={look}>
      <span className="sr-only">{texts.rated(score, STARS, people, count)}</span>
      <span aria-hidden="true" className="inline-flex flex-wrap items-center gap-1">
        {kind === 'stars' ? <FiveStars rating={rating} /> : <OneStar />}
        <span className="font-semibold text-ink">{score}</span>
        <span className="text-ink-muted">{`(${people})`}</span>
      </span>
    </span>
  );
}

function OneStar({ className }: { className?: string }) {
  return <Star className={classNames('size-4 shrink-0 fill-current text-positive', className)} />;
}

const row = Array.from({ length: STARS }, (_, index) => index);

/** Full stars in a window as wide as the rating, over empty ones. */
function FiveStars({ rating }: { rating: number }) {
  return (
    <span className="relative mr-0.5 inline-flex">
      {row.map((index) => (
        <Star key={index} className="size-4 shrink-0 fill-current text-line" />
      ))}
      <span
        data-testid="stars"
        style={{ width: `${(rating / STARS) * 100}%` }}
        className="absolute inset-y-0 left-0 flex overflow-hidden"
      >
        {row.map((index) => (
          <OneStar key={index} />
        ))}
      </span>
    </span>
  );
}
