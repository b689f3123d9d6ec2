import type { MessageState } from '@baeon/contracts/counter/message-advice';
import type { MessageEntry } from '@baeon/contracts/counter/messages-wire';
import type { Language } from '@baeon/contracts/profile/language';
import { languageNames } from '@baeon/ui/lib/language-names.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import type { MarkLook } from '../../components/mark.tsx';
import type { Thing } from '../../components/thing-list.tsx';
import { dayAndTimeText } from '../../lib/day-and-time.ts';
import { sentMessagesTexts } from './messages-texts.ts';

const looks: Record<MessageState, MarkLook> = {
  waiting: 'plain',
  sent: 'plain',
  delivered: 'good',
  failed: 'bad',
  dead: 'bad',
};

/** A newer server may name what this version has no words for. */
const isKnown = <Words extends object>(words: Words, name: string): name is keyof Words & string =>
  Object.hasOwn(words, name);

/** A message as the list shows it. */
export function messageThing(
  message: MessageEntry,
  texts: typeof sentMessagesTexts.english,
  onSendAgain: () => void,
): Thing {
  const { id, kind, state, to_ends_in, at, language, provider, attempts, can_retry } = message;
  const title = isKnown(texts.kinds, kind) ? texts.kinds[kind] : texts.kinds.other;
  const sendAgain = {
    label: texts.sendAgain,
    of: `${title}, ${to_ends_in}`,
    onPress: onSendAgain,
  };
  return {
    id,
    title,
    mark: { look: looks[state], text: texts.states[state] },
    facts: [
      texts.to(to_ends_in),
      dayAndTimeText(at),
      language && (languageNames[language as Language] ?? language),
      provider,
      attempts > 1 ? texts.attempts(attempts) : null,
    ],
    body: <Answer message={message} />,
    actions: can_retry ? [sendAgain] : [],
  };
}

/** What the provider said, and what to do about it. */
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
