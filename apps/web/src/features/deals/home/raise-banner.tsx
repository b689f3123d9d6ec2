import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { appConfig } from '../../../config/app-config.ts';
import { paths } from '../../../config/paths.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { dealsTexts } from '../deals-texts.ts';

const frame =
  '@container flex min-h-22 flex-wrap items-center gap-x-3 gap-y-2 rounded-card py-3 pr-[12px] pl-[16px]';
const actionClass =
  'inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold whitespace-nowrap';
/** As high as a finger needs, without the room for it between the lines. */
const linkClass =
  'inline-flex min-h-11 @min-[16rem]:-my-2.5 items-center gap-0.5 text-sm font-semibold text-link underline-offset-4 hover:underline';

type Props = {
  /** Null while it is not known where the person is. */
  served: boolean | null;
  /** Opens the form. */
  onBargain: () => void;
};

/** Offers to bargain for the person, where we do that. */
export function RaiseBanner({ served, onBargain }: Props) {
  const { raise: texts } = useTexts(dealsTexts).home;
  const headingId = useId();
  if (served === null) return <Skeleton className="h-22 rounded-card!" />;
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        frame,
        served ? 'bg-brand-soft' : 'bg-sunken inset-ring-1 inset-ring-line',
      )}
    >
      <div className="min-w-0 flex-1 basis-36">
        <div className="flex flex-wrap items-center gap-x-3">
          <h2 id={headingId} className="text-lg leading-6 font-bold">
            {texts.title}
          </h2>
          {served && (
            <Link to={paths.myDeals} className={linkClass}>
              {texts.myDeals}
              <ChevronRight aria-hidden="true" className="size-[16px] shrink-0" />
            </Link>
          )}
        </div>
        <p className="text-sm leading-5 text-pretty text-ink-muted">
          {served ? texts.served(appConfig.brandName) : texts.notServed}
        </p>
      </div>
      {served ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onBargain}
          className={`${actionClass} bg-brand text-on-brand transition-colors hover:bg-brand-deep`}
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
