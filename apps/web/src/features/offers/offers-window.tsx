import type { Offer } from '@baeon/contracts/offer';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { OfferCard } from './offer-card.tsx';

/** As high as a card is at the usual size of letters; each is measured once it is there. */
const CARD_PX = 138;
const GAP_PX = 12;
/** So many cards before the end, the next page is asked for. */
const AHEAD = 12;

type Props = {
  offers: readonly Offer[];
  /** Whether there are more to come. */
  endless: boolean;
  /** Whether they may be asked for now. */
  ready: boolean;
  linkTo: (offer: Offer) => string;
  onNearEnd: () => void;
};

/** How far below the top of the page the list begins. */
function useTopOf<T extends HTMLElement>() {
  const element = useRef<T>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(box.top + window.scrollY);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return { element, top };
}

/** However many there are, only the cards around what is in sight exist. */
export function OffersWindow({ offers, endless, ready, linkTo, onNearEnd }: Props) {
  const { element, top } = useTopOf<HTMLUListElement>();
  // Nothing is compiled here that could remember its functions for too long.
  // oxlint-disable-next-line react/incompatible-library
  const cards = useWindowVirtualizer<HTMLLIElement>({
    count: offers.length,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => offers[index]!.campaign_id,
  });
  const inSight = cards.getVirtualItems();
  const last = inSight.at(-1)?.index ?? 0;
  const nearEnd = useEffectEvent(onNearEnd);

  useEffect(() => {
    if (ready && last >= offers.length - AHEAD) nearEnd();
  }, [ready, last, offers.length]);

  return (
    <ul ref={element} role="list" className="relative" style={{ height: cards.getTotalSize() }}>
      {inSight.map(({ key, index, start }) => {
        const offer = offers[index]!;
        return (
          <li
            key={key}
            ref={cards.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={endless ? -1 : offers.length}
            style={{ transform: `translateY(${start - top}px)` }}
            className="absolute inset-x-0 top-0"
          >
            <OfferCard offer={offer} to={linkTo(offer)} />
          </li>
        );
      })}
    </ul>
  );
}
