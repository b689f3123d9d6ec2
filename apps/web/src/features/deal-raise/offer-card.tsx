import type { BidKind } from '@baeon/contracts/deal-raise/bargains';
import type { StoreOffer } from '@baeon/contracts/deal-raise/bargains-wire';
import { distanceText } from '@baeon/contracts/places/geo';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '@baeon/ui/components/button.tsx';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { dateText } from '@baeon/ui/components/deals/deal-dates.ts';
import { heldCouponPath, storePath } from '../../config/paths.ts';
import type { Answer } from './bargain-api.ts';
import { bargainTexts } from './bargain-texts.ts';

/** '₹21,999', '₹1,500 off' or '10% off'. */
export function amountText(kind: BidKind, amount: number): string {
  const { off } = textsOf(bargainTexts);
  return kind === 'price' ? rupeesText(amount) : off[kind](amount);
}

/** What is promised by now, or would be by the first step. */
export const offerPriceText = ({ kind, steps, reached }: StoreOffer): string =>
  amountText(kind, (reached ?? steps[0]!).amount);

type Props = {
  offer: StoreOffer;
  isOpen: boolean;
  underWay: Answer | null;
  onAsk: (what: 'accept' | 'counter', bidId: string) => void;
  onAnswer: (answer: Answer) => void;
};

/** What a shop offers, by what offers are compared, and what can be said to it. */
export function OfferCard({ offer, isOpen, underWay, onAsk, onAnswer }: Props) {
  const texts = useTexts(bargainTexts);
  const { store, how_many, taken, note, mine, settled_at_once: atOnce, counter } = offer;
  const titleId = useId();
  const day = dateText({ expiry: offer.ends_at, timeZone: offer.time_zone });
  const lastDay = dateText({ expiry: offer.use_until, timeZone: offer.time_zone });
  const isMine = mine === 'accepted' || mine === 'yes';
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        'rounded-card border bg-raised p-4',
        isMine ? 'border-2 border-brand' : 'border-line',
      )}
    >
      <h3 id={titleId} className="text-2xl leading-8 font-extrabold tabular-nums">
        {offerPriceText(offer)}
      </h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <Link
          to={storePath(store.id)}
          className="inline-flex min-h-touch items-center font-semibold wrap-anywhere text-link"
        >
          {store.name}
        </Link>
        <span className="text-sm text-ink-muted">{texts.away(distanceText(store.km))}</span>
      </p>
      <p className="text-sm">
        {store.shown > 0 ? (
          <span className="font-semibold text-positive">
            {texts.honoured(digitsText(store.honoured), digitsText(store.shown))}
          </span>
        ) : (
          <span className="text-ink-muted">{texts.new}</span>
        )}
      </p>
      {!atOnce && <Steps offer={offer} />}
      {note && <p className="mt-3 text-pretty whitespace-pre-line wrap-anywhere">{note}</p>}
      <p className="mt-3 text-sm text-ink-muted">
        {[
          mine !== 'accepted' && (atOnce ? texts.acceptBy(day) : texts.closes(day)),
          texts.usableTill(lastDay),
          atOnce && how_many > 1 && texts.taken(digitsText(taken), digitsText(how_many)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {counter && (
        <p className="mt-3 rounded-field bg-sunken px-3 py-2 text-sm text-pretty">
          {texts.asked[counter.state](rupeesText(counter.price_rupees))}
        </p>
      )}
      <Standing offer={offer} />
      {isOpen && mine !== 'accepted' && mine !== 'missed' && (
        <Actions {...{ offer, underWay, onAsk, onAnswer }} />
      )}
      {offer.coupon_id && (
        <Link
          to={heldCouponPath(offer.coupon_id)}
          className={buttonClass('primary', 'mt-4 w-full')}
        >
          {texts.showCoupon}
        </Link>
      )}
    </article>
  );
}

/** What comes of it for how many. */
function Steps({ offer: { kind, steps, reached, taken } }: { offer: StoreOffer }) {
  const texts = useTexts(bargainTexts);
  return (
    <>
      <ul role="list" className="mt-3 divide-y divide-line rounded-field bg-sunken px-3">
        {steps.map(({ from, amount }) => {
          const isReached = reached !== null && from <= reached.from;
          return (
            <li key={from} className="flex items-center justify-between gap-3 py-2">
              <span className={classNames(isReached && 'font-semibold')}>
                {texts.step(amountText(kind, amount), from)}
              </span>
              {isReached && (
                <span className="flex shrink-0 items-center gap-1 text-sm font-semibold text-positive">
                  <Check aria-hidden="true" className="size-4" />
                  {texts.reached}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm font-semibold">{texts.saidYes(taken)}</p>
    </>
  );
}

function Standing({ offer: { mine } }: { offer: StoreOffer }) {
  const texts = useTexts(bargainTexts);
  if (mine === null) return null;
  const told = {
    accepted: texts.accepted,
    yes: texts.youAreIn,
    declined: texts.declined,
    missed: texts.missed,
  }[mine];
  return <p className="mt-3 font-semibold text-pretty">{told}</p>;
}

function Actions({ offer, underWay, onAsk, onAnswer }: Omit<Props, 'isOpen'>) {
  const texts = useTexts(bargainTexts);
  const { id, kind, mine, counter, taken, settled_at_once, store } = offer;
  const isBusy = (what: Answer['what']) =>
    underWay !== null && underWay.what === what && 'bid_id' in underWay && underWay.bid_id === id;
  const named = (label: string) => `${label}: ${store.name}`;
  if (mine === 'yes') {
    return (
      <Button
        kind="secondary"
        className="mt-4 w-full"
        aria-label={named(texts.takeBack)}
        loading={isBusy('take-back')}
        onClick={() => onAnswer({ what: 'take-back', bid_id: id })}
      >
        {texts.takeBack}
      </Button>
    );
  }
  const accept = settled_at_once ? texts.accept : texts.join;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        className="min-w-full flex-1"
        aria-label={named(accept)}
        onClick={() => onAsk('accept', id)}
      >
        {accept}
      </Button>
      {kind === 'price' && counter === null && taken === 0 && (
        <Button
          kind="secondary"
          className="flex-1"
          aria-label={named(texts.namePrice)}
          onClick={() => onAsk('counter', id)}
        >
          {texts.namePrice}
        </Button>
      )}
      {mine !== 'declined' && (
        <Button
          kind="secondary"
          className="flex-1"
          aria-label={named(texts.decline)}
          loading={isBusy('decline')}
          onClick={() => onAnswer({ what: 'decline', bid_id: id })}
        >
          {texts.decline}
        </Button>
      )}
    </div>
  );
}
