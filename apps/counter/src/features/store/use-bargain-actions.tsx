import { bidKinds, LONGEST_BID_NOTE, type BidKind } from '@baeon/contracts/deal-raise/bargains';
import type { BidBody, StoreBargain } from '@baeon/contracts/deal-raise/bargains-wire';
import { rupeesText } from '@baeon/ui/lib/format/money.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { storeBargainsTexts } from './bargains-texts.ts';
import { useStoreChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';

const DAYS = [0, 1, 2, 3, 5, 7, 14];
const USUAL_DAYS = '3';
const numeric = { inputMode: 'numeric', maxLength: 12 } as const;

/** The number that was typed, as people write one; null for an empty field, NaN for none. */
function numberIn(text: string | undefined): number | null {
  const digits = (text ?? '').replaceAll(/[₹,%\s]/g, '');
  if (digits === '') return null;
  return /^\d{1,8}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What a form says as a bid; whether it will do is for the server to say. Null where numbers are none. */
export function bidIn(values: Readonly<Record<string, string>>): BidBody | null {
  const [amount, better] = [numberIn(values['amount']), numberIn(values['better'])];
  const steps = [
    { from: numberIn(values['from'] ?? '1'), amount },
    ...(better === null ? [] : [{ from: numberIn(values['betterFrom']), amount: better }]),
  ];
  const how_many = numberIn(values['howMany'] ?? '1');
  const numbers = [how_many, ...steps.flatMap((step) => [step.from, step.amount])];
  if (!numbers.every((number): number is number => Number.isInteger(number))) return null;
  return {
    kind: values['kind'] as BidKind,
    steps: steps as BidBody['steps'],
    how_many: how_many!,
    days: Number(values['days']),
    note: values['note'] ?? '',
  };
}

/** What can be done with a bargain: an offer, a better one, none any more, or no to a price. */
export function useBargainActions(storeId: string) {
  const texts = useTexts(storeBargainsTexts);
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();

  const offer = ({ id, title, people, bid }: StoreBargain) => {
    const [first, second] = bid?.steps ?? [];
    const ofPool = [
      {
        name: 'from',
        label: texts.from,
        hint: texts.fromHint,
        value: String(first?.from ?? 1),
        input: numeric,
      },
      {
        name: 'better',
        label: texts.better,
        value: second && String(second.amount),
        input: numeric,
      },
      {
        name: 'betterFrom',
        label: texts.betterFrom,
        value: second && String(second.from),
        input: numeric,
      },
      {
        name: 'howMany',
        label: texts.howMany,
        value: String(bid?.how_many ?? people),
        input: numeric,
      },
    ];
    ask({
      title,
      ...(bid && { text: texts.changeText }),
      fields: [
        {
          name: 'kind',
          label: texts.kind,
          options: bidKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
          value: bid?.kind ?? 'price',
        },
        {
          name: 'amount',
          label: texts.amount,
          value: first && String(first.amount),
          input: numeric,
        },
        ...(people > 1 || (bid?.how_many ?? 1) > 1 ? ofPool : []),
        {
          name: 'days',
          label: texts.until,
          options: DAYS.map((days) => ({
            value: String(days),
            label: texts.days[days] ?? texts.inDays(days),
          })),
          value: USUAL_DAYS,
        },
        { name: 'note', label: texts.note, longest: LONGEST_BID_NOTE, value: bid?.note },
      ],
      submit: texts.send,
      async send(values) {
        const body = bidIn(values);
        if (!body) throw new Error(texts.notWhole);
        await change('POST', `bargains/${id}/bids`, body);
      },
    });
  };

  const withdraw = (bidId: string) =>
    ask({
      title: texts.withdrawTitle,
      text: texts.withdrawText,
      fields: [],
      submit: texts.withdraw,
      danger: true,
      send: () => change('DELETE', `bids/${bidId}`),
    });

  const sayNo = ({ id, price_rupees }: StoreBargain['counters'][number]) =>
    ask({
      title: texts.sayNoTitle(rupeesText(price_rupees)),
      text: texts.sayNoText,
      fields: [],
      submit: texts.sayNo,
      danger: true,
      send: () => change('POST', `counters/${id}/refuse`),
    });

  /** Once somebody has accepted it, it stays as it is. */
  function actionsOf(bargain: StoreBargain) {
    const { title: of, bid } = bargain;
    if (bid === null) return [{ label: texts.offer, of, onPress: () => offer(bargain) }];
    if (bid.taken > 0) return [];
    return [
      { label: texts.change, of, onPress: () => offer(bargain) },
      { label: texts.withdraw, of, danger: true, onPress: () => withdraw(bid.id) },
    ];
  }
  return { actionsOf, sayNo, sheet };
}
