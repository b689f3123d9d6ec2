import { ChevronRight, Handshake } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../components/ui/class-names.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { appConfig } from '../../config/app-config.ts';
import { paths } from '../../config/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { dealsTexts } from './deals-texts.ts';

const frame =
  'relative flex min-h-30 flex-wrap items-center gap-x-3 gap-y-3 overflow-hidden rounded-card p-4';
const actionClass =
  'relative inline-flex min-h-11 items-center rounded-full px-5 text-base font-semibold whitespace-nowrap';

type Props = {
  /** Null while it is not known where the person is. */
  served: boolean | null;
  /** Opens the form. */
  onBargain: () => void;
};

/** Offers to bargain for the person, where we do that. */
export function RaiseBanner({ served, onBargain }: Props) {
  const { raise: texts } = useTexts(dealsTexts);
  const headingId = useId();
  if (served === null) return <Skeleton className="h-30 rounded-card!" />;
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        frame,
        served
          ? 'bg-linear-to-br from-hero-from to-hero-to text-on-brand'
          : 'bg-sunken inset-ring-1 inset-ring-line',
      )}
    >
      {served && (
        <Handshake
          aria-hidden="true"
          strokeWidth={1.25}
          className="absolute -right-3 -bottom-8 size-32 text-hero-road opacity-40"
        />
      )}
      <div className="relative min-w-0 flex-1 basis-36">
        <h2 id={headingId} className="text-xl leading-7 font-extrabold tracking-tight">
          {texts.title}
        </h2>
        <p className={classNames('leading-6 text-pretty', !served && 'text-ink-muted')}>
          {served ? texts.served(appConfig.brandName) : texts.notServed}
        </p>
        {served && (
          <Link
            to={paths.myDeals}
            className="-mb-2 inline-flex min-h-11 items-center gap-1 font-semibold underline-offset-4 hover:underline"
          >
            {texts.myDeals}
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        )}
      </div>
      {served ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onBargain}
          className={`${actionClass} bg-hero-paper text-brand-deep transition-transform hover:underline active:scale-[0.985]`}
        >
          {texts.bargain}
        </button>
      ) : (
        <button type="button" disabled className={`${actionClass} bg-line text-ink-muted`}>
          {texts.comingSoon}
        </button>
      )}
    </section>
  );
}
