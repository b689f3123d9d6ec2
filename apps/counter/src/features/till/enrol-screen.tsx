import { Button } from '@baeon/ui/components/button.tsx';
import { TextInput } from '@baeon/ui/components/form/text-input.tsx';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { enrol, enrolmentToken } from './till-api.ts';
import { keptTill, useTillSession } from './till-session.ts';
import { tillTexts } from './till-texts.ts';

type Props = {
  /** What came with the address. */
  token: string;
  onEnrolled: () => void;
  /** What is still to be seen to. */
  note: ReactNode;
  renderCamera: (onText: (text: string) => void, paused: boolean) => ReactNode;
  /** What else can be done here. */
  foot: ReactNode;
};

/** A phone becomes a till by what its owner shows. */
export function EnrolScreen({ token, onEnrolled, note, renderCamera, foot }: Props) {
  const texts = useTexts(tillTexts);
  const session = useTillSession();
  const [text, setText] = useState(token);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const till = keptTill(session);

  async function become(link: string) {
    if (busy || enrolmentToken(link) === '') return;
    setBusy(true);
    setRefusal(null);
    try {
      await enrol(link);
      onEnrolled();
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  function scanned(link: string) {
    setText(link);
    void become(link);
  }

  return (
    <div className="flex flex-1 flex-col gap-4 px-4 py-4">
      <h1 className="text-3xl font-extrabold text-balance">{texts.enrolTitle}</h1>
      {session.step === 'not-a-till' && session.wasRemoved && (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-semibold">
          {texts.removed}
        </p>
      )}
      {note}
      <p className="text-pretty text-ink-muted">{texts.enrolText}</p>
      {till && (
        <p className="rounded-field bg-sunken px-4 py-3">
          {texts.enrolReplaces(till.till.name, till.store.name)}
        </p>
      )}
      {token === '' && renderCamera(scanned, busy)}
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void become(text);
        }}
      >
        <TextInput
          label={texts.enrolField}
          name="enrolment"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={refusal}
        />
        <Button
          type="submit"
          className="mt-2 min-h-16 w-full text-lg"
          loading={busy}
          disabled={text.trim() === ''}
        >
          {texts.enrol}
        </Button>
      </form>
      <div className="mt-auto flex flex-col">{foot}</div>
    </div>
  );
}
