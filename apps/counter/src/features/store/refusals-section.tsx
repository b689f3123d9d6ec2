import { LONGEST_WORDS } from '@baeon/contracts/honour/honour';
import type { StoreRefusal } from '@baeon/contracts/honour/honour-wire';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { calendarDayText } from '../../lib/day-and-time.ts';
import { storeRefusalsTexts } from './refusals-texts.ts';
import { useStoreChange } from './store-api.ts';
import { storeAdminTexts } from './store-texts.ts';
import { useFormSheet } from './use-form-sheet.tsx';
import { usePages } from './use-pages.tsx';

type Props = { storeId: string; mayAnswer: boolean };

/** What people say that a store did not take, and what it answered. */
export function RefusalsSection({ storeId, mayAnswer }: Props) {
  const texts = useTexts(storeRefusalsTexts);
  const { trouble } = useTexts(storeAdminTexts);
  const { pages, entries, more } = usePages<StoreRefusal>({
    queryKey: ['store', storeId, 'refusals'],
    address: counterWire.things(storeId, 'refusals'),
    idOf: ({ id }) => id,
    label: texts.more,
  });
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();

  const answer = ({ id }: StoreRefusal) =>
    ask({
      title: texts.answerTitle,
      text: texts.answerText,
      fields: [{ name: 'reply', label: texts.yourAnswer, longest: LONGEST_WORDS }],
      submit: texts.publish,
      send: (values) => change('POST', `refusals/${id}/reply`, values),
    });

  return (
    <>
      <ThingList
        title={texts.title}
        hint={texts.hint}
        of={pages}
        empty={texts.empty}
        trouble={trouble}
        things={entries?.map((refusal) => {
          const { id, title, reason, at, reply } = refusal;
          const mayStill = mayAnswer && reply === null;
          return {
            id,
            title: texts.reasons[reason],
            facts: [title, calendarDayText(at)],
            body: <Said refusal={refusal} />,
            actions: mayStill
              ? [{ label: texts.answer, of: title, onPress: () => answer(refusal) }]
              : [],
          };
        })}
      >
        {more}
      </ThingList>
      {sheet}
    </>
  );
}

function Said({ refusal: { words, reply, replied_at } }: { refusal: StoreRefusal }) {
  const texts = useTexts(storeRefusalsTexts);
  return (
    <>
      {words !== '' && <p className="mt-1 text-pretty">{`“${words}”`}</p>}
      {reply !== null && replied_at !== null && (
        <p className="mt-2 rounded-field bg-sunken px-3 py-2 text-pretty">
          <span className="block text-sm text-ink-muted">
            {texts.answered(calendarDayText(replied_at))}
          </span>
          {reply}
        </p>
      )}
    </>
  );
}
