import { LONGEST_REASON } from '@baeon/contracts/counter/counter';
import type { PersonView } from '@baeon/contracts/counter/persons-wire';
import { Button } from '@baeon/ui/components/button.tsx';
import { fullNumber } from '@baeon/ui/lib/format/phone-format.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { Mark } from '../../../components/mark.tsx';
import { ThingList } from '../../../components/thing-list.tsx';
import { counterWire } from '../../../config/counter-config.ts';
import { calendarDayText, dayAndTimeText } from '../../../lib/day-and-time.ts';
import { callPerson } from '../../../lib/person-api.ts';
import { actThing } from '../act-thing.ts';
import { actsTexts } from '../acts-texts.ts';
import { storeAdminTexts } from '../store-texts.ts';
import { useFormSheet } from '../use-form-sheet.tsx';
import { personsTexts } from './persons-texts.ts';

const here = { isPending: false, isError: false, isFetching: false, error: null, refetch() {} };

type Props = { person: PersonView; onChanged: (person: PersonView) => void };

/** What operators see of a person, and may do to them. */
export function PersonFound({ person, onChanged }: Props) {
  const texts = useTexts(personsTexts);
  const ofActs = useTexts(actsTexts);
  const { roles } = useTexts(storeAdminTexts);
  const { ask, sheet } = useFormSheet();
  const who = person.name ?? fullNumber(person.mobile_number);
  const { blocked } = person;

  const change = async (address: string, method: 'POST' | 'DELETE', body?: object) =>
    onChanged(await callPerson<PersonView>(address, { method, ...(body && { body }) }));

  const signOut = () =>
    ask({
      title: texts.signOutTitle(who),
      text: texts.signOutText,
      fields: [],
      submit: texts.signOut,
      danger: true,
      send: () => change(counterWire.signOutPerson(person.id), 'POST'),
    });
  const block = () =>
    ask({
      title: texts.blockTitle(who),
      text: texts.blockText,
      fields: [{ name: 'reason', label: texts.reason, longest: LONGEST_REASON }],
      submit: texts.block,
      danger: true,
      send: (values) => change(counterWire.blockOfPerson(person.id), 'POST', values),
    });
  const unblock = () =>
    ask({
      title: texts.unblockTitle(who),
      text: texts.unblockText,
      fields: [],
      submit: texts.unblock,
      send: () => change(counterWire.blockOfPerson(person.id), 'DELETE'),
    });

  return (
    <>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
        <div className="wrap-anywhere">
          <div className="flex flex-wrap gap-2 empty:hidden">
            {person.operator && <Mark look="plain">{texts.operator}</Mark>}
            {blocked && <Mark look="bad">{texts.blocked}</Mark>}
          </div>
          <h2 className="mt-1 text-xl font-bold">{person.name ?? texts.nameless}</h2>
          <p className="text-sm text-ink-muted">
            {[fullNumber(person.mobile_number), texts.since(calendarDayText(person.since))].join(
              ' · ',
            )}
          </p>
        </div>
        {blocked && (
          <p className="rounded-field bg-sunken px-3 py-2 text-pretty wrap-anywhere">
            {blocked.reason}
            <span className="block text-sm text-ink-muted">
              {blocked.by
                ? texts.blockedBy(dayAndTimeText(blocked.at), blocked.by)
                : texts.blockedAt(dayAndTimeText(blocked.at))}
            </span>
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {person.sign_ins.length > 0 && (
            <Button kind="secondary" onClick={signOut}>
              {texts.signOut}
            </Button>
          )}
          {blocked ? (
            <Button kind="secondary" onClick={unblock}>
              {texts.unblock}
            </Button>
          ) : (
            !person.operator && (
              <Button kind="danger" onClick={block}>
                {texts.block}
              </Button>
            )
          )}
        </div>
      </div>
      <div className="grid items-start gap-5 @3xl:grid-cols-2">
        <ThingList
          title={texts.signIns}
          of={here}
          empty={texts.signInsEmpty}
          trouble=""
          things={person.sign_ins.map(({ device, since, last_used_at }, nth) => ({
            id: String(nth),
            title: device ?? texts.device,
            facts: [
              texts.signedInAt(dayAndTimeText(since)),
              texts.lastUsed(dayAndTimeText(last_used_at)),
            ],
            actions: [],
          }))}
        />
        <ThingList
          title={texts.stores}
          of={here}
          empty={texts.storesEmpty}
          trouble=""
          things={person.stores.map(({ store_id, name, role, since }) => ({
            id: store_id,
            title: name,
            facts: [roles[role], texts.signedInAt(calendarDayText(since))],
            actions: [],
          }))}
        />
        <ThingList
          title={texts.acts}
          of={here}
          empty={ofActs.empty}
          trouble=""
          things={person.acts.map((act) => actThing(act, ofActs, true))}
        />
      </div>
      {sheet}
    </>
  );
}
