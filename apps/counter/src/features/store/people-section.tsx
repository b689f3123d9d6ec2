import type { InviteResult, StorePeople } from '@baeon/contracts/counter/counter-wire';
import { fullNumber } from '@baeon/ui/lib/format/phone-format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { ThingList } from '../../components/thing-list.tsx';
import { calendarDayText } from '../../lib/day-and-time.ts';
import { storeAdminTexts } from './store-texts.ts';
import { thingsQuery, useStoreChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';

type Props = {
  storeId: string;
  /** Operators invite owners only. */
  mayInvite: readonly ('owner' | 'staff')[];
};

/** Who runs a store and who works there. */
export function PeopleSection({ storeId, mayInvite }: Props) {
  const texts = useTexts(storeAdminTexts);
  const people = useQuery(thingsQuery<StorePeople>(storeId, 'people'));
  const change = useStoreChange(storeId);
  const { ask, sheet } = useFormSheet();

  const invite = () =>
    ask({
      title: texts.invite,
      text: texts.inviteText,
      fields: [
        {
          name: 'mobile_number',
          label: texts.number,
          input: { type: 'tel', inputMode: 'numeric', maxLength: 16, autoComplete: 'off' },
        },
        {
          name: 'role',
          label: texts.role,
          options: mayInvite.toReversed().map((value) => ({ value, label: texts.roles[value] })),
        },
      ],
      submit: texts.invite,
      async send(values) {
        const { joined } = await change<InviteResult>('POST', 'people', values);
        toast.success(joined ? texts.joined : texts.invited);
      },
    });

  const remove = (id: string, name: string) =>
    ask({
      title: texts.removePerson(name),
      text: texts.removePersonText,
      fields: [],
      submit: texts.remove,
      danger: true,
      send: () => change('DELETE', `people/${id}`),
    });

  return (
    <>
      <ThingList
        title={texts.sections.people}
        of={people}
        empty={texts.noPeople}
        trouble={texts.trouble}
        add={{ label: texts.invite, onPress: invite }}
        things={people.data?.people.map(({ id, name, mobile_number, role, since, self }) => {
          const called = name ?? fullNumber(mobile_number);
          return {
            id,
            title: self ? `${called} (${texts.you})` : called,
            facts: [
              texts.roles[role],
              name && fullNumber(mobile_number),
              texts.since(calendarDayText(since)),
            ],
            actions: [
              {
                label: texts.remove,
                of: called,
                danger: true,
                onPress: () => remove(id, called),
              },
            ],
          };
        })}
      />
      {people.data && people.data.invitations.length > 0 && (
        <ThingList
          title={texts.invitations}
          of={people}
          empty=""
          trouble={texts.trouble}
          things={people.data.invitations.map(({ id, mobile_number, role, expires_at }) => ({
            id,
            title: fullNumber(mobile_number),
            facts: [texts.roles[role], texts.expires(calendarDayText(expires_at))],
            actions: [
              {
                label: texts.withdraw,
                of: fullNumber(mobile_number),
                onPress: () => {
                  change('DELETE', `invitations/${id}`).catch((error: Error) =>
                    toast.error(error.message),
                  );
                },
              },
            ],
          }))}
        />
      )}
      {sheet}
    </>
  );
}
