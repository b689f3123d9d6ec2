import type { MessageEntry } from '@baeon/contracts/counter/messages-wire';
import { messageStates, type MessageState } from '@baeon/contracts/counter/message-advice';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useState } from 'react';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { MessageFilters } from './message-filters.tsx';
import { messageThing } from './message-thing.tsx';
import { sentMessagesTexts } from './messages-texts.ts';
import { useChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';
import { usePages } from './use-pages.tsx';

/** How text messages fared, and what to do about those that did not arrive, for operators. */
export function MessagesSection() {
  const texts = useTexts(sentMessagesTexts);
  const [params, alter] = useAddressParams();
  const [number, setNumber] = useState<string | null>(null);
  const state = messageStates.find((one) => one === params.get('state')) ?? null;
  const { pages, entries, more } = usePages<MessageEntry>({
    queryKey: ['store', null, 'messages', state, number],
    address: counterWire.messages(state, number),
    idOf: ({ id }) => id,
    label: texts.more,
  });
  const change = useChange();
  const { ask, sheet } = useFormSheet();

  const filterBy = (chosen: MessageState | null) =>
    alter((next) => (chosen ? next.set('state', chosen) : next.delete('state')));

  const sendAgain = ({ id, to_ends_in }: MessageEntry) =>
    ask({
      title: texts.sendAgainTitle,
      text: texts.sendAgainText(to_ends_in),
      fields: [],
      submit: texts.sendAgain,
      send: () => change(counterWire.retryMessage(id), 'POST'),
    });

  return (
    <>
      <ThingList
        title={texts.title}
        alone
        hint={texts.hint}
        filters={<MessageFilters state={state} onState={filterBy} onNumber={setNumber} />}
        of={pages}
        empty={state || number ? texts.noneFound : texts.empty}
        trouble={texts.trouble}
        things={entries?.map((message) => messageThing(message, texts, () => sendAgain(message)))}
      >
        {more}
      </ThingList>
      {sheet}
    </>
  );
}
