import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ThingList } from '../../components/thing-list.tsx';
import { dayAndTimeText } from '../../lib/day-and-time.ts';
import { EnrolmentSheet } from './enrolment-sheet.tsx';
import { storeAdminTexts } from './store-texts.ts';
import { type ListedTill, thingsQuery, useStoreChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';

/** The phones that take coupons here, and how another one becomes a till. */
export function TillsSection({ storeId }: { storeId: string }) {
  const texts = useTexts(storeAdminTexts);
  const tills = useQuery(thingsQuery<{ tills: ListedTill[] }>(storeId, 'tills'));
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();
  const [enrolment, setEnrolment] = useState<{ token: string; expires_at: string } | null>(null);

  const make = () =>
    ask({
      title: texts.makeTill,
      fields: [{ name: 'name', label: texts.tillName, hint: texts.tillHint }],
      submit: texts.makeCode,
      send: async (values) => setEnrolment(await change('POST', 'tills/enrolments', values)),
    });

  const rename = ({ id, name }: ListedTill) =>
    ask({
      title: texts.renameTill(name),
      fields: [{ name: 'name', label: texts.tillName, value: name }],
      submit: texts.rename,
      send: (values) => change('PATCH', `tills/${id}`, values),
    });

  const remove = ({ id, name }: ListedTill) =>
    ask({
      title: texts.removeTill(name),
      text: texts.removeTillText,
      fields: [],
      submit: texts.remove,
      danger: true,
      send: () => change('DELETE', `tills/${id}`),
    });

  return (
    <>
      <ThingList
        title={texts.sections.tills}
        of={tills}
        empty={texts.noTills}
        trouble={texts.trouble}
        add={{ label: texts.makeTill, onPress: make }}
        things={tills.data?.tills.map((till) => ({
          id: till.id,
          title: till.name,
          facts: [texts.lastSeen(dayAndTimeText(till.last_seen_at))],
          actions: [
            { label: texts.rename, of: till.name, onPress: () => rename(till) },
            { label: texts.remove, of: till.name, danger: true, onPress: () => remove(till) },
          ],
        }))}
      />
      <EnrolmentSheet storeId={storeId} enrolment={enrolment} onClose={() => setEnrolment(null)} />
      {sheet}
    </>
  );
}
