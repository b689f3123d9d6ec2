import { CopyBox } from '@baeon/ui/components/copy-box.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ThingList } from '../../components/thing-list.tsx';
import { calendarDayText } from '../../lib/day-and-time.ts';
import { storeAdminTexts } from './store-texts.ts';
import { thingsQuery, useStoreChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';

type ListedKey = { id: string; name: string; made_at: string };

/** Keys for points of sale that are not ours. */
export function KeysSection({ storeId }: { storeId: string }) {
  const texts = useTexts(storeAdminTexts);
  const keys = useQuery(thingsQuery<{ keys: ListedKey[] }>(storeId, 'keys'));
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();
  const [made, setMade] = useState<string | null>(null);

  const make = () =>
    ask({
      title: texts.makeKey,
      fields: [{ name: 'name', label: texts.keyName }],
      submit: texts.makeKey,
      send: async (values) => setMade((await change<{ key: string }>('POST', 'keys', values)).key),
    });

  const remove = ({ id, name }: ListedKey) =>
    ask({
      title: texts.removeKey(name),
      text: texts.removeKeyText,
      fields: [],
      submit: texts.remove,
      danger: true,
      send: () => change('DELETE', `keys/${id}`),
    });

  return (
    <>
      <ThingList
        title={texts.sections.keys}
        hint={texts.keysHint}
        of={keys}
        empty={texts.noKeys}
        trouble={texts.trouble}
        add={{ label: texts.makeKey, onPress: make }}
        things={keys.data?.keys.map((key) => ({
          id: key.id,
          title: key.name,
          facts: [texts.made(calendarDayText(key.made_at))],
          actions: [
            { label: texts.remove, of: key.name, danger: true, onPress: () => remove(key) },
          ],
        }))}
      >
        {made !== null && (
          <div role="status" className="flex flex-col gap-2 rounded-card bg-sunken p-4">
            <p className="font-semibold">{texts.keyMade}</p>
            <CopyBox text={made} label={texts.key} look="lines" />
          </div>
        )}
      </ThingList>
      {sheet}
    </>
  );
}
