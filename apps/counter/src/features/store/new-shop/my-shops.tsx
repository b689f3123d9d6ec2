import type { Application } from '@baeon/contracts/counter/new-shops-wire';
import { buttonClass } from '@baeon/ui/components/button.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, Link, useNavigate } from 'react-router';
import { ThingList } from '../../../components/thing-list.tsx';
import { counterPaths, counterWire } from '../../../config/counter-config.ts';
import { useChange } from '../store-api.ts';
import { useFormSheet } from '../use-form-sheet.tsx';
import { applicationsQuery } from './applications-api.ts';
import { newShopTexts } from './new-shop-texts.ts';

/** What has been begun and is no store yet, and the way to begin. */
export function MyShops({ mayBegin }: { mayBegin: boolean }) {
  const texts = useTexts(newShopTexts);
  const applications = useQuery(applicationsQuery);
  const navigate = useNavigate();
  const change = useChange();
  const { ask, sheet } = useFormSheet();
  // The same one, however often it is tapped.
  const [fresh] = useState(() => crypto.randomUUID());
  const open = applications.data?.applications.filter(({ store_id }) => store_id === null) ?? [];
  const pathOf = (id: string) => generatePath(counterPaths.newShop, { applicationId: id });
  const nameOf = ({ details }: Application) => details.name || texts.unnamed;

  const remove = (shop: Application) =>
    ask({
      title: texts.removeTitle(nameOf(shop)),
      text: texts.removeText,
      fields: [],
      submit: texts.remove,
      danger: true,
      send: () => change(counterWire.application(shop.id), 'DELETE'),
    });

  const stateOf = ({ state, invited }: Application) =>
    texts.states[state === 'approved' || (invited && state === 'draft') ? 'invited' : state];

  return (
    <>
      {open.length > 0 && (
        <ThingList
          title={texts.mine}
          of={applications}
          empty=""
          trouble={texts.trouble}
          things={open.map((shop) => ({
            id: shop.id,
            title: nameOf(shop),
            facts: [],
            mark: { look: shop.state === 'sent_back' ? 'bad' : 'good', text: stateOf(shop) },
            body: shop.reason && <p className="text-pretty">{`“${shop.reason}”`}</p>,
            actions: [
              {
                label: shop.state === 'waiting' ? texts.look : texts.goOnWith,
                of: nameOf(shop),
                onPress: () => void navigate(pathOf(shop.id)),
              },
              {
                label: texts.remove,
                of: nameOf(shop),
                danger: true,
                onPress: () => remove(shop),
              },
            ],
          }))}
        />
      )}
      {mayBegin && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl font-bold">{texts.notHere}</h2>
          <p className="text-pretty text-ink-muted">{texts.notHereText}</p>
          <Link to={pathOf(fresh)} className={buttonClass('secondary')}>
            {texts.begin}
          </Link>
        </section>
      )}
      {sheet}
    </>
  );
}
