import { MOST_TAKEN_OFFLINE } from '@baeon/contracts/counter/counter';
import type { StoreCampaign } from '@baeon/contracts/counter/offline-wire';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { ThingList } from '../../components/thing-list.tsx';
import { calendarDayText, dayAndTimeText } from '../../lib/day-and-time.ts';
import { storeDealsTexts } from './deals-texts.ts';
import { thingsQuery, useStoreChange } from './store-api.ts';
import { storeAdminTexts } from './store-texts.ts';
import { useFormSheet } from './use-form-sheet.tsx';

/** What runs at a store, and what its owner may set of it. */
export function DealsSection({ storeId }: { storeId: string }) {
  const texts = useTexts(storeDealsTexts);
  const { trouble } = useTexts(storeAdminTexts);
  const deals = useQuery(thingsQuery<{ campaigns: StoreCampaign[] }>(storeId, 'campaigns'));
  const actionsOf = useDealActions(storeId);
  return (
    <>
      <ThingList
        title={texts.title}
        of={deals}
        empty={texts.empty}
        trouble={trouble}
        things={deals.data?.campaigns.map((deal) => ({
          id: deal.id,
          title: deal.title,
          mark: deal.paused_at
            ? { look: 'bad', text: texts.pausedSince(dayAndTimeText(deal.paused_at)) }
            : null,
          facts: factsOf(deal, texts),
          body: !deal.changeable && <p className="mt-1 text-sm text-pretty">{texts.ofOthers}</p>,
          actions: deal.changeable ? actionsOf.list(deal) : [],
        }))}
      />
      {actionsOf.sheet}
    </>
  );
}

function factsOf(deal: StoreCampaign, texts: typeof storeDealsTexts.english) {
  const { deals_left, total, starts_at, ends_at, minimum_bill_rupees, offline_limit } = deal;
  return [
    texts.left(digitsText(deals_left), digitsText(total)),
    texts.dates(calendarDayText(starts_at), calendarDayText(ends_at)),
    minimum_bill_rupees === null ? null : texts.bill(rupeesText(minimum_bill_rupees)),
    offline_limit > 0 ? texts.offline(offline_limit) : texts.neverOffline,
  ];
}

function useDealActions(storeId: string) {
  const texts = useTexts(storeDealsTexts);
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();

  const pause = ({ id, title, paused_at }: StoreCampaign) =>
    ask({
      title: paused_at ? texts.resumeTitle(title) : texts.pauseTitle(title),
      text: paused_at ? texts.resumeText : texts.pauseText,
      fields: [],
      submit: paused_at ? texts.resume : texts.pause,
      danger: paused_at === null,
      send: () => change('PATCH', `campaigns/${id}`, { paused: paused_at === null }),
    });

  const limit = ({ id, title, offline_limit }: StoreCampaign) =>
    ask({
      title: texts.limitTitle(title),
      text: texts.limitText,
      fields: [
        {
          name: 'limit',
          label: texts.perTill,
          value: String(offline_limit),
          hint: texts.limitHint(MOST_TAKEN_OFFLINE),
          input: { inputMode: 'numeric' },
        },
      ],
      submit: texts.save,
      async send(values) {
        const wanted = /^\d+$/.test(values['limit']!) ? Number(values['limit']) : Number.NaN;
        if (!(wanted <= MOST_TAKEN_OFFLINE)) throw new Error(texts.limitWrong(MOST_TAKEN_OFFLINE));
        await change('PATCH', `campaigns/${id}`, { offline_limit: wanted });
      },
    });

  const list = (deal: StoreCampaign) => [
    { label: texts.limit, of: deal.title, onPress: () => limit(deal) },
    {
      label: deal.paused_at ? texts.resume : texts.pause,
      of: deal.title,
      danger: deal.paused_at === null,
      onPress: () => pause(deal),
    },
  ];
  return { list, sheet };
}
