import { PIN_LENGTH } from '@baeon/contracts/counter/counter';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { ThingList } from '../../components/thing-list.tsx';
import { calendarDayText, clockTimeText } from '../../lib/day-and-time.ts';
import { storeAdminTexts } from './store-texts.ts';
import { thingsQuery, useStoreChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';

type ListedName = { id: string; name: string; added_at: string; locked_until: string | null };

/** Who may sign in at the tills. */
export function NamesSection({ storeId }: { storeId: string }) {
  const texts = useTexts(storeAdminTexts);
  const names = useQuery(thingsQuery<{ staff: ListedName[] }>(storeId, 'till-staff'));
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();
  const pin = {
    name: 'pin',
    label: texts.pin,
    hint: texts.pinHint,
    input: { inputMode: 'numeric', maxLength: PIN_LENGTH, autoComplete: 'off' },
  } as const;

  const add = () =>
    ask({
      title: texts.addName,
      fields: [{ name: 'name', label: texts.name }, pin],
      submit: texts.add,
      send: (values) => change('POST', 'till-staff', values),
    });

  const changePin = ({ id, name }: ListedName) =>
    ask({
      title: texts.newPinOf(name),
      fields: [pin],
      submit: texts.newPin,
      send: (values) => change('PUT', `till-staff/${id}/pin`, values),
    });

  const remove = ({ id, name }: ListedName) =>
    ask({
      title: texts.removeName(name),
      text: texts.removeNameText,
      fields: [],
      submit: texts.remove,
      danger: true,
      send: () => change('DELETE', `till-staff/${id}`),
    });

  return (
    <>
      <ThingList
        title={texts.sections.names}
        hint={texts.namesHint}
        of={names}
        empty={texts.noNames}
        trouble={texts.trouble}
        add={{ label: texts.addName, onPress: add }}
        things={names.data?.staff.map((person) => ({
          id: person.id,
          title: person.name,
          facts: [
            texts.since(calendarDayText(person.added_at)),
            person.locked_until && texts.lockedUntil(clockTimeText(person.locked_until)),
          ],
          actions: [
            { label: texts.newPin, of: person.name, onPress: () => changePin(person) },
            { label: texts.remove, of: person.name, danger: true, onPress: () => remove(person) },
          ],
        }))}
      />
      {sheet}
    </>
  );
}
