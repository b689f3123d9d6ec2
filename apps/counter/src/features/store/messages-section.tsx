import type { MessageEntry } from '@baeon/contracts/counter/messages-wire';
import { messageStates, type MessageState } from '@baeon/contracts/counter/message-advice';
import type { Language } from '@baeon/contracts/profile/language';
import { languageNames } from '@baeon/ui/lib/language-names.ts';
import { useAddressParams } from '@baeon/ui/lib/use-address-params.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { useState } from 'react';
import type { MarkLook } from '../../components/mark.tsx';
import { ThingList } from '../../components/thing-list.tsx';
import { counterWire } from '../../config/counter-config.ts';
import { dayAndTimeText } from '../../lib/day-and-time.ts';
import { MessageFilters } from './message-filters.tsx';
import { sentMessagesTexts } from './messages-texts.ts';
import { useChange } from './store-api.ts';
import { useFormSheet } from './use-form-sheet.tsx';
import { usePages } from './use-pages.tsx';

const looks: Record<MessageState, MarkLook> = {
  waiting: 'plain',
  sent: 'plain',
  delivered: 'good',
  failed: 'bad',
  dead: 'bad',
};

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
        things={entries?.map((message) => {
          const { id, kind, to_ends_in, at, language, provider, attempts } = message;
          const title = isKnown(texts.kinds, kind) ? texts.kinds[kind] : texts.kinds.other;
          return {
            id,
            title,
            mark: { look: looks[message.state], text: texts.states[message.state] },
            facts: [
              texts.to(to_ends_in),
              dayAndTimeText(at),
              language && (languageNames[language as Language] ?? language),
              provider,
              attempts > 1 ? texts.attempts(attempts) : null,
            ],
            body: <Answer message={message} />,
            actions: message.can_retry
              ? [
                  {
                    label: texts.sendAgain,
                    of: `${title}, ${to_ends_in}`,
                    onPress: () => sendAgain(message),
                  },
                ]
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

/** A newer server may name what this version has no words for. */
const isKnown = <Words extends object>(words: Words, name: string): name is keyof Words & string =>
  Object.hasOwn(words, name);

function Answer({ message: { answer, advice, what_to_do } }: { message: MessageEntry }) {
  const texts = useTexts(sentMessagesTexts);
  if (answer === null && advice === null) return null;
  return (
    <p className="mt-1 rounded-field bg-sunken px-3 py-2 text-pretty">
      {answer !== null && (
        <span className="block text-sm text-ink-muted">{texts.answer(answer)}</span>
      )}
      {advice !== null && (isKnown(texts.advice, advice) ? texts.advice[advice] : what_to_do)}
    </p>
  );
}
