import { formOf } from '@baeon/contracts/counter/deal-form';
import { MOST_TAKEN_OFFLINE } from '@baeon/contracts/counter/counter';
import type { StoreCampaign } from '@baeon/contracts/counter/offline-wire';
import type { DealDraft, StoreDeal } from '@baeon/contracts/counter/store-deals-wire';
import { LONGEST_DEAL_TITLE } from '@baeon/contracts/counter/store-deals';
import { classNames } from '@baeon/ui/components/class-names.ts';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { digitsText } from '@baeon/ui/lib/format/format.ts';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useSearchParams } from 'react-router';
import { ThingList } from '../../../components/thing-list.tsx';
import { counterWire } from '../../../config/counter-config.ts';
import { calendarDayText, dayAndTimeText } from '../../../lib/day-and-time.ts';
import { callPerson } from '../../../lib/person-api.ts';
import { thingsQuery, useStoreChange } from '../store-api.ts';
import { storeAdminTexts } from '../store-texts.ts';
import { useFormSheet } from '../use-form-sheet.tsx';
import type { Opened } from './deal-editor.tsx';
import { dealEditorTexts } from './deal-editor-texts.ts';
import { storeDealsTexts } from './deals-texts.ts';

const DealEditor = lazy(() => import('./deal-editor.tsx'));

/** What runs at a store, what does not yet, and the one that somebody works on. */
export function DealsSection({ storeId }: { storeId: string }) {
  const { opened, open, close } = useOpened();
  return (
    <div
      className={
        opened ? 'lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-start lg:gap-8' : 'max-w-160'
      }
    >
      <div
        className={classNames(
          'flex flex-col gap-6',
          opened &&
            'max-lg:hidden lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto',
        )}
      >
        <RunningDeals storeId={storeId} onOpen={open} />
        <Drafts storeId={storeId} onOpen={open} />
      </div>
      {opened && (
        <Suspense fallback={<Skeleton className="h-80 rounded-card!" />}>
          <DealEditor key={opened.id} storeId={storeId} opened={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

type Open = (opened: Opened) => void;

/** What is worked on stands in the address: going back closes it. */
function useOpened() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [draft, deal] = [params.get('draft'), params.get('deal')];
  const opened: Opened | null = draft
    ? { id: draft, is: 'draft' }
    : deal
      ? { id: deal, is: 'deal' }
      : null;
  const open: Open = ({ id, is }) =>
    void navigate({ search: `?${new URLSearchParams({ show: 'deals', [is]: id })}` });
  const close = () => void navigate({ search: '?show=deals' }, { replace: true });
  return { opened, open, close };
}

function RunningDeals({ storeId, onOpen }: { storeId: string; onOpen: Open }) {
  const texts = useTexts(storeDealsTexts);
  const { make } = useTexts(dealEditorTexts);
  const { trouble } = useTexts(storeAdminTexts);
  const deals = useQuery(thingsQuery<{ campaigns: StoreCampaign[] }>(storeId, 'campaigns'));
  const actionsOf = useDealActions(storeId, onOpen);
  return (
    <>
      <ThingList
        title={texts.title}
        of={deals}
        empty={texts.empty}
        trouble={trouble}
        add={{ label: make, onPress: () => onOpen({ id: crypto.randomUUID(), is: 'draft' }) }}
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

function useDealActions(storeId: string, onOpen: Open) {
  const texts = useTexts(storeDealsTexts);
  const editing = useTexts(dealEditorTexts);
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

  const end = ({ id, title }: StoreCampaign) =>
    ask({
      title: editing.endTitle(title),
      text: editing.endText,
      fields: [],
      submit: editing.end,
      danger: true,
      send: () => change('POST', `deals/${id}/end`),
    });

  /** A draft of the same, which begins with nothing given out. */
  const copy = async ({ id }: StoreCampaign) => {
    const deal = await callPerson<StoreDeal>(counterWire.things(storeId, `deals/${id}`));
    const form = formOf(deal);
    const title = editing.copyOf(form.title).slice(0, LONGEST_DEAL_TITLE);
    const draft = crypto.randomUUID();
    await change('PUT', `drafts/${draft}`, { ...form, title });
    onOpen({ id: draft, is: 'draft' });
  };

  const list = (deal: StoreCampaign) => {
    const { id, title: of, is_deal: isDeal, paused_at } = deal;
    const copied = () => void copy(deal).catch(({ message }: Error) => toast.error(message));
    const all = [
      isDeal && { label: editing.edit, of, onPress: () => onOpen({ id, is: 'deal' }) },
      isDeal && { label: editing.copy, of, onPress: copied },
      { label: texts.limit, of, onPress: () => limit(deal) },
      {
        label: paused_at ? texts.resume : texts.pause,
        of,
        danger: paused_at === null,
        onPress: () => pause(deal),
      },
      isDeal && { label: editing.end, of, danger: true, onPress: () => end(deal) },
    ];
    return all.filter((action) => action !== false);
  };
  return { list, sheet };
}

/** Nothing, while there are none. */
function Drafts({ storeId, onOpen }: { storeId: string; onOpen: Open }) {
  const texts = useTexts(dealEditorTexts);
  const { remove, trouble } = useTexts(storeAdminTexts);
  const drafts = useQuery(thingsQuery<{ drafts: DealDraft[] }>(storeId, 'drafts'));
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();
  const all = drafts.data?.drafts ?? [];
  return (
    <>
      {all.length > 0 && (
        <ThingList
          title={texts.drafts}
          of={drafts}
          empty=""
          trouble={trouble}
          things={all.map(({ id, form, updated_at, waiting, reason }) => {
            const title = form.title || texts.untitled;
            return {
              id,
              title,
              mark: waiting
                ? { look: 'good', text: texts.waiting }
                : reason !== null
                  ? { look: 'bad', text: texts.sentBack }
                  : null,
              body: reason !== null && <p className="text-pretty">{`“${reason}”`}</p>,
              facts: [texts.touched(dayAndTimeText(updated_at))],
              actions: [
                { label: texts.goOn, of: title, onPress: () => onOpen({ id, is: 'draft' }) },
                {
                  label: remove,
                  of: title,
                  danger: true,
                  onPress: () =>
                    ask({
                      title: texts.removeDraft(title),
                      text: texts.removeDraftText,
                      fields: [],
                      submit: remove,
                      danger: true,
                      send: () => change('DELETE', `drafts/${id}`),
                    }),
                },
              ],
            };
          })}
        />
      )}
      {sheet}
    </>
  );
}
